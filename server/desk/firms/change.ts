import type { Kysely } from 'kysely'
import type { ChangeFirm, CreateFirm } from '#contract/desk-firms.ts'
import type { User } from '#server/access/users.ts'
import { listFirmEntitlements } from '#server/firms/entitlements.ts'
import { FirmError } from '#server/firms/firm-error.ts'
import { createFirm } from '#server/firms/firms.ts'
import { parseDomain } from '#server/firms/mail-domain.ts'
import { type Firm, findProvider, holdFirm, listDomains } from '#server/firms/repository.ts'
import { changeRules, type RuleChange } from '#server/firms/rules.ts'
import type { Actor } from '#server/platform/audit/actor.ts'
import { fieldDifference } from '#server/platform/audit/difference.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { notFound, refuse } from '#server/platform/http/http-errors.ts'
import { isWithin, listNetworks, parseNetwork } from '#server/platform/http/networks.ts'
import { emptyEntitlement } from '#server/provisioning/entitle.ts'
import { addDomain, removeDomain } from '#server/provisioning/firm-domains.ts'
import { setFirmEntitlement } from '#server/provisioning/firm-entitlement.ts'
import { requireEnd, toColumns } from '../entitlement.ts'

type Db = Kysely<Database>

/** Who changes a firm, and from which address. */
export type Changer = { user: Pick<User, 'firmId'>; address: string; actor: Actor }

export const noFirm = () => notFound('There is no such firm.')

/** What the rules of firms refuse, at the field that it is about. */
async function atField<T>(field: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof FirmError)) throw error
    const { message: text, code, value } = error
    throw refuse({ text, code, field, ...(value !== undefined && { value }) })
  }
}

function toNetworks(texts: readonly string[] | null, firm: Firm, { user, address }: Changer): string[] | null {
  if (texts === null || texts.length === 0) return null
  const networks = texts.map((text) => {
    const network = parseNetwork(text)
    if (network !== undefined) return network
    throw refuse({
      text: `${text} is no network such as 192.0.2.0/24 or 2001:db8::/32.`,
      code: 'no-network',
      field: 'allowed_networks',
      value: text,
    })
  })
  if (user.firmId === firm.id && !isWithin(address, listNetworks(networks)))
    throw refuse({
      text: `These networks would shut you out: you come from ${address}, and are a user of this firm.`,
      code: 'shut-out',
      field: 'allowed_networks',
      value: address,
    })
  return networks
}

async function changeDomains(db: Db, firm: Firm, texts: readonly string[], actor: Actor, now: Date): Promise<void> {
  const before = await listDomains(db, firm.id)
  // What is none is refused where it is added.
  const after = new Set(texts.map((text) => parseDomain(text) ?? text))
  for (const domain of before) if (!after.has(domain)) await removeDomain(db, { firm, domain, actor }, now)
  for (const domain of after) if (!before.includes(domain)) await addDomain(db, { firm, domain, actor }, now)
}

async function change(db: Db, firm: Firm, given: ChangeFirm, changer: Changer, now: Date): Promise<void> {
  const { domains, allowed_networks: networks, name, subscription, all_follow: isForAll = false, ...flags } = given
  const rules: RuleChange = {
    ...flags,
    ...(name !== undefined && { name: name.trim() }),
    ...(networks !== undefined && { allowed_networks: toNetworks(networks, firm, changer) }),
  }
  if (rules.sso_required && !(await findProvider(db, firm.id)))
    throw refuse({
      text: 'The firm has no provider to sign in at. It is set at the command line.',
      code: 'no-provider',
      field: 'sso_required',
    })
  const { actor } = changer
  // First the domains: their users are subject to the rules then.
  if (domains) await atField('domains', () => changeDomains(db, firm, domains, actor, now))
  if (Object.keys(fieldDifference(firm, { ...firm, ...rules })).length > 0)
    await changeRules(db, { firm, change: rules, actor }, now)
  if (subscription !== undefined || isForAll)
    await changeSubscription(db, firm, { given: subscription, isForAll, actor }, now)
}

const isWhole = (columns: object): boolean => Object.keys(emptyEntitlement).every((key) => key in columns)

type SubscriptionChange = { given: ChangeFirm['subscription']; isForAll: boolean; actor: Actor }

async function changeSubscription(
  db: Db,
  firm: Firm,
  { given, isForAll, actor }: SubscriptionChange,
  now: Date,
): Promise<void> {
  const before = (await listFirmEntitlements(db, [firm.id])).get(firm.id)
  // Two people have taken it away.
  if (given === null && !before && !isForAll) return
  const columns = given && (await toColumns(db, given))
  // A part of a subscription that is gone says nothing of the rest.
  if (columns && !before && !isWhole(columns))
    throw refuse({
      text: 'The subscription of this firm has been removed meanwhile. Load the page again.',
      code: 'firm-subscription-gone',
    })
  if (columns) requireEnd(columns, { ...emptyEntitlement, ...before, ...columns }, now)
  const change = { firm, given: columns === undefined ? {} : columns, isForAll, actor }
  await atField('all_follow', () => setFirmEntitlement(db, change, now))
}

/** Changes a firm in one transaction. @throws a 422 at the field that is not taken */
export const changeFirm = (
  db: Db,
  { id, given, changer }: { id: number; given: ChangeFirm; changer: Changer },
  now: Date,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const firm = await transaction.selectFrom('firms').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    if (!firm) throw noFirm()
    await change(transaction, firm, given, changer, now)
  })

const LONGEST_SLUG = 50

/** What the command line calls a firm: its name in letters, digits and hyphens. */
const toSlug = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .slice(0, LONGEST_SLUG)
    .split(/[^a-z\d]/)
    .filter((part) => part !== '')
    .join('-') || 'firm'

async function freeSlug(db: Db, name: string): Promise<string> {
  const slug = toSlug(name)
  const rows = await db.selectFrom('firms').select('slug').where('slug', 'like', `${slug}%`).execute()
  const taken = new Set(rows.map((row) => row.slug))
  for (let number = 1; ; number += 1) {
    const free = number === 1 ? slug : `${slug}-${number}`
    if (!taken.has(free)) return free
  }
}

/** Adds a firm, and gives its id. @throws a 422 at the field that is not taken */
export const addFirm = (
  db: Db,
  { given, changer }: { given: CreateFirm; changer: Changer },
  now: Date,
): Promise<number> =>
  db.transaction().execute(async (transaction) => {
    const name = given.name.trim()
    const slug = await freeSlug(transaction, name)
    await atField('name', () => createFirm(transaction, { slug, name, actor: changer.actor }, now))
    const firm = await holdFirm(transaction, slug)
    await change(transaction, firm, given, changer, now)
    return firm.id
  })
