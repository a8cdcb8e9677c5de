import type { Kysely } from 'kysely'
import type { Actor } from '#server/platform/audit/actor.ts'
import { writeAudit } from '#server/platform/audit/repository.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { Firm, FirmGroup } from './repository.ts'

type Db = Kysely<Database>

/** What a group may read, as columns of `entitlements`. */
export type Granted = Omit<FirmGroup, 'firm_id' | 'value'>

/** Every user of the firm, also one whom the provider names in no group. */
const EVERYBODY = '*'

/** Sets what the users of a group may read, from their next sign-in on. To be called with the firm's row held. */
export async function setGroup(
  db: Db,
  { firm, value, granted, actor }: { firm: Firm; value: string; granted: Granted; actor: Actor },
  now: Date,
): Promise<void> {
  await db
    .insertInto('firm_groups')
    .values({ firm_id: firm.id, value, ...granted })
    .onConflict((conflict) => conflict.columns(['firm_id', 'value']).doUpdateSet(granted))
    .execute()
  const detail = { firm: firm.slug, group: value, ...granted }
  await writeAudit(db, { actor, action: 'firm.map', subject: `firms/${firm.id}`, detail }, now)
}

/** Forgets a group; users of no group that is known are refused at their next sign-in. To be called with the firm's row held. */
export async function removeGroup(
  db: Db,
  { firm, value, actor }: { firm: Firm; value: string; actor: Actor },
  now: Date,
): Promise<void> {
  const removed = await db
    .deleteFrom('firm_groups')
    .where('firm_id', '=', firm.id)
    .where('value', '=', value)
    .returning('value')
    .executeTakeFirst()
  if (!removed) throw new Error(`${firm.slug} maps no group ${value}.`)
  const detail = { firm: firm.slug, group: value }
  await writeAudit(db, { actor, action: 'firm.unmap', subject: `firms/${firm.id}`, detail }, now)
}

/** A null list covers everything. */
const join = <T>(lists: readonly (readonly T[] | null)[]): T[] | null =>
  lists.some((list) => list === null) ? null : [...new Set(lists.flatMap((list) => list ?? []))]

/**
 * What a user of these groups may read: of several groups those of the highest level count, and their lists are joined. Undefined:
 * none of them is known, so the user may not come in.
 */
export function grantedTo(known: readonly FirmGroup[], values: readonly string[]): Granted | undefined {
  const groups = known.filter(({ value }) => value === EVERYBODY || values.includes(value))
  if (groups.length === 0) return undefined
  const level = Math.max(...groups.map((group) => group.level))
  const highest = groups.filter((group) => group.level === level)
  return {
    level,
    region_ids: join(highest.map((group) => group.region_ids)),
    asset_class_ids: join(highest.map((group) => group.asset_class_ids)),
    libraries: join(highest.map((group) => group.libraries)),
  }
}
