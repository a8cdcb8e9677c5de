import { build } from '#scripts/build.mjs'
import { bundleServer } from '#scripts/lib/server-bundle.mjs'
import { startServer } from './server.ts'
import { prepareTemplate } from './template.ts'

/** What the journeys need: the build, a filled database to copy, and the server that all of them share that only read. */
export default async function setUp(): Promise<() => Promise<void>> {
  if (!((await build({ ifChanged: true })) && (await bundleServer()))) throw new Error('the build failed')
  process.env.E2E_TEMPLATE = await prepareTemplate()
  const { stop, ...server } = await startServer()
  // The workers read both from their environment.
  process.env.E2E_SERVER = JSON.stringify(server)
  return stop
}
