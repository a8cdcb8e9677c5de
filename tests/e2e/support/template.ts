import { existsSync, readdirSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fingerprint } from '../../../scripts/lib/fingerprint.mjs'
import { root } from '../../../scripts/lib/run.mjs'
import { startProcess } from './process.ts'

/** Where test data lives: templates by the hash of what made them, and the copies that servers run on. */
export const testData = join(root, 'var/test-data')

/** The template's directory: another one as soon as the server's sources or the day change, as its data follow both. */
export function templateDir(): string {
  const day = new Date().toISOString().slice(0, 10)
  return join(testData, fingerprint(['demo/server', 'src/contract', 'package-lock.json'], day))
}

/** Lets the server create and fill a database once, so that every test server starts from a copy. */
export async function prepareTemplate(): Promise<void> {
  const template = templateDir()
  if (existsSync(template)) return
  console.log('Filling a database for the tests …')
  await mkdir(testData, { recursive: true })
  await Promise.all(readdirSync(testData).map((name) => rm(join(testData, name), { recursive: true, force: true })))
  const unfinished = `${template}.unfinished`
  const server = await startProcess(unfinished, {}, 180)
  await server.stop()
  await rename(unfinished, template)
}
