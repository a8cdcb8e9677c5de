import { bundleServer, bundleTestServer } from '#scripts/lib/server-bundle.mjs'

/** Tests that start a process of the server start its bundle, as `npm start` does. */
export async function setup(): Promise<void> {
  if (!((await bundleServer()) && (await bundleTestServer()))) throw new Error('the server could not be bundled')
}
