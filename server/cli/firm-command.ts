// Firms from the command line: `npm run server:firm -- create acme --name "Acme Asset Management"`.
import { parseArgs } from 'node:util'
import type { Kysely } from 'kysely'
import { openSealer } from '#server/access/sealer.ts'
import { createFirm } from '#server/firms/firms.ts'
import { removeGroup, setGroup } from '#server/firms/groups.ts'
import { setLead } from '#server/firms/leads.ts'
import { removeProvider, setProvider } from '#server/firms/providers.ts'
import { type Firm, holdFirm } from '#server/firms/repository.ts'
import { changeRules } from '#server/firms/rules.ts'
import { operator } from '#server/platform/audit/actor.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { addDomain, removeDomain } from '#server/provisioning/firm-domains.ts'
import { removeFirm } from '#server/provisioning/remove-firm.ts'
import type { Settings } from '#server/settings.ts'
import { type Command, readSecret, required, settingsFor, UsageError, withDatabase } from './command.ts'
import { parseRules } from './firms/options.ts'
import { printFirm, printFirms } from './firms/show.ts'
import { subscribe, unsubscribe } from './firms/subscription.ts'
import { toTokenWork } from './firms/token.ts'
import { entitlementColumns } from './users/entitlements.ts'

const usage = `Usage: npm run server:firm -- <verb> [<firm>] [<value>] [options]

  list                           every firm, with domains, users and rules; --json for programs
  show <firm>                    all there is of one but its secret; --json for programs
  create <firm> --name <name>    a new one; <firm> is a short name of letters, digits and hyphens
  set <firm>                     changes rules at once; what is not given stays
  add-domain <firm> <domain>     users with an address of this mail domain belong to the firm
  remove-domain <firm> <domain>
  add-lead <firm> <username>     a user of the firm who speaks for it and sees its usage
  remove-lead <firm> <username>
  oidc <firm>                    sets the OpenID provider; the client secret is typed at a prompt, or is the first line of standard input
  remove-oidc <firm>
  map <firm> <group>             what the users of a group of the provider may read; "*" is every user of the firm
  unmap <firm> <group>
  subscribe <firm>               what its users may read who have no subscription of their own; what is not given stays
  unsubscribe <firm>             these users have no subscription then
  token <firm> add               a token for the identity provider that keeps the firm's users (SCIM); it is shown once
  token <firm> list              every token by its beginning, with when it was created and last used
  token <firm> end <beginning>   the token is refused from the next call on
  remove <firm>                  its users stay, and belong to no firm

  --name            the firm's name, as its users see it
  --sso-required    yes or no: users sign in at the firm's provider only
  --mfa-required    yes or no: users who sign in here have a second factor
  --idle-minutes    minutes without use after which a session ends, or "none"
  --networks        networks such as "192.0.2.0/24; 2001:db8::/32", or "all"
  --issuer, --client-id   of the provider
  --scope           "openid email profile" unless given
  --groups-claim    the claim with the groups of a user, "groups" unless given
  --verified-claim  the claim that says that the mail address is verified, "email_verified" unless given
  --level           0 none, 1 trial, 2 standard, 3 full
  --regions, --asset-classes, --libraries   values joined by ";", or "all"
  --until           the last day of the subscription, in UTC, or "never"
  --trial           yes or no: whether the firm only tries it out
  --everybody       users with a subscription of their own get that of the firm instead
  --data-dir        directory of the embedded database, DATA_DIR or var/data unless given; DATABASE_URL comes first

The embedded database must not be in use by a running server; a PostgreSQL may be.`

const TEXTS = [
  'name',
  'sso-required',
  'mfa-required',
  'idle-minutes',
  'networks',
  'issuer',
  'client-id',
  'scope',
  'groups-claim',
  'verified-claim',
  'level',
  'regions',
  'asset-classes',
  'libraries',
  'until',
  'trial',
  'data-dir',
] as const

type Values = Partial<Record<(typeof TEXTS)[number], string>> & { json: boolean; everybody: boolean }

type Arguments = {
  verb: string | undefined
  slug: string | undefined
  value: string | undefined
  last: string | undefined
  values: Values
}

type Db = Kysely<Database>
type Action = (db: Db, settings: Settings) => Promise<void>

function readArguments(args: string[]): Arguments {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean', default: false } as const
  const options = Object.fromEntries(TEXTS.map((name) => [name, text]))
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { ...options, json: flag, everybody: flag },
  })
  const [verb, slug, value, ...more] = positionals
  const [last, ...rest] = verb === 'token' ? more : [undefined, ...more]
  if (rest.length > 0) throw new UsageError(`What is ${rest.join(' ')}?`)
  return { verb, slug, value, last, values: values as Values }
}

