import { type Kysely, type SqlBool, sql } from 'kysely'
import type { WebDocument } from '#contract/document.ts'
import type { ResearchChange } from '#contract/research-change.ts'
import { noEntitlement } from '#server/access/access-rule.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { readAround } from '../reading.ts'
import { type DocumentRow, listDocumentsById } from '../repository.ts'
import { type DocumentReading, toWebDocument } from '../wire.ts'
import type { Audience, ChangeRow } from './repository.ts'

type Db = Kysely<Database>

type CompanyFigures = Pick<ResearchChange, 'ticker' | 'close_price' | 'price_currency'>

/** The tickers and last closes of companies, by id. */
async function loadFigures(db: Db, ids: readonly number[]): Promise<Map<number, CompanyFigures>> {
  const rows = await db
    .selectFrom('tags')
    .select(['id', 'ticker'])
    .select(sql<number | null>`(data ->> 'close_price')::double precision`.as('close_price'))
    .select(sql<string | null>`data ->> 'price_currency'`.as('price_currency'))
    .where(sql<SqlBool>`id = any(${ids}::int[])`)
    .execute()
  return new Map(rows.map(({ id, ...figures }) => [id, figures]))
}

/** What anybody is told of a note that the provider shows to everybody: its title and its call. */
const publicFields = [
  'id',
  'external_reference',
  'title',
  'document_type',
  'publication_date',
  'primary_focus',
  'rating',
  'rating_date',
  'rating_change',
  'prior_rating',
  'prior_rating_date',
  'target_price',
  'target_price_currency',
  'target_price_date',
  'prior_target_price',
  'prior_target_price_date',
] as const satisfies readonly (keyof WebDocument)[]

function toPublicDocument(row: DocumentRow, { tags }: DocumentReading): WebDocument {
  const getScope = () => ({ region_ids: [], asset_class_ids: [] })
  const document = toWebDocument(row, { tags, user: noEntitlement, getScope, marks: undefined, requests: undefined })
  const told = publicFields.map((field) => [field, document[field]])
  return { ...Object.fromEntries(told), id: document.id }
}

/** The changes with their notes, as a user or anybody may see them. Last closes are for users. */
export async function toResearchChanges(
  db: Db,
  changes: readonly ChangeRow[],
  audience: Audience,
): Promise<ResearchChange[]> {
  const rows = await listDocumentsById(
    db,
    changes.map(({ id }) => id),
  )
  const [reading, figures] = await Promise.all([
    readAround(db, rows, audience === 'public' ? undefined : audience),
    loadFigures(
      db,
      changes.map(({ companyId }) => companyId),
    ),
  ])
  const byId = new Map(rows.map((row) => [row.id, row]))
  return changes.flatMap(({ id, companyId, day, change, priorCurrency }) => {
    const row = byId.get(id)
    if (!row) return []
    const { ticker = null, ...price } = figures.get(companyId) ?? {}
    return {
      day,
      kind: change.kind,
      target_change: change.target,
      ticker,
      prior_target_price_currency: priorCurrency,
      ...(audience === 'public' ? {} : price),
      document: audience === 'public' ? toPublicDocument(row, reading) : toWebDocument(row, reading),
    }
  })
}
