import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const script = fileURLToPath(new URL('serve-database.ts', import.meta.url))

export type ServerProcess = {
  pid: number
  /** Of the server, without a slash at its end. */
  address: string
  /** Ends it as `kill -9` does. */
  kill(): Promise<void>
}

async function firstLineOf(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('The server has no output.')
  for await (const line of createInterface(child.stdout)) return line
  throw new Error('The server did not start.')
}

/** Serves the database that the environment names, in a process of its own. */
export async function serveDatabase(env: NodeJS.ProcessEnv): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const endWithUs = () => child.kill('SIGKILL')
  process.once('exit', endWithUs)
  const address = await firstLineOf(child)
  return {
    pid: child.pid ?? 0,
    address,
    kill: async () => {
      process.off('exit', endWithUs)
      if (child.exitCode !== null || child.signalCode !== null) return
      const exit = once(child, 'exit')
      child.kill('SIGKILL')
      await exit
    },
  }
}
