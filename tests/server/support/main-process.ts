import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { root } from '#scripts/lib/run.mjs'
import { serverFiles } from '#scripts/lib/server-bundle.mjs'
import { freePorts } from '../../support/free-ports.ts'

export type MainProcess = {
  address: string
  said(): string
  /** Its exit code once it has ended. */
  ended: Promise<number | null>
  /** Waits until it can be called. @throws Error with what it said when it ends before */
  ready(): Promise<void>
  send(signal: NodeJS.Signals): void
  kill(signal?: NodeJS.Signals): Promise<void>
}

/** The real server, as `npm run server` starts it, on free ports unless told otherwise. */
export async function runMain(env: NodeJS.ProcessEnv): Promise<MainProcess> {
  const port = env.PORT ? Number(env.PORT) : await freePorts(3)
  const child = spawn(process.execPath, [serverFiles.main], {
    cwd: root,
    env: { ...process.env, NODE_ENV: undefined, DATABASE_URL: '', PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const texts: string[] = []
  child.stdout.on('data', (chunk) => texts.push(String(chunk)))
  child.stderr.on('data', (chunk) => texts.push(String(chunk)))
  const endWithUs = () => child.kill('SIGKILL')
  process.once('exit', endWithUs)
  const ended = once(child, 'close').then(() => child.exitCode)
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  const address = `http://127.0.0.1:${port}`
  const said = () => texts.join('')
  return {
    address,
    said,
    ended,
    ready: async () => {
      const isReady = () =>
        fetch(`${address}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        )
      while (!(await isReady())) {
        if (hasEnded()) throw new Error(`The server has ended:\n${said()}`)
        await delay(100)
      }
    },
    send: (signal) => child.kill(signal),
    kill: async (signal = 'SIGKILL') => {
      process.off('exit', endWithUs)
      if (!hasEnded()) child.kill(signal)
      await ended
    },
  }
}
