// Serves the database that the environment names, and delivers its notes, or queues the mails about them, whenever its parent says
// so; with `fill` it adds them and ends.

import { keyFile } from '#server/access/key-file.ts'
import { openKeyring } from '#server/access/stored-keys.ts'
import { buildApp } from '#server/app.ts'
import { sendDue } from '#server/delivery/mails/send-due.ts'
import { sweep } from '#server/delivery/sweep/sweep.ts'
import { openDatabase } from '#server/platform/database/open.ts'
import { addDeliveryData, countDeliveries, renewArrivals, renewMails } from './delivery-data.ts'

const { DATABASE_URL: url, DATA_DIR: directory = '' } = process.env
const [what, users, searches] = process.argv.slice(2)
const DAY = 24 * 60 * 60 * 1000

const { db, close } = await openDatabase({ url: url || undefined, directory })

const from = { name: 'Research', address: 'no-reply@portal.example' }
const settings = { from, accessTeam: from, portalUrl: 'https://portal.example' }

/** Tells when it begins, and how many there were in how many seconds. */
async function time(renew: () => Promise<void>, work: () => Promise<number>) {
  await renew()
  process.send?.({ is: 'begun' })
  const started = performance.now()
  const count = await work()
  const seconds = (performance.now() - started) / 1000
  // Of the process: `arrayBuffers` has the embedded database with its buffers, which never gives memory back.
  const { heapUsed, heapTotal, arrayBuffers } = process.memoryUsage()
  const parts = { heapUsed, heapTotal, arrayBuffers }
  process.send?.({ is: 'done', count, seconds, deliveries: await countDeliveries(db), parts })
}

const work = {
  sweep: () =>
    time(
      () => renewArrivals(db),
      () => sweep(db, { now: new Date(), meaning: { unavailable: 'off' } }),
    ),
  mails: () =>
    time(
      () => renewMails(db),
      () => sendDue(db, { settings, now: new Date(), onFailure: fail }),
    ),
}

const fail = (error: unknown) => process.send?.({ is: 'failed', error: String(error) })

if (what === 'fill') {
  await addDeliveryData(db, Number(users), searches === 'true').finally(close)
} else {
  const jwtSecret = await openKeyring(keyFile(directory), console.error)
  // It is the day before the notes, so that the app's own job leaves them alone.
  const clock = () => new Date(Date.now() - DAY)
  const app = await buildApp({ db, jwtSecret, allowedOrigins: [], clock })
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  process.on('message', (what: keyof typeof work) => {
    work[what]().catch(fail)
  })
  process.send?.({ is: 'ready', address })
}
