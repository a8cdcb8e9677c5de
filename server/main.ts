import cluster from 'node:cluster'
import { fileURLToPath } from 'node:url'
import { supervise } from './platform/cluster/supervise.ts'
import { linkToParent } from './platform/cluster/worker.ts'
import type { RunningServer } from './server.ts'
import { readSettings, type Settings } from './settings.ts'
import { announcement } from './startup-message.ts'

/** Milliseconds that closing the database may take a worker after its last request. */
const LAST_STEPS = 15_000

/** The first signal lets running requests finish, a second one, or one during the start, ends the process at once. */
function closeOnSignals(): (server: RunningServer) => void {
  let running: RunningServer | undefined
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, async () => {
      const server = running
      running = undefined
      if (!server) process.exit(1)
      await server.close()
      process.exit(0)
    })
  }
  return (server) => {
    running = server
  }
}

async function runAlone(settings: Settings): Promise<void> {
  const setRunning = closeOnSignals()
  const { startServer } = await import('./server.ts')
  const server = await startServer(settings)
  setRunning(server)
  console.log(announcement(settings, server.hasAccounts))
}

async function runWorker(settings: Settings): Promise<void> {
  const link = linkToParent()
  const { startServer } = await import('./server.ts')
  const server = await startServer(settings, link)
  link.onClose(async (isReplaced) => {
    await server.close({ isReplaced })
    process.exit(0)
  })
  link.tellReady(server.hasAccounts)
}

/** The parent of the workers, which does not load the server itself. */
const runParent = (settings: Settings): Promise<void> =>
  supervise({
    file: fileURLToPath(import.meta.url),
    workers: settings.workers,
    timeout: settings.shutdown.delay + settings.shutdown.timeout + LAST_STEPS,
    onReady: (hasAccounts) => console.log(announcement(settings, hasAccounts)),
  })

/** After an uncaught error the state is unknown. The databases lose nothing when the process ends at once. */
for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
  process.on(event, (reason) => {
    console.error(`Ended by an ${event}:`, reason)
    process.exit(1)
  })
}

// Files with users and keys must not be readable by others on this machine.
process.umask(0o077)

try {
  const settings = readSettings(process.env)
  if (settings.mail.warning && !cluster.isWorker) console.warn(settings.mail.warning)
  if (cluster.isWorker) await runWorker(settings)
  else await (settings.workers > 1 ? runParent(settings) : runAlone(settings))
} catch (reason) {
  console.error(reason instanceof Error ? reason.message : reason)
  process.exit(1)
}
