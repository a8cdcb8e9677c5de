import { demoAccounts } from './seed/accounts.ts'
import { type RunningServer, startServer } from './server.ts'
import { readSettings, type Settings } from './settings.ts'

function announce({ host, port, mail }: Settings): void {
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  const widest = (key: 'username' | 'password') => Math.max(...demoAccounts.map((account) => account[key].length))
  const line = ({ username, password, note }: (typeof demoAccounts)[number]) =>
    `  ${username.padEnd(widest('username'))}  ${password.padEnd(widest('password'))}  ${note}`
  console.log(`
Portal and API    http://${name}:${port}
Widgets           http://${name}:${port}/widgets/
Marketing site    http://${name}:${port + 1}
Partner intranet  http://${name}:${port + 2}
${mail.showsOutbox ? `Outbox of mails   http://${name}:${port}/outbox\n` : ''}
Demo accounts
${demoAccounts.map(line).join('\n')}
`)
}

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

/** After an error that nobody caught, nothing can be relied on; the databases lose nothing by an end at once. */
for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
  process.on(event, (reason) => {
    console.error(`Ended by an ${event}:`, reason)
    process.exit(1)
  })
}

try {
  const settings = readSettings(process.env)
  if (settings.mail.warning) console.warn(settings.mail.warning)
  const setRunning = closeOnSignals()
  setRunning(await startServer(settings))
  announce(settings)
} catch (reason) {
  console.error(reason instanceof Error ? reason.message : reason)
  process.exit(1)
}
