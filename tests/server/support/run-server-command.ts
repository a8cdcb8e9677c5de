import { spawn } from 'node:child_process'

export type Output = { code: number | null; stdout: string; stderr: string }

/** Runs a command of the server on the embedded database of a directory, or on what `env` names. */
export function runServerCommand(
  script: string,
  args: readonly string[],
  { directory, input = '', env = {} }: { directory: string; input?: string; env?: Record<string, string> },
): Promise<Output> {
  const child = spawn(process.execPath, ['--import', 'tsx', `server/${script}`, ...args], {
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: directory, ...env },
  })
  const output = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (data: string) => {
      output[name] += data
    })
  }
  child.stdin.on('error', () => {}).end(input)
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, ...output })))
}
