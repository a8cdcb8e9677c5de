// @ts-check
// `npm start`: builds what it serves if that has changed, and runs the server in this process, so that Ctrl-C and signals reach it
// directly, its exit code is ours, and nothing is left behind. `--no-build` leaves dist/ as it is.
import { build } from './build.mjs'
import { endWithNpm } from './lib/end-with-npm.mjs'
import { setup } from './setup.mjs'

endWithNpm()
await setup()
if (!process.argv.includes('--no-build') && !(await build({ ifChanged: true, onlyServed: true }))) {
  console.error('The portal could not be built; the reason is above.')
  process.exit(1)
}
const { register } = await import('tsx/esm/api')
register()
await import('#server/main.ts')
