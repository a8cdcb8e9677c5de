import { build } from '../../../scripts/build.mjs'
import { prepareTemplate } from './template.ts'

/** What every test server needs: the build it serves and a filled database to copy. */
export async function setup(): Promise<void> {
  if (!(await build({ ifChanged: true }))) throw new Error('the build failed')
  await prepareTemplate()
}
