import { demoAccounts } from '#demo/data/accounts.ts'
import type { Settings } from './settings.ts'

const FIRST_STEPS = [
  'There is no account yet, so nobody can sign in. Add the first one:',
  '  npm run server:user -- add anna@example.com --name "Anna Example" --level 3',
  'or, in the container:',
  '  docker compose run --rm portal node dist/server/cli.js user add anna@example.com --name "Anna Example" --level 3',
  'An embedded database takes commands while its server is stopped, a PostgreSQL at any time.',
  'Documents come by "npm run server:import", the texts of the landing page by "npm run server:content".',
  'DEMO_DATA=true fills an empty database with demo data and serves the demo sites as well.',
]

function accountLines(): string[] {
  const widest = (key: 'username' | 'password') => Math.max(...demoAccounts.map((account) => account[key].length))
  return demoAccounts.map(
    ({ username, password, note }) =>
      `  ${username.padEnd(widest('username'))}  ${password.padEnd(widest('password'))}  ${note}`,
  )
}

/** What the terminal shows once the server is ready: its addresses, and how somebody can sign in. */
export function announcement({ host, port, mail, demoData }: Settings, hasAccounts: boolean): string {
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  const buildAddress = (offset: number) => `http://${name}:${port + offset}`
  const lines = [
    '',
    `Portal and API    ${buildAddress(0)}`,
    `Widgets           ${buildAddress(0)}/widgets/`,
    ...(demoData ? [`Marketing site    ${buildAddress(1)}`, `Partner intranet  ${buildAddress(2)}`] : []),
    ...(mail.showsOutbox ? [`Outbox of mails   ${buildAddress(0)}/outbox`] : []),
    '',
    ...(demoData ? ['Demo accounts', ...accountLines(), ''] : []),
    ...(hasAccounts ? [] : [...FIRST_STEPS, '']),
  ]
  return lines.join('\n')
}
