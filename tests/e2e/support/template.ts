import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fingerprint } from '#scripts/lib/fingerprint.mjs'
import { root, run } from '#scripts/lib/run.mjs'
import { serverFiles } from '#scripts/lib/server-bundle.mjs'

/** Where test data lives: templates by the hash of what made them, and the copies that servers run on. */
export const testData = join(root, 'var/test-data')

/**
 * Lets the command of the first start create and fill a database once, so that every test server starts from a copy. It is made again when
 * the server's sources or the day change, as the data follow both.
 * @returns the template's directory
 */
export async function prepareTemplate(): Promise<string> {
  const day = new Date().toISOString().slice(0, 10)
  const template = join(testData, fingerprint(['server', 'demo/data', 'src/contract', 'package-lock.json'], day))
  if (existsSync(template)) return template
  console.log('Filling a database for the tests …')
  await mkdir(testData, { recursive: true })
  await removeOld()
  const unfinished = await mkdtemp(join(testData, 'filling-'))
  const env = { DATA_DIR: unfinished, DATABASE_URL: '', NODE_ENV: '' }
  const args = [serverFiles.cli, 'prepare']
  if ((await run(process.execPath, args, { label: 'the fill', env })) !== 0) throw new Error('the fill failed')
  if (!existsSync(template)) await rename(unfinished, template)
  return template
}

/** Removes what nobody can be using any more: another run may be under way, and none takes an hour. */
async function removeOld() {
  for (const name of await readdir(testData)) {
    const path = join(testData, name)
    const { mtimeMs } = await stat(path)
    if (Date.now() - mtimeMs > 3_600_000) await rm(path, { recursive: true, force: true })
  }
}
