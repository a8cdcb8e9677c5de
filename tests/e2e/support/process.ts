import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { root } from '#scripts/lib/run.mjs'
import { serverFiles } from '#scripts/lib/server-bundle.mjs'
import { freePorts } from '../../support/free-ports.ts'

export type ServerProcess = {
  /** The portal's port; the marketing site and the intranet have the next two. */
  port: number
  /** Ends it and waits for its end: `SIGTERM` as an operator does, `SIGKILL` as a power cut does. */
  stop: (signal?: NodeJS.Signals) => Promise<void>
}

/**
 * Starts the real server and waits until it is ready; on three free consecutive ports, if `env` has no `PORT`.
 * @throws Error with what the server said, when it ends or is not ready within `seconds`
 */
export async function startProcess(dataDir: string, env: NodeJS.ProcessEnv, seconds: number): Promise<ServerProcess> {
  const port = env.PORT === undefined ? await freePorts(3) : Number(env.PORT)
  const child = spawn(process.execPath, [serverFiles.main], {
    cwd: root,
    env: { ...process.env, NODE_ENV: undefined, PORT: String(port), DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said: string[] = []
  child.stdout.on('data', (chunk) => said.push(String(chunk)))
  child.stderr.on('data', (chunk) => said.push(String(chunk)))
  const killWithUs = () => child.kill('SIGKILL')
  process.once('exit', killWithUs)

  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    process.off('exit', killWithUs)
    await end(child, signal)
  }
  const deadline = Date.now() + seconds * 1000
  while (!(await isReady(port))) {
    if (hasEnded(child) || Date.now() > deadline) {
      await stop('SIGKILL')
      throw new Error(`the server is not ready on port ${port}:\n${said.join('').slice(-4000)}`)
    }
    await delay(100)
  }
  return { port, stop }
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

async function end(child: ChildProcess, signal: NodeJS.Signals) {
  if (hasEnded(child)) return
  const ended = once(child, 'exit')
  child.kill(signal)
  const patience = setTimeout(() => child.kill('SIGKILL'), 15_000)
  await ended
  clearTimeout(patience)
}

async function isReady(port: number) {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`)
    await answer.body?.cancel()
    return answer.ok
  } catch {
    return false
  }
}
