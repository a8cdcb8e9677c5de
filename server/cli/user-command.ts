// Accounts from the command line: `npm run server:user -- add anna@example.com --name "Anna Example" < password.txt`.
import { parseArgs } from 'node:util'
import type { Settings } from '#server/settings.ts'
import { type Command, readPassword, required, settingsFor, UsageError, withDatabase } from './command.ts'
import { addAccount, changeAccountPassword, changeEntitlement, listAccounts, setActive } from './users/accounts.ts'
import type { GivenEntitlement } from './users/entitlements.ts'
import { removeFactors } from './users/factors.ts'
import { changeRole, parseRole } from './users/roles.ts'

const usage = `Usage: npm run server:user -- <verb> [<username>] [options]

  list                     every user, with level and limits; --json for programs
  add <username>           a new one; --name is needed, the level is 1 unless given
  set-password <username>  ends every session of the user
  disable <username>       as if there were no such user, at once; "enable" undoes it
  enable <username>
  remove-factors <username>  for a user who has lost the authenticator app or passkeys; ends every session, and the user gets a mail
  role <username> <role>   reader, desk or admin; the desk manages clients, an administrator gives roles too
  entitle <username>       changes what the subscription covers; what is not given stays

  --name            the person's name
  --reference       your own reference of the client
  --must-change     the password is to be changed at the first sign-in
  --level           0 none, 1 trial, 2 standard, 3 full
  --regions, --asset-classes, --libraries   values joined by ";", or "all"
  --until           the last day of the subscription, in UTC, or "never"
  --trial, --no-trial   whether the user only tries it out, which the mail before its end says
  --as-firm         the subscription of the user's firm, also when that changes, instead of one of the user's own
  --data-dir        directory of the embedded database, DATA_DIR or var/data unless given; DATABASE_URL comes first

A password is typed at a prompt, or is the first line of standard input. The embedded database must not be in use by a running
server; a PostgreSQL may be.`

function readArguments(args: string[]) {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean', default: false } as const
  const either = { type: 'boolean' } as const
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    allowNegative: true,
    options: {
      name: text,
      reference: text,
      level: text,
      regions: text,
      'asset-classes': text,
      libraries: text,
      until: text,
      trial: either,
      'data-dir': text,
      'must-change': flag,
      'as-firm': flag,
      json: flag,
    },
  })
  const [verb, username, ...rest] = positionals
  const [value, ...more] = verb === 'role' ? rest : [undefined, ...rest]
  if (more.length > 0) throw new UsageError(`What is ${more.join(' ')}?`)
  return { verb, username, value, values }
}

type Arguments = ReturnType<typeof readArguments>
type Db = Parameters<typeof listAccounts>[0]

const givenOf = ({ values }: Arguments) => ({
  level: values.level,
  regions: values.regions,
  assetClasses: values['asset-classes'],
  libraries: values.libraries,
  until: values.until,
  isTrial: values.trial,
})

/** Undefined: the subscription of the firm. */
function entitlementOf(given: Arguments): GivenEntitlement | undefined {
  const entitlement = givenOf(given)
  if (!given.values['as-firm']) return entitlement
  if (Object.values(entitlement).some((value) => value !== undefined))
    throw new UsageError('With --as-firm the firm says what the subscription covers.')
  return undefined
}

async function list(db: Db, isJson: boolean): Promise<void> {
  const accounts = await listAccounts(db)
  if (isJson) return console.log(JSON.stringify(accounts, null, 2))
  const width = Math.max(0, ...accounts.map(({ username }) => username.length))
  for (const { username, name, state, level, limits } of accounts) {
    console.log(`${username.padEnd(width)}  ${state.padEnd(8)}  ${level}  ${name}${limits && `  [${limits}]`}`)
  }
}

/** What a verb does once everything it needs has been read; passwords are asked for before the database is opened. */
async function actionOf(given: Arguments): Promise<(db: Db, settings: Settings) => Promise<void>> {
  const { verb, values } = given
  if (verb === 'list') return (db) => list(db, values.json)
  const username = required(given.username, 'The username')
  const now = () => new Date()
  switch (verb) {
    case 'add': {
      const name = required(values.name, '--name')
      const password = await readPassword()
      const account = {
        username,
        name,
        password,
        externalReference: values.reference ?? null,
        mustChange: values['must-change'],
        entitlement: entitlementOf(given),
      }
      return (db) => addAccount(db, account, now())
    }
    case 'set-password': {
      const password = await readPassword()
      return (db) => changeAccountPassword(db, username, password, now())
    }
    case 'disable':
    case 'enable':
      return (db) => setActive(db, username, verb === 'enable', now())
    case 'remove-factors':
      return (db, { mail }) => removeFactors(db, username, { mail, now: now() })
    case 'role': {
      const role = parseRole(given.value)
      return (db) => changeRole(db, username, role, now())
    }
    case 'entitle': {
      const entitlement = entitlementOf(given)
      if (entitlement && Object.values(entitlement).every((value) => value === undefined))
        throw new UsageError('Nothing is to be changed.')
      return (db) => changeEntitlement(db, username, entitlement, now())
    }
    default:
      throw new UsageError(`There is no ${verb ?? 'call without a verb'}.`)
  }
}

export const userCommand: Command = {
  usage,
  isBrief: true,
  run: async (args) => {
    const given = readArguments(args)
    const act = await actionOf(given)
    const settings = settingsFor(given.values['data-dir'])
    await withDatabase(settings, ({ db }) => act(db, settings))
    if (given.verb !== 'list') console.log('Done.')
    return 0
  },
}
