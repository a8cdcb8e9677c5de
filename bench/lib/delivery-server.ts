// Serves the database that the environment names, and delivers its notes whenever its parent says so; with `fill` it adds them
// and ends.

import { keyFile } from '#server/access/key-file.ts'
import { openKeyring } from '#server/access/stored-keys.ts'
import { buildApp } from '#server/app.ts'
import { sweep } from '#server/delivery/sweep/sweep.ts'
import { openDatabase } from '#server/platform/database/open.ts'
import { addDeliveryData, countDeliveries, renewArrivals } from './delivery-data.ts'

const { DATABASE_URL: url, DATA_DIR: directory = '' } = process.env
const [what, users, searches] = process.argv.slice(2)
const DAY = 24 * 60 * 60 * 1000

const { db, close } = await openDatabase({ url: url || undefined, directory })

async function deliver() {
  await renewArrivals(db)
  process.send?.({ is: 'begun' })
  const started = performance.now()
  const notes = await sweep(db, { now: new Date(), meaning: { unavailable: 'off' } })
  const seconds = (performance.now() - started) / 1000
  process.send?.({ is: 'done', notes, seconds, deliveries: await countDeliveries(db) })
}

if (what === 'fill') {
  await addDeliveryData(db, Number(users), searches === 'true').finally(close)
} else {
  const jwtSecret = await openKeyring(keyFile(directory), console.error)
  // It is the day before the notes, so that the app's own job leaves them alone.
  const clock = () => new Date(Date.now() - DAY)
  const app = await buildApp({ db, jwtSecret, allowedOrigins: [], clock })
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  process.on('message', () => {
    deliver().catch((error) => process.send?.({ is: 'failed', error: String(error) }))
  })
  process.send?.({ is: 'ready', address })
}
