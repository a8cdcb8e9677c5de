import { type Kysely, sql } from 'kysely'
import type { DeskEventChange, DeskEventDraft } from '#contract/desk-events.ts'
import { attendeeMails } from '#server/events/attendee-mails.ts'
import { findCompanies } from '#server/events/registration-mails.ts'
import { lockRoadshow } from '#server/events/registrations.ts'
import { findRoadshow, isOver } from '#server/events/repository.ts'
import type { Actor } from '#server/platform/audit/actor.ts'
import { fieldDifference } from '#server/platform/audit/difference.ts'
import { writeAudit } from '#server/platform/audit/repository.ts'
import { nextId } from '#server/platform/database/next-id.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { HttpError, notFound } from '#server/platform/http/http-errors.ts'
import type { MailSettings } from '#server/platform/mail/mail.ts'
import { queueMails } from '#server/platform/mail/repository.ts'
import { loadTags } from '#server/tags/repository.ts'
import { type EventValues, toEventValues } from './draft.ts'
import { type EventRow, findEvent, listRegistrations } from './repository.ts'

type Db = Kysely<Database>

/** Who changes something and when; undefined as mail settings: no mails are written. */
export type Change = { actor: Actor; now: Date; mail: MailSettings | undefined }

/** What attendees have in their calendars. */
const inCalendars = ['start_at', 'end_at', 'time_zone', 'location', 'meeting_url'] as const

/** What the audit keeps of an event. */
const audited = [
  ...['name', 'description', 'start_at', 'end_at', 'time_zone', 'type_id', 'location', 'format', 'meeting_url'],
  ...['promoted', 'can_register', 'tag_ids', 'preview_level', 'capacity', 'is_public'],
] as const

const pick = (row: object, keys: readonly string[]) =>
  Object.fromEntries(Object.entries(row).filter(([key]) => keys.includes(key)))

const subjectOf = (id: number) => `roadshows/${id}`

/** The words of a replay stand behind those of the event. */
const updateReplayWords = (db: Db, id: number) =>
  sql`update roadshows set tsv_replay = tsv || coalesce(
      (select to_tsvector('english', left(string_agg(text, ' ' order by ord), 400000)) from replay_sentences where roadshow_id = ${id}), '')
    where id = ${id} and tsv_replay is not null`.execute(db)

/** Adds an event; answers its id. */
export const createEvent = (db: Db, draft: DeskEventDraft, { actor, now }: Change): Promise<string> =>
  db.transaction().execute(async (transaction) => {
    const values = await toEventValues(transaction, draft, { now, before: undefined })
    // Two that are added at once must not get the same id.
    await sql`lock table roadshows in share row exclusive mode`.execute(transaction)
    const id = await nextId(transaction, 'roadshows')
    await transaction
      .insertInto('roadshows')
      .values({ ...values, id })
      .execute()
    const detail = pick(values, ['name', 'start_at'])
    await writeAudit(transaction, { actor, action: 'event.create', subject: subjectOf(id), detail }, now)
    return String(id)
  })

/** The event of an id, which others cannot change until the transaction ends. */
async function holdEvent(db: Db, id: string): Promise<EventRow> {
  const row = (await lockRoadshow(db, id)) ? await findEvent(db, id) : undefined
  if (!row) throw notFound('There is no such event.')
  return row
}

/** Queues mails to attendees; answers how many. */
async function tellAttendees(
  db: Db,
  id: number,
  change: 'cancelled' | 'moved',
  { now, mail }: Change,
  reason = '',
): Promise<number> {
  const roadshow = mail && (await findRoadshow(db, String(id), { userId: undefined, now }))
  if (!roadshow) return 0
  const companies = await findCompanies(db, roadshow)
  const mails = attendeeMails(await listRegistrations(db, id), { change, reason, roadshow, companies, now }, mail)
  await queueMails(db, mails, now)
  return mails.length
}

const isMoved = (before: EventRow, after: EventValues) =>
  Object.keys(fieldDifference(pick(before, inCalendars), pick(after, inCalendars))).length > 0

/**
 * Changes an event. Attendees are told if it has moved and is still to come. 409: it is cancelled, or was changed by somebody
 * else meanwhile.
 */
export const changeEvent = (
  db: Db,
  id: string,
  { revision, ...draft }: DeskEventChange,
  change: Change,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const { actor, now } = change
    const before = await holdEvent(transaction, id)
    if (before.cancelled_at) throw new HttpError(409, 'This event is cancelled.')
    if (before.revision !== revision)
      throw new HttpError(409, 'Somebody else has changed this event meanwhile. Reload it to see the change.')
    const tags = [...(await loadTags(transaction, before.tag_ids)).values()]
    const values = await toEventValues(transaction, draft, {
      now,
      before: { registered: before.registered, tags },
    })
    const [old, next] = [pick(before, audited), pick(values, audited)]
    // The order of tags says nothing.
    const difference = fieldDifference(
      { ...old, tag_ids: [...before.tag_ids].sort((one, other) => one - other) },
      { ...next, tag_ids: [...(values.tag_ids ?? [])].sort((one, other) => one - other) },
    )
    if (Object.keys(difference).length === 0) return
    await transaction
      .updateTable('roadshows')
      .set({ ...values, revision: revision + 1 })
      .where('id', '=', before.id)
      .execute()
    await updateReplayWords(transaction, before.id)
    const isTold = isMoved(before, values) && !isOver(before, now)
    const told = isTold ? await tellAttendees(transaction, before.id, 'moved', change) : 0
    const detail = { ...difference, ...(told > 0 && { told }) }
    await writeAudit(transaction, { actor, action: 'event.change', subject: subjectOf(before.id), detail }, now)
  })

/** Cancels an event once, and tells its attendees, with a reason unless it is ''. 409: it is over. */
export const cancelEvent = (db: Db, id: string, reason: string, change: Change): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const { actor, now } = change
    const before = await holdEvent(transaction, id)
    if (before.cancelled_at) return
    if (isOver(before, now)) throw new HttpError(409, 'This event is over.')
    await transaction
      .updateTable('roadshows')
      .set({ cancelled_at: now, cancel_reason: reason || null, revision: before.revision + 1 })
      .where('id', '=', before.id)
      .execute()
    const told = await tellAttendees(transaction, before.id, 'cancelled', change, reason)
    const detail = { told, ...(reason && { reason }) }
    const entry = { actor, action: 'event.cancel', subject: subjectOf(before.id), detail }
    await writeAudit(transaction, entry, now)
  })
