import { type Kysely, sql } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'

type Db = Kysely<Database>

/** A reader as the database has them; `level` 0: without a subscription. */
export type Reader = {
  id: number
  level: number
  regions: number[] | null
  assetClasses: number[] | null
  libraries: string[] | null
  /** Documents that were granted one by one. */
  granted?: number[]
}

type Guarded = { regions: number[]; assetClasses: number[] }
type Document = Guarded & {
  id: number
  library: string
  preview: number
  download: number
  shown: boolean
  company: number | null
}
type Company = Guarded & {
  id: number
  model: number | null
  sheet: number | null
  flags: Record<string, string> | null
}
type Event = { id: number; regions: number[]; level: number; isPublic: boolean }

/**
 * Who may see what, worked out from the tables and in words of its own, not by the server's rule: a document in one of the
 * reader's libraries, regions and asset classes may be read from its preview level on and loaded from its download level on.
 */
export type AccessFacts = {
  documents: readonly Document[]
  inactiveTags: ReadonlySet<number>
  mayRead(reader: Reader, document: number): boolean
  mayLoad(reader: Reader, document: number): boolean
  /** In a preview, in a list by meaning or by itself. */
  maySeeBody(reader: Reader, document: number): boolean
  /** In one of the reader's libraries, regions and asset classes, whatever the level. */
  isInScope(reader: Reader, document: number): boolean
  /** The rating and the target in a document are the company's that it is about, else the document's own. */
  maySeeCall(reader: Reader, document: number): boolean
  mayTakePart(reader: Reader, event: number): boolean
  /** What an event is about: whoever takes part, and everybody where it is public. */
  mayBeTold(reader: Reader, event: number): boolean
  /** The years that a company has reported. */
  actualYears(company: number): ReadonlySet<string>
  covers(reader: Reader, tag: number): boolean
  mayLoadOf(reader: Reader, company: number, file: 'model' | 'sheet'): boolean
}

const among = (granted: readonly (number | string)[] | null, wanted: readonly (number | string)[]) =>
  granted === null || wanted.length === 0 || wanted.some((one) => granted.includes(one))

const isInScope = (reader: Reader, { regions, assetClasses }: Guarded) =>
  among(reader.regions, regions) && among(reader.assetClasses, assetClasses)

const byId = <T extends { id: number }>(rows: readonly T[]) => {
  const found = new Map(rows.map((row) => [row.id, row]))
  return (id: number): T => {
    const row = found.get(id)
    if (!row) throw new Error(`There is no record ${id}.`)
    return row
  }
}

export async function readFacts(db: Db): Promise<AccessFacts> {
  const { rows: documents } = await sql<Document>`select id, library, region_ids as regions,
    asset_class_ids as "assetClasses", preview_level as preview, download_level as download, preview as shown,
    (select id from tags where id = primary_focus_id and category = 'Company') as company
    from documents order by id`.execute(db)
  const { rows: events } = await sql<Event>`select id, region_ids as regions, preview_level as level,
    is_public as "isPublic" from roadshows`.execute(db)
  const { rows: tags } = await sql<
    Company & { inactive: boolean }
  >`select id, inactive, data -> 'year_flags' as flags, model_level as model,
    tear_sheet_level as sheet,
    array(select t.id from tags t where t.category = 'Region' and (t.id = any(tags.related_ids) or t.id = tags.id)) as regions,
    array(select t.id from tags t where t.category = 'Asset Class' and (t.id = any(tags.related_ids) or t.id = tags.id))
      as "assetClasses" from tags`.execute(db)
  const [documentOf, eventOf, tagOf] = [byId(documents), byId(events), byId(tags)]
  const isOpen = (reader: Reader, document: Document, level: number) =>
    reader.granted?.includes(document.id) ||
    (among(reader.libraries, [document.library]) && isInScope(reader, document) && reader.level >= level)
  const mayRead = (reader: Reader, id: number) => isOpen(reader, documentOf(id), documentOf(id).preview)
  const mayLoad = (reader: Reader, id: number) =>
    mayRead(reader, id) && isOpen(reader, documentOf(id), documentOf(id).download)
  const mayTakePart = (reader: Reader, id: number) =>
    among(reader.regions, eventOf(id).regions) && reader.level >= eventOf(id).level
  const covers = (reader: Reader, id: number) => isInScope(reader, tagOf(id))
  return {
    documents,
    inactiveTags: new Set(tags.filter(({ inactive }) => inactive).map(({ id }) => id)),
    mayRead,
    mayLoad,
    maySeeBody: (reader, id) => mayLoad(reader, id) || (mayRead(reader, id) && documentOf(id).shown),
    isInScope: (reader, id) => isOpen(reader, documentOf(id), 0),
    maySeeCall: (reader, id) => {
      const { company } = documentOf(id)
      return company === null ? mayRead(reader, id) : covers(reader, company)
    },
    mayTakePart,
    mayBeTold: (reader, id) => eventOf(id).isPublic || mayTakePart(reader, id),
    actualYears: (id) =>
      new Set(Object.entries(tagOf(id).flags ?? {}).flatMap(([year, flag]) => (flag === 'A' ? [year] : []))),
    covers,
    mayLoadOf: (reader, id, file) => isInScope(reader, tagOf(id)) && reader.level >= (tagOf(id)[file] ?? Infinity),
  }
}
