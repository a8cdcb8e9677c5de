import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { testServer } from '#scripts/lib/server-bundle.mjs'

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

/** How far a server has come with delivering. */
export type DeliveryProgress = { deliveries: number; mails: number }

/** Serves the database that the environment names, in a process of its own. `onProgress` is told often how far it has delivered. */
export async function serveDatabase(
  env: NodeJS.ProcessEnv,
  onProgress?: (progress: DeliveryProgress) => void,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [testServer], {
    env: { ...process.env, ...env, ...(onProgress ? { TELL_DELIVERY: 'true' } : {}) },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  if (onProgress) child.on('message', (progress: DeliveryProgress) => onProgress(progress))
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
