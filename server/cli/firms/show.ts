import type { Kysely } from 'kysely'
import { describeFirm, listFirms } from '#server/firms/firms.ts'
import type { Database } from '#server/platform/database/schema.ts'

type Db = Kysely<Database>

type Rules = {
  sso_required: boolean
  mfa_required: boolean
  idle_minutes: number | null
  allowed_networks: string[] | null
}

/** The rules of a firm in words, joined; empty: none. */
const describeRules = ({ sso_required, mfa_required, idle_minutes, allowed_networks }: Rules): string =>
  [
    sso_required && 'company sign-in required',
    mfa_required && 'second factor required',
    idle_minutes !== null && `${idle_minutes} minutes idle`,
    allowed_networks !== null && `only from ${allowed_networks.join(', ')}`,
  ]
    .filter((part) => part !== false)
    .join('; ')

export async function printFirms(db: Db, isJson: boolean): Promise<void> {
  const firms = await listFirms(db)
  if (isJson)
    return console.log(
      JSON.stringify(
        firms.map(({ id: _, ...firm }) => firm),
        null,
        2,
      ),
    )
  const width = Math.max(0, ...firms.map(({ slug }) => slug.length))
  for (const firm of firms) {
    const rules = describeRules(firm)
    const domains = firm.domains.join(', ') || 'no domain'
    console.log(`${firm.slug.padEnd(width)}  ${firm.name}  ${domains}  users: ${firm.users}${rules && `  [${rules}]`}`)
  }
}

const lists = (
  {
    region_ids,
    asset_class_ids,
    libraries,
  }: {
    region_ids: number[] | null
    asset_class_ids: number[] | null
    libraries: string[] | null
  },
  nameOf: (id: number) => string,
) =>
  [region_ids?.map(nameOf).join('; '), asset_class_ids?.map(nameOf).join('; '), libraries?.join('; ')]
    .filter((part) => part !== undefined)
    .join(' | ')

export async function printFirm(db: Db, slug: string, isJson: boolean): Promise<void> {
  const firm = await describeFirm(db, slug)
  if (!firm) throw new Error(`There is no firm ${slug}. "npm run server:firm -- list" shows them.`)
  if (isJson) return console.log(JSON.stringify(firm, null, 2))
  const tags = await db.selectFrom('tags').select(['id', 'value']).execute()
  const names = new Map(tags.map(({ id, value }) => [id, value]))
  const { provider } = firm
  console.log(`${firm.slug}  ${firm.name}`)
  console.log(`  domains   ${firm.domains.join(', ') || 'none'}`)
  console.log(`  users     ${firm.users}`)
  console.log(`  rules     ${describeRules(firm) || 'none'}`)
  console.log(`  provider  ${provider ? `${provider.issuer} as ${provider.client_id}` : 'none'}`)
  if (provider)
    console.log(
      `            scope ${provider.scope}; groups in ${provider.groups_claim}; verified by ${provider.verified_claim}`,
    )
  const nameOf = (id: number) => names.get(id) ?? `#${id}`
  if (firm.subscription) {
    const { level, valid_until, is_trial, ...limits } = firm.subscription
    const end = valid_until && `until ${valid_until.toISOString()}`
    const text = [lists(limits, nameOf), is_trial && 'trial', end].filter((part) => part).join(' | ')
    console.log(`  subscription  level ${level}${text && `  [${text}]`}`)
  }
  for (const { value, level, ...limits } of firm.groups) {
    const text = lists(limits, nameOf)
    console.log(`  group     ${value}  level ${level}${text && `  [${text}]`}`)
  }
}
