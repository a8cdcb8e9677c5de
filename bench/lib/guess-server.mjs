// @ts-check
// The server that `bench/guesses.mjs` attacks, in a process of its own, on a database in memory with the accounts of the demo.
import { register } from 'tsx/esm/api'

register()
const { buildApp } = await import('#server/app.ts')
const { migrate } = await import('#server/platform/database/migrate.ts')
const { kyselyOver } = await import('#server/platform/database/open.ts')
const { createPglite } = await import('#server/platform/database/pglite.ts')
const { createTags } = await import('#demo/data/generate/tags.ts')
const { createWorld } = await import('#demo/data/generate/world.ts')
const { writeTags } = await import('#demo/data/write/write-records.ts')
const { writeAccounts } = await import('#demo/data/write/write-site.ts')

const now = new Date()
const db = kyselyOver(await createPglite())
await migrate(db)
await writeTags(db, createTags(createWorld(now)))
await writeAccounts(db, now)
const app = await buildApp({
  db,
  jwtSecret: new TextEncoder().encode('only for this measurement'),
  allowedOrigins: [],
  // Each request names its own client address.
  trustProxy: 1,
})
const address = await app.listen({ host: '127.0.0.1', port: 0 })

// End with the parent, even if it was killed.
process.on('disconnect', () => process.exit(0))
process.on('message', async (message) => {
  if (message !== 'forget') return
  await db.deleteFrom('sign_in_failures').execute()
  await db.deleteFrom('known_sources').execute()
  process.send?.({ done: true })
})
process.send?.({ address })
