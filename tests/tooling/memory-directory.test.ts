import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeMemoryDirectory } from '#scripts/lib/memory-directory.mjs'
import { root } from '#scripts/lib/run.mjs'

let home: string

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'memory-'))
})
afterEach(() => rmSync(home, { recursive: true }))

/** What another process makes, and the entries that it sees beside it. */
function makeElsewhere(): string[] {
  const script = `
    import { readdirSync } from 'node:fs'
    import { makeMemoryDirectory } from '${join(root, 'scripts/lib/memory-directory.mjs')}'
    makeMemoryDirectory(process.argv[1])
    console.log(JSON.stringify(readdirSync(process.argv[1])))`
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', script, home], { encoding: 'utf8' })
  return JSON.parse(stdout)
}

test('temporary files of a run end with it, and those of a killed run with the next one', () => {
  const { pid } = spawnSync(process.execPath, ['--eval', ''])
  const killed = `research-portal-tests-${pid}`
  const running = `research-portal-tests-${process.pid}`
  for (const name of [killed, running, 'of-others']) mkdirSync(join(home, name))
  expect(makeElsewhere()).toEqual(expect.arrayContaining([running, 'of-others']))
  expect(readdirSync(home).sort()).toEqual(['of-others', running].sort())
})

test('a machine without files in memory uses the usual directory', () => {
  const missing = join(home, 'missing')
  expect(makeMemoryDirectory(missing)).toBeUndefined()
  expect(existsSync(missing)).toBe(false)
})
