import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createConnection } from 'node:net'
import { createInterface } from 'node:readline'
import { expect, test, vi } from 'vitest'

const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = createConnection(port, '127.0.0.1')
    socket.once('connect', () => resolve(true))
    socket.once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

test('the PostgreSQL of the tests ends with whoever started it, also when that is killed', {
  timeout: 60_000,
}, async () => {
  const script = `import { startPostgres } from './scripts/lib/postgres.mjs'
    console.log((await startPostgres()).urlOf(''))
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  const lines = createInterface(child.stdout)
  const [url] = await once(lines, 'line')
  const port = Number(new URL(url).port)
  expect(await isListening(port)).toBe(true)
  child.kill('SIGKILL')
  await vi.waitFor(async () => expect(await isListening(port)).toBe(false), 20_000)
})
