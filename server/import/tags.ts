import { type Kysely, type SqlBool, sql } from 'kysely'
import { nextId } from '#server/platform/database/next-id.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { foldText } from '#server/platform/text/fold.ts'
import { type ManifestRecord, type TagColumn, tagColumns } from './manifest.ts'

type Db = Kysely<Database>

/** A record's tags: the ids by column, of the content type besides, and the names that a search finds the document by. */
export type RecordTags = {
  ids: Readonly<Record<TagColumn, number[]>>
  typeId: number
  tickerIds: number[]
  names: string[]
}

/** The ticker of `Zielona Bank (ZLB PW)`. */
const TICKER = /\(([^()]{1,30})\)$/

export async function addTag(db: Db, category: string, value: string, ticker: string | null = null): Promise<number> {
  const id = await nextId(db, 'tags')
  await db
    .insertInto('tags')
    .values({
      id,
      category,
      value,
      norm: foldText(value),
      ticker,
      ticker_norm: ticker === null ? null : foldText(ticker),
      data: '{}',
    })
    .execute()
  return id
}

/** Case and accents do not distinguish tags; of several, the one with the same spelling comes first. */
export async function findTag(db: Db, category: string, value: string) {
  return db
    .selectFrom('tags')
    .select(['id', 'value', 'ticker'])
    .where('category', '=', category)
    .where('norm', '=', foldText(value))
    .orderBy(sql<SqlBool>`value = ${value}`, 'desc')
    .orderBy('id')
    .executeTakeFirst()
}

const findOrAddTag = async (db: Db, category: string, value: string): Promise<number> =>
  (await findTag(db, category, value))?.id ?? addTag(db, category, value)

export const findCompanyByTicker = (db: Db, ticker: string) =>
  db
    .selectFrom('tags')
    .select(['id', 'value', 'ticker'])
    .where('category', '=', 'Company')
    .where('ticker_norm', '=', foldText(ticker))
    .orderBy('id')
    .executeTakeFirst()

/** A company as it is entered: `Zielona Bank (ZLB PW)`. */
export function parseCompany(text: string): { name: string; ticker: string | null } {
  const found = TICKER.exec(text)
  const name = text.slice(0, found?.index).trimEnd()
  return found?.[1] === undefined || name === '' ? { name: text, ticker: null } : { name, ticker: found[1] }
}

/** Ties a company to the tag of its ticker, which is added where it is missing; what else it goes with stays. */
export async function tieTicker(db: Db, id: number, ticker: string): Promise<void> {
  const tickerId = await findOrAddTag(db, 'Ticker', ticker)
  await db
    .updateTable('tags')
    .set({ related_ids: sql`array_append(array_remove(related_ids, ${tickerId}::int), ${tickerId}::int)` })
    .where('id', '=', id)
    .execute()
  await db
    .updateTable('tags')
    .set({ related_ids: [id] })
    .where('id', '=', tickerId)
    .execute()
}

/** A company by its ticker, by its name, or as a new one with both. */
async function findOrAddCompany(db: Db, text: string) {
  const { name, ticker } = parseCompany(text)
  const known = (await findCompanyByTicker(db, ticker ?? text)) ?? (await findTag(db, 'Company', name))
  if (known) return known
  const id = await addTag(db, 'Company', name, ticker)
  if (ticker !== null) await tieTicker(db, id, ticker)
  return { id, value: name, ticker }
}

/** Whether a record names a tag, as `findOrAddTags` compares; of a company the name or the ticker is enough. */
export function namesTag(
  { tags, documentType }: Pick<ManifestRecord, 'tags' | 'documentType'>,
  { category, value, ticker }: { category: string; value: string; ticker?: string | null },
): boolean {
  if (category === 'Content Type') return foldText(documentType) === foldText(value)
  const column = (Object.keys(tagColumns) as TagColumn[]).find((name) => tagColumns[name] === category)
  const known = new Set([value, ...(ticker ? [ticker] : [])].map((text) => foldText(text)))
  return (column === undefined ? [] : tags[column]).some((text) => {
    const company = category === 'Company' ? parseCompany(text) : { name: text, ticker: null }
    return [text, company.name, company.ticker ?? text].some((one) => known.has(foldText(one)))
  })
}

/** Finds the tags that a record names, and adds missing ones. To be called within a transaction that holds `tags`. */
export async function findOrAddTags(db: Db, record: ManifestRecord): Promise<RecordTags> {
  const ids: Partial<Record<TagColumn, number[]>> = {}
  const names: string[] = [...record.tags.analysts]
  const tickerIds: number[] = []
  for (const column of Object.keys(tagColumns) as TagColumn[]) {
    const found = new Set<number>()
    for (const value of record.tags[column]) {
      if (column !== 'companies') {
        found.add(await findOrAddTag(db, tagColumns[column], value))
        continue
      }
      const company = await findOrAddCompany(db, value)
      found.add(company.id)
      names.push(company.value)
      if (company.ticker === null) continue
      names.push(company.ticker)
      tickerIds.push(await findOrAddTag(db, 'Ticker', company.ticker))
    }
    ids[column] = [...found]
  }
  const typeId = await findOrAddTag(db, 'Content Type', record.documentType)
  return { ids: ids as RecordTags['ids'], typeId, tickerIds, names }
}
