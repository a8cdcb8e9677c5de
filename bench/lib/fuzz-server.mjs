// @ts-check
// The server that `bench/fuzz.mjs` attacks, in a process of its own: started with `--expose-gc` and a channel to its parent.
import { register } from 'tsx/esm/api'

register()
const { kyselyOver } = await import('#server/platform/database/open.ts')
const { loadFixture } = await import('#tests/server/support/embedded.ts')
const { openDemoWorld } = await import('#tests/server/security/demo-world.ts')
const { accessTokens } = await import('#server/access/access-tokens.ts')
const { SECRET } = await import('#tests/server/support/secret.ts')
const { openSession } = await import('#tests/server/support/session.ts')

const MINUTE = 60_000
const world = await openDemoWorld(async () => kyselyOver(await loadFixture()))
const session = await openSession(world.db, 1, { now: world.clock(), isRemembered: true })
await world.app.listen({ host: '127.0.0.1', port: Number(process.argv[2] ?? 0) })
const address = world.app.server.address()

/** Bytes in use after garbage collection. */
function heapInUse() {
  globalThis.gc?.()
  globalThis.gc?.()
  return process.memoryUsage().heapUsed
}

// End with the parent, even if it was killed.
process.on('disconnect', () => process.exit(0))
process.on('message', async (message) => {
  if (message === 'turn') {
    world.wait(6 * MINUTE)
    process.send?.({ token: await accessTokens(new TextEncoder().encode(SECRET), world.clock).issue(1, session.id) })
  }
  if (message === 'heap') {
    const heap = heapInUse()
    process.send?.({ heap, resident: process.memoryUsage().rss })
  }
  if (message === 'close') {
    await world.close()
    process.disconnect()
  }
})
process.send?.({ port: typeof address === 'object' ? address?.port : undefined, routes: world.routes })
