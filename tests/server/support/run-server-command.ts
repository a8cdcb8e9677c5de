import { spawn } from 'node:child_process'
import { Readable } from 'node:stream'
import { vi } from 'vitest'
import { serverFiles } from '#scripts/lib/server-bundle.mjs'
import { runCommand } from '#server/cli/command.ts'
import { commands } from '#server/cli/commands.ts'

export type Output = { code: number | null; stdout: string; stderr: string }

type Call = { directory: string; input?: string; env?: Record<string, string> }

/**
 * Runs a command of the server on the embedded database of a directory, or on the database that `env` names. It runs in this process,
 * which takes a third of the time of a process of its own.
 */
export async function runServerCommand(
  name: string,
  args: readonly string[],
  { directory, input = '', env = {} }: Call,
): Promise<Output> {
  const command = await commands[name]?.()
  if (!command) throw new Error(`There is no command ${name}.`)
  const output = { stdout: '', stderr: '' }
  const line =
    (stream: keyof typeof output) =>
    (...values: unknown[]) => {
      output[stream] += `${values.join(' ')}\n`
    }
  const spies = [
    vi.spyOn(console, 'log').mockImplementation(line('stdout')),
    vi.spyOn(console, 'warn').mockImplementation(line('stderr')),
    vi.spyOn(console, 'error').mockImplementation(line('stderr')),
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      output.stdout += text
      return true
    }),
    vi.spyOn(process, 'stdin', 'get').mockReturnValue(Readable.from([input]) as typeof process.stdin),
  ]
  const before = { ...process.env }
  Object.assign(process.env, { DATABASE_URL: '', DATA_DIR: directory }, env)
  try {
    return { code: await runCommand(command, [...args]), ...output }
  } finally {
    process.env = before
    for (const spy of spies) spy.mockRestore()
  }
}

/** The same in a process of its own, for what holds between processes. */
export function spawnServerCommand(
  name: string,
  args: readonly string[],
  { directory, input = '', env = {} }: Call,
): Promise<Output> {
  const child = spawn(process.execPath, [serverFiles.cli, name, ...args], {
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: directory, ...env },
  })
  const output = { stdout: '', stderr: '' }
  for (const stream of ['stdout', 'stderr'] as const) {
    child[stream].setEncoding('utf8').on('data', (data: string) => {
      output[stream] += data
    })
  }
  child.stdin.on('error', () => {}).end(input)
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, ...output })))
}
