import { type Kysely, sql } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'
import type { AuditRow } from './query.ts'

type Db = Kysely<Database>

/** What a row was done to: `documents/12.pdf` is of a document. Ids of sessions are not shown, and a replay's is a text. */
export function toSubject(subject: string): { kind: string; id: string | null; rest: string } {
  const [kind = '', ...rest] = subject.split('/')
  if (kind === 'sessions') return { kind, id: null, rest: '' }
  if (kind === 'replays') return { kind, id: null, rest: rest.join('/') }
  const id = /^\d{1,9}(?=$|[./])/.exec(rest.join('/'))?.[0] ?? null
  return { kind, id, rest: rest.join('/') }
}

const tables: Readonly<Record<string, readonly [table: string, column: string]>> = {
  users: ['users', 'name'],
  firms: ['firms', 'name'],
  roadshows: ['roadshows', 'name'],
  documents: ['documents', 'title'],
  companies: ['tags', 'value'],
  tags: ['tags', 'value'],
}

/** Ids of tags in what was recorded: `tag_ids`, `region_ids`, `type_id`. */
export const isTagField = (field: string): boolean => /^(?:tag|region|asset_class)_ids$|^type_id$/.test(field)

const toNumbers = (value: unknown): number[] =>
  (Array.isArray(value) ? value : [value]).filter((one): one is number => Number.isInteger(one))

const tagIds = ({ detail }: AuditRow) =>
  Object.entries(detail)
    .filter(([field]) => isTagField(field))
    .flatMap(([, value]) => {
      const { before, after } = Object(value) as { before?: unknown; after?: unknown }
      return [value, before, after].flatMap(toNumbers)
    })

/** The names of the events of replays, by the id of the video. */
async function listReplayNames(db: Db, videos: ReadonlySet<string>): Promise<[video: string, name: string][]> {
  if (videos.size === 0) return []
  const rows = await db
    .selectFrom('roadshows')
    .select(['video_id', 'name'])
    .where('video_id', 'in', [...videos])
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ video_id: video, name }) => [video ?? '', name])
}

/** The name of a record by its kind and id; undefined where it is gone. */
export type Names = (kind: string, id: string | number | null) => string | undefined

/** The names of what rows are about, in one question for each kind of record. */
export async function loadNames(db: Db, rows: readonly AuditRow[]): Promise<Names> {
  const ids = new Map<string, Set<number>>()
  const videos = new Set<string>()
  const add = (kind: string, id: string | number | null) => {
    if (id !== null) ids.set(kind, (ids.get(kind) ?? new Set()).add(Number(id)))
  }
  for (const row of rows) {
    const { kind, id, rest } = toSubject(row.subject)
    if (kind === 'replays') videos.add(rest)
    add(kind, id)
    add('users', row.user_id)
    for (const document of toNumbers(row.detail.document)) add('documents', document)
    for (const tag of tagIds(row)) add('tags', tag)
  }
  const names = new Map<string, string>()
  for (const [kind, [table, column]] of Object.entries(tables)) {
    const wanted = [...(ids.get(kind) ?? [])]
    if (wanted.length === 0) continue
    const { rows: found } = await sql<{ id: number; name: string }>`select id, ${sql.ref(column)} as name
      from ${sql.table(table)} where id = any(${wanted}::int[])`.execute(db)
    for (const { id, name } of found) names.set(`${kind}/${id}`, name)
  }
  for (const [video, name] of await listReplayNames(db, videos)) names.set(`replays/${video}`, name)
  return (kind, id) => names.get(`${kind}/${id}`)
}
