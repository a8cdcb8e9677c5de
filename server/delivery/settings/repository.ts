import { randomBytes } from 'node:crypto'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { DeliverySettings, Frequency } from '#contract/delivery.ts'
import { isPreferenceRecord } from '#lib/format/interest-records.ts'
import type { User } from '#server/access/users.ts'
import type { Actor } from '#server/platform/audit/actor.ts'
import { writeAudit } from '#server/platform/audit/repository.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { DeliverySettingTable } from '#server/platform/database/tables/deliveries.ts'
import type { AccessRow, PreferenceTable } from '#server/platform/database/tables/users.ts'
import { collectValues } from '#server/preferences/interests.ts'
import { takeBackFrom } from '../mails/take-back.ts'
import { nextInstant } from './next-instant.ts'

type Db = Kysely<Database>
type Who = { user: Pick<User, 'id'>; actor: Actor; now: Date }
export type SettingsRow = Selectable<DeliverySettingTable>
type Preferences = Pick<Selectable<PreferenceTable>, 'cris' | 'access_rows'>

/** The switches that ask for research by mail; `Events & Marketing` is about no documents. */
const isOn = (rows: readonly AccessRow[], ...columns: readonly string[]): boolean =>
  rows.some(({ options }) => columns.some((column) => options[column]?.active && options[column].permitted))

/** What users who have chosen no frequency have asked for by their preferences. */
function defaultFrequency(preferences: Preferences | undefined): Frequency {
  const { cris = [], access_rows: rows = [] } = preferences ?? {}
  const isChosen = cris.some((record) => isPreferenceRecord(record) && collectValues(record).size > 0)
  if (isChosen || isOn(rows, 'Daily', 'Stock ideas / sales commentary')) return 'daily'
  return isOn(rows, 'Weekly') ? 'weekly' : 'never'
}

const defaults = { hour: 7, weekday: 1, time_zone: 'UTC', language: 'en' } as const

/** When the next mail goes out at the earliest; in the past where that is at once. */
export const nextAfter = (settings: DeliverySettings, now: Date): Date =>
  settings.frequency === 'daily' || settings.frequency === 'weekly'
    ? nextInstant({ ...settings, frequency: settings.frequency }, now)
    : now

/** When the next mail goes out after a change. One that is due already, and has not gone out yet, stays due. */
function nextDue(before: SettingsRow, settings: DeliverySettings, now: Date): Date {
  const isTimed = before.frequency === 'daily' || before.frequency === 'weekly'
  return before.is_chosen && isTimed && before.next_at <= now ? before.next_at : nextAfter(settings, now)
}

const newKey = () => randomBytes(24).toString('base64url')

/** Users who have chosen nothing are looked at every day, since their preferences may change. */
const newSettings = (userId: number, now: Date): SettingsRow => ({
  user_id: userId,
  is_chosen: false,
  frequency: 'daily',
  ...defaults,
  next_at: nextAfter({ ...defaults, frequency: 'daily' }, now),
  unsubscribe_key: newKey(),
})

const rowsOf = (db: Db, userId: number) => db.selectFrom('delivery_settings').selectAll().where('user_id', '=', userId)

/** The settings of a user; the defaults where none are stored. */
export const findSettings = async (db: Db, userId: number, now: Date): Promise<SettingsRow> =>
  (await rowsOf(db, userId).executeTakeFirst()) ?? newSettings(userId, now)

/** The settings of a user, held to the end of the transaction. The defaults are stored where there are none. */
export async function holdSettings(db: Db, userId: number, now: Date): Promise<SettingsRow> {
  await db
    .insertInto('delivery_settings')
    .values(newSettings(userId, now))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return rowsOf(db, userId).forUpdate().executeTakeFirstOrThrow()
}

/** Stores the defaults of active users who have preferences and no settings, so that mails become due. */
export async function addDefaultSettings(db: Db, now: Date): Promise<void> {
  const { next_at } = newSettings(0, now)
  const { hour, weekday, time_zone, language } = defaults
  await sql`insert into delivery_settings
      (user_id, is_chosen, frequency, hour, weekday, time_zone, language, next_at, unsubscribe_key)
    select id, false, 'daily', ${hour}, ${weekday}, ${time_zone}, ${language}, ${next_at},
      replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
    from users join preferences on user_id = id
    where is_active and (cris::text <> '[]' or access_rows::text like '%true%')
      and not exists (select 1 from delivery_settings where delivery_settings.user_id = id)
    on conflict do nothing`.execute(db)
}

/** The frequency that counts: what was chosen, or what follows from the preferences. */
export async function frequencyOf(db: Db, row: SettingsRow): Promise<Frequency> {
  if (row.is_chosen) return row.frequency
  const preferences = db.selectFrom('preferences').select(['cris', 'access_rows'])
  return defaultFrequency(await preferences.where('user_id', '=', row.user_id).executeTakeFirst())
}

/** Stores what a user has chosen; only what changes something is audited. */
export const changeSettings = (db: Db, { user, actor, now }: Who, settings: DeliverySettings): Promise<SettingsRow> =>
  db.transaction().execute(async (transaction) => {
    const before = await holdSettings(transaction, user.id, now)
    const after = { ...before, ...settings, is_chosen: true, next_at: nextDue(before, settings, now) }
    const { user_id: _, unsubscribe_key: __, ...changed } = after
    await transaction.updateTable('delivery_settings').set(changed).where('user_id', '=', user.id).execute()
    const { frequency, hour, weekday, time_zone, language } = settings
    if (frequency === 'never') await takeBackFrom(transaction, user.id, now)
    const detail = { frequency, hour, weekday, time_zone, language }
    const names = Object.keys(detail) as (keyof typeof detail)[]
    if (!before.is_chosen || names.some((name) => before[name] !== detail[name]))
      await writeAudit(transaction, { actor, action: 'preferences.delivery', subject: `users/${user.id}`, detail }, now)
    return after
  })
