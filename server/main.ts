import { type RunningServer, startServer } from './server.ts'
import { readSettings } from './settings.ts'
import { announcement } from './startup-message.ts'

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
  if (settings.mail.warning) console.warn(settings.mail.warning)
  const setRunning = closeOnSignals()
  const server = await startServer(settings)
  setRunning(server)
  console.log(announcement(settings, server.hasAccounts))
} catch (reason) {
  console.error(reason instanceof Error ? reason.message : reason)
  process.exit(1)
}