/** Does something to a firm within a transaction that holds its row. */
const withFirm =
  <T>(slug: string, work: (transaction: Db, firm: Firm, now: Date) => Promise<T>) =>
  (db: Db): Promise<T> =>
    db.transaction().execute(async (transaction) => work(transaction, await holdFirm(transaction, slug), new Date()))

async function toProviderAction(slug: string, values: Values): Promise<Action> {
  const settings = {
    issuer: required(values.issuer, '--issuer'),
    clientId: required(values['client-id'], '--client-id'),
    scope: values.scope ?? 'openid email profile',
    groupsClaim: values['groups-claim'] ?? 'groups',
    verifiedClaim: values['verified-claim'] ?? 'email_verified',
    clientSecret: required(await readSecret('client secret'), 'The client secret'),
  }
  return async (db, { factorKey }) => {
    const sealer = await openSealer(db, factorKey, () => new Date())()
    const set = withFirm(slug, (transaction, firm, now) =>
      setProvider(transaction, { firm, settings, sealer, actor: operator() }, now),
    )
    await set(db)
  }
}

function toGroupAction(slug: string, group: string, values: Values): Action {
  const { level, regions, libraries, 'asset-classes': assetClasses } = values
  const given = { level: required(level, '--level'), regions, assetClasses, libraries }
  return withFirm(slug, async (transaction, firm, now) => {
    const all = { region_ids: null, asset_class_ids: null, libraries: null }
    const granted = { level: 0, ...all, ...(await entitlementColumns(transaction, given)) }
    await setGroup(transaction, { firm, value: group, granted, actor: operator() }, now)
  })
}

/** What a verb does once everything it needs has been read; secrets are asked for before the database is opened. */
async function toAction({ verb, slug: given, value, last, values }: Arguments): Promise<Action> {
  if (verb === 'list') return (db) => printFirms(db, values.json)
  const slug = required(given, 'The firm').toLowerCase()
  const actor = operator()
  switch (verb) {
    case 'show':
      return (db) => printFirm(db, slug, values.json)
    case 'create': {
      const name = required(values.name, '--name')
      return (db) =>
        db.transaction().execute((transaction) => createFirm(transaction, { slug, name, actor }, new Date()))
    }
    case 'set': {
      const change = parseRules(values)
      return withFirm(slug, (transaction, firm, now) => changeRules(transaction, { firm, change, actor }, now))
    }
    case 'add-domain':
    case 'remove-domain': {
      const domain = required(value, 'The domain')
      const work = verb === 'add-domain' ? addDomain : removeDomain
      return withFirm(slug, (transaction, firm, now) => work(transaction, { firm, domain, actor }, now))
    }
    case 'add-lead':
    case 'remove-lead': {
      const username = required(value, 'The username')
      const isLead = verb === 'add-lead'
      return withFirm(slug, (transaction, firm, now) => setLead(transaction, { firm, username, isLead, actor }, now))
    }
    case 'oidc':
      return toProviderAction(slug, values)
    case 'remove-oidc':
      return withFirm(slug, (transaction, firm, now) => removeProvider(transaction, { firm, actor }, now))
    case 'map':
      return toGroupAction(slug, required(value, 'The group'), values)
    case 'unmap': {
      const group = required(value, 'The group')
      return withFirm(slug, (transaction, firm, now) => removeGroup(transaction, { firm, value: group, actor }, now))
    }
    case 'subscribe':
      return withFirm(slug, subscribe(values))
    case 'unsubscribe':
      return withFirm(slug, unsubscribe)
    case 'token': {
      const work = toTokenWork(value, last)
      return async (db) => console.log(await withFirm(slug, work)(db))
    }
    case 'remove':
      return withFirm(slug, (transaction, firm, now) => removeFirm(transaction, { firm, actor }, now))
    default:
      throw new UsageError(`There is no ${verb ?? 'call without a verb'}.`)
  }
}

/** Verbs that print what they have found or done. */
const SAY_THEMSELVES = new Set(['list', 'show', 'token'])

export const firmCommand: Command = {
  usage,
  isBrief: true,
  run: async (args) => {
    const given = readArguments(args)
    const act = await toAction(given)
    const settings = settingsFor(given.values['data-dir'])
    await withDatabase(settings, ({ db }) => act(db, settings))
    if (!SAY_THEMSELVES.has(given.verb ?? '')) console.log('Done.')
    return 0
  },
}
