import { type Kysely, sql } from 'kysely'
import type { DeskTagCategory, DeskTagDetail, DeskTagDraft } from '#contract/desk-tags.ts'
import { LONGEST } from '#server/import/manifest.ts'
import { addTag, findCompanyByTicker, findTag as findNamedTag, parseCompany, tieTicker } from '#server/import/tags.ts'
import { lockDocuments } from '#server/import/write.ts'
import type { Actor } from '#server/platform/audit/actor.ts'
import { fieldDifference } from '#server/platform/audit/difference.ts'
import { writeAudit } from '#server/platform/audit/repository.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { refuse } from '#server/platform/http/http-errors.ts'
import { foldText } from '#server/platform/text/fold.ts'
import { requireTag } from './repository.ts'

type Db = Kysely<Database>

/** Who changes something and when. */
type Change = { actor: Actor; now: Date }

type Name = { value: string; ticker: string | null }

/** A name by the rules of the import. Throws 422 with what is wrong. */
function toName(category: DeskTagCategory, text: string): Name {
  const given = text.trim().replace(/\s+/g, ' ')
  const field = 'value'
  if (given === '') throw refuse({ text: 'Give a name.', code: 'required', field })
  if (given.length > LONGEST)
    throw refuse({ text: `The name is longer than ${LONGEST} characters.`, code: 'too-long', field })
  // A semicolon stands between two values in a manifest.
  if (/[;\p{C}]/u.test(given))
    throw refuse({ text: 'A name has no semicolon and no control characters.', code: 'tag-characters', field })
  if (category !== 'Company') return { value: given, ticker: null }
  const { name, ticker } = parseCompany(given)
  return { value: name, ticker }
}

/** Another tag that an import would take for this one. */
async function findDouble(db: Db, category: DeskTagCategory, { value, ticker }: Name, own?: number) {
  const found = [
    await findNamedTag(db, category, value),
    ...(category === 'Company' ? [await findCompanyByTicker(db, ticker ?? value)] : []),
  ]
  return found.find((tag) => tag && tag.id !== own)
}

async function requireNew(db: Db, category: DeskTagCategory, name: Name, own?: number): Promise<void> {
  const double = await findDouble(db, category, name, own)
  if (!double) return
  const known = double.ticker ? `${double.value} (${double.ticker})` : double.value
  throw refuse({
    text: `There is a ${category} ${known} already.`,
    code: 'tag-exists',
    value: known,
    field: 'value',
  })
}

const subjectOf = (id: number | string) => `tags/${id}`

/** Adds a tag; answers it. */
export const createTag = (db: Db, { category, value }: DeskTagDraft, { actor, now }: Change): Promise<DeskTagDetail> =>
  db.transaction().execute(async (transaction) => {
    await lockDocuments(transaction)
    const name = toName(category, value)
    await requireNew(transaction, category, name)
    const id = await addTag(transaction, category, name.value, name.ticker)
    if (name.ticker !== null) await tieTicker(transaction, id, name.ticker)
    const detail = { category, title: name.value, ...(name.ticker !== null && { ticker: name.ticker }) }
    await writeAudit(transaction, { actor, action: 'tag.create', subject: subjectOf(id), detail }, now)
    return requireTag(transaction, id)
  })

/** The tag of an id that nothing refers to, which nobody else changes until the end of the transaction. */
async function lockUnused(transaction: Db, id: number): Promise<DeskTagDetail> {
  // In the order of an import, so that neither waits for the other. What names the row holds it, and is awaited here.
  await lockDocuments(transaction)
  await sql`select from tags where id = ${id} for update`.execute(transaction)
  const tag = await requireTag(transaction, id)
  if (tag.is_used)
    throw refuse({
      text: 'Something is filed under this tag, or somebody follows it.',
      code: 'tag-used',
      field: 'value',
    })
  return tag
}

/** Unties a company from its ticker, and takes away the tag of that if no other company has it. */
async function dropTicker(transaction: Db, companyId: number): Promise<void> {
  await sql`update tags set related_ids = array(
      select related from unnest(related_ids) with ordinality tied(related, place)
      where not exists (select from tags ticker where ticker.id = related and category = 'Ticker') order by place)
    where id = ${companyId}`.execute(transaction)
  await sql`delete from tags where category = 'Ticker' and related_ids = array[${companyId}]::int[] and doc_count = 0
    and not exists (select from document_tags where tag_id = tags.id)`.execute(transaction)
}

/** Renames a tag that nothing refers to. */
export const changeTag = (db: Db, id: number, value: string, { actor, now }: Change): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const before = await lockUnused(transaction, id)
    const name = toName(before.category, value)
    await requireNew(transaction, before.category, name, id)
    const difference = fieldDifference({ value: before.value, ticker: before.ticker ?? null }, { ...name })
    if (Object.keys(difference).length === 0) return
    const isTickerChanged = name.ticker !== (before.ticker ?? null)
    if (isTickerChanged) await dropTicker(transaction, id)
    await transaction
      .updateTable('tags')
      .set({
        ...{ value: name.value, norm: foldText(name.value) },
        ...{ ticker: name.ticker, ticker_norm: name.ticker === null ? null : foldText(name.ticker) },
      })
      .where('id', '=', id)
      .execute()
    if (isTickerChanged && name.ticker !== null) await tieTicker(transaction, id, name.ticker)
    const detail = { category: before.category, title: name.value, ...difference }
    await writeAudit(transaction, { actor, action: 'tag.change', subject: subjectOf(id), detail }, now)
  })

/** Removes a tag that nothing refers to. */
export const removeTag = (db: Db, id: number, { actor, now }: Change): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const { category, value, ticker } = await lockUnused(transaction, id)
    if (ticker) await dropTicker(transaction, id)
    await transaction.deleteFrom('tags').where('id', '=', id).execute()
    const detail = { category, title: value, ...(ticker && { ticker }) }
    await writeAudit(transaction, { actor, action: 'tag.remove', subject: subjectOf(id), detail }, now)
  })
