import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockDirectory } from '#server/platform/database/lock.ts'

const script = fileURLToPath(new URL('support/take-lock.ts', import.meta.url))
let directory: string

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'research-portal-lock-'))
})
afterEach(() => rm(directory, { recursive: true, force: true }))

const path = () => join(directory, 'server.lock')

test('R392 a data directory is given to one server at a time, and the refusal says what to do', async () => {
  const unlock = await lockDirectory(directory)
  await expect(lockDirectory(directory)).rejects.toThrow(
    `The data directory ${directory} is in use by process ${process.pid}. ` +
      'Stop that server first, or set DATA_DIR to another directory.',
  )
  await unlock()
  await (await lockDirectory(directory))()
  expect(await readdir(directory)).toEqual([])
})

test('R392 the lock of a process that ended is taken over', async () => {
  const { pid } = spawnSync(process.execPath, ['--version'])
  await writeFile(path(), `${pid} 1\n`)
  const unlock = await lockDirectory(directory)
  expect(await readFile(path(), 'utf8')).toMatch(new RegExp(`^${process.pid} `))
  await unlock()
})

test.each(['', 'nonsense', '-1 5', '0'])('R392 a lock that names no process is taken over: %j', async (content) => {
  await writeFile(path(), content)
  await (await lockDirectory(directory))()
})

test.runIf(process.platform === 'linux')('R392 a process id that was used again does not hold the lock', async () => {
  await writeFile(path(), `${process.pid} 1\n`)
  await (await lockDirectory(directory))()
})

test('R392 of several processes that find a stale lock at once, one gets it', async () => {
  await writeFile(path(), '0')
  const children = Array.from({ length: 3 }, () =>
    spawn(process.execPath, ['--import', 'tsx', script, directory], { stdio: ['pipe', 'pipe', 'inherit'] }),
  )
  const answers = await Promise.all(
    children.map(async ({ stdout }) => {
      for await (const line of createInterface(stdout)) return line
    }),
  )
  for (const child of children) child.stdin.end()
  await Promise.all(children.map((child) => once(child, 'exit')))
  expect(answers.sort()).toEqual(['locked', 'refused', 'refused'])
})
