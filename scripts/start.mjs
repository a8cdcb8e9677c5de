// @ts-check
// `npm start`: builds what it serves if that has changed, fills the database meanwhile, and runs the server in this process, so that
// Ctrl-C and signals reach it directly, its exit code is ours, and nothing is left behind. `--no-build` leaves the portal as it is.
import { pathToFileURL } from 'node:url'
import { build, isBuilt } from './build.mjs'
import { endWithNpm } from './lib/end-with-npm.mjs'
import { run } from './lib/run.mjs'
import { bundleServer, serverFiles } from './lib/server-bundle.mjs'
import { setup } from './setup.mjs'

endWithNpm()
await setup()
if (!(await bundleServer())) process.exit(1)

/** On the first start, fill the database during the build. */
const prepareDatabase = () => run(process.execPath, [serverFiles.cli, 'prepare'], { label: 'the database' })

if (!process.argv.includes('--no-build') && !isBuilt({ onlyServed: true })) {
  const [built, code] = await Promise.all([build({ onlyServed: true }), prepareDatabase()])
  if (!built) console.error('The portal could not be built; the reason is above.')
  if (code !== 0) console.error('The database could not be prepared; the reason is above.')
  if (!built || code !== 0) process.exit(1)
}
await import(pathToFileURL(serverFiles.main).href)
