// Serves the database that the environment names, prints its address, and ends by a signal.
import { buildApp } from '../../../demo/server/app.ts'
import { openKeyring } from '../../../demo/server/auth/kept-keys.ts'
import { keyFile } from '../../../demo/server/auth/key-file.ts'
import { openDatabase } from '../../../demo/server/database/open.ts'
import { readSettings } from '../../../demo/server/settings.ts'

/** Mails stay where they were put down, to be counted. */
const nobody = { send: () => Promise.reject(new Error('Nobody takes mails.')), close: () => {} }

const { databaseUrl: url, dataDir: directory, dataReserve: reserve, pool: limits, mail } = readSettings(process.env)
const { db } = await openDatabase({ url, directory, reserve, limits })
const app = await buildApp({
  db,
  jwtSecret: await openKeyring(keyFile(directory), console.error),
  allowedOrigins: [],
  mail: { ...mail, transport: nobody },
})
console.log(await app.listen({ host: '127.0.0.1', port: 0 }))
