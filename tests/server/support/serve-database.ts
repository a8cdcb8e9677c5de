// Serves the database that the environment names, prints its address, and ends by a signal.

import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { keyFile } from '#server/access/key-file.ts'
import { openKeyring } from '#server/access/stored-keys.ts'
import { buildApp } from '#server/app.ts'
import { openDatabase } from '#server/platform/database/open.ts'
import { readSettings } from '#server/settings.ts'

const endless = {
  capture_event: [],
  preferences: [],
  register: [],
  change_password: [],
  access_requests: [],
  desk: [],
  sessions: [],
  factors: [],
  file_token: [],
}

/** Mails stay where they were put down, to be counted. */
const nobody = { send: () => Promise.reject(new Error('Nobody takes mails.')), close: () => {} }

/** Milliseconds. */
const BETWEEN_TELLING = 10

const { databaseUrl: url, dataDir: directory, dataReserve: reserve, pool: limits, mail } = readSettings(process.env)
const { db } = await openDatabase({ url, directory, reserve, limits })

/** Says how far deliveries and mails have come, until this process is killed. */
async function tellDelivery(): Promise<void> {
  for (;;) {
    const { rows } = await sql`select (select count(*)::int from deliveries) as deliveries,
      (select count(*)::int from outgoing_mails) as mails`.execute(db)
    process.send?.(rows[0])
    await delay(BETWEEN_TELLING)
  }
}

const app = await buildApp({
  db,
  jwtSecret: await openKeyring(keyFile(directory), console.error),
  allowedOrigins: [],
  // Its clients write as fast as they can.
  writeLimits: endless,
  mail: { ...mail, transport: nobody },
})
console.log(await app.listen({ host: '127.0.0.1', port: 0 }))
if (process.env.TELL_DELIVERY) await tellDelivery()
