import { type Kysely, sql } from 'kysely'
import type { DeskEventDraft } from '#contract/desk-events.ts'
import { type EventProblem, findEventProblems } from '#lib/format/event-rules.ts'
import { fromClockTime } from '#lib/format/from-clock-time.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { eventVectors } from '#server/platform/database/search-vectors.ts'
import { type Refused, refuse } from '#server/platform/http/http-errors.ts'
import type { TagRow } from '#server/tags/wire.ts'

type Db = Kysely<Database>

/** Categories of tags that companies bring along: events of a company are found by its ticker and its country, too. */
const broughtAlong = ['Ticker', 'Country', 'Sub-Sector']

const reasons: Readonly<Record<EventProblem, string>> = {
  required: 'is required.',
  'too-long': 'is too long.',
  'no-time': 'is not a time, YYYY-MM-DDTHH:MM.',
  skipped: 'does not exist, because clocks go forward then.',
  'before-start': 'must be after the start.',
  over: 'is in the past.',
  'no-zone': 'is not a time zone.',
  'no-link': 'is not an address that begins with https:// or http://.',
  'no-count': 'is not a number of places.',
  'below-registered': 'is less than have registered.',
}

const refuseDraft = (problems: readonly Refused[]) => {
  if (problems.length > 0) throw refuse(...problems)
}

const toNumber = (id: string) => (/^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0)

/** The tags that a draft names, by id, held until the end of the transaction. One of another category or an unknown one is refused. */
async function loadNamedTags(db: Db, { type_id, tags }: DeskEventDraft): Promise<TagRow[]> {
  const wanted = [
    { field: 'type_id', category: 'Roadshow Type', ids: [type_id] },
    ...Object.entries(tags).map(([category, ids]) => ({ field: `tags.${category}`, category, ids })),
  ]
  const ids = wanted.flatMap((part) => part.ids.map(toNumber))
  // Held, so that the desk does not remove or rename one of them before the event refers to it.
  const named = db.selectFrom('tags').selectAll().where(sql<boolean>`id = any(${ids}::int[])`)
  const rows = await named.forKeyShare().execute()
  const known = new Map(rows.map((row) => [row.id, row.category]))
  refuseDraft(
    wanted
      .filter((part) => part.ids.some((id) => known.get(toNumber(id)) !== part.category))
      .map(({ field, category }) => ({
        text: `There is no such tag of the category ${category}.`,
        code: 'gone',
        field,
      })),
  )
  return rows
}

/** The tags that the companies bring along. */
const loadBroughtAlong = (db: Db, companies: readonly TagRow[]): Promise<TagRow[]> =>
  db
    .selectFrom('tags')
    .selectAll()
    .where('category', 'in', broughtAlong)
    .where(sql<boolean>`id = any(${companies.flatMap(({ related_ids }) => related_ids)}::int[])`)
    .execute()

/** Dots of one type have one colour: that of its latest event. */
async function findTypeColour(db: Db, typeId: number): Promise<string | null> {
  const row = await db
    .selectFrom('roadshows')
    .select('type_colour')
    .where('type_id', '=', typeId)
    .where('type_colour', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.type_colour ?? null
}

export type EventValues = Awaited<ReturnType<typeof toEventValues>>

/** The tags of an event before a change. */
type Before = { registered: number; tags: readonly TagRow[] }

const idsOf = (tags: readonly TagRow[], category: string) =>
  tags.filter((tag) => tag.category === category).map(({ id }) => id)

const isSame = (one: readonly number[], other: readonly number[]) => [...one].sort().join() === [...other].sort().join()

/**
 * A draft as the columns of its row; what is wrong is refused with 422 by field. Without `before` it is a new
 * event, which must not be over.
 */
export async function toEventValues(
  db: Db,
  draft: DeskEventDraft,
  { now, before }: { now: Date; before: Before | undefined },
) {
  const problems = findEventProblems(draft, before ? { registered: before.registered } : { now })
  refuseDraft(Object.entries(problems).map(([field, code]) => ({ text: `${field} ${reasons[code]}`, code, field })))
  const named = await loadNamedTags(db, draft)
  const companies = named.filter(({ category }) => category === 'Company')
  const isSameCompanies = before && isSame(idsOf(before.tags, 'Company'), idsOf(named, 'Company'))
  const along = isSameCompanies
    ? before.tags.filter(({ category }) => broughtAlong.includes(category))
    : await loadBroughtAlong(db, companies)
  const tags = [...new Map([...named, ...along].map((tag) => [tag.id, tag])).values()]
  const name = draft.name.trim()
  const [description, location] = [draft.description.trim() || null, draft.location.trim() || null]
  const typeId = toNumber(draft.type_id)
  return {
    name,
    description,
    start_at: fromClockTime(draft.start_time, draft.time_zone) as Date,
    end_at: (draft.end_time === null ? undefined : fromClockTime(draft.end_time, draft.time_zone)) ?? null,
    time_zone: draft.time_zone,
    type_id: typeId,
    type_colour: await findTypeColour(db, typeId),
    location,
    format: draft.format,
    meeting_url: draft.meeting_url || null,
    promoted: draft.promoted,
    can_register: draft.can_register,
    tag_ids: tags.map(({ id }) => id),
    region_ids: idsOf(named, 'Region'),
    preview_level: draft.level,
    capacity: draft.capacity,
    is_public: draft.is_public,
    ...eventVectors({ name, description, location, tags: tags.map(({ value }) => value) }),
  }
}
