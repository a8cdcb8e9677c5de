import { type Kysely, sql } from 'kysely'
import type { DeskDocumentFacts } from '#contract/desk-documents.ts'
import {
  findProblem,
  type ManifestRecord,
  type Raw,
  type TagColumn,
  tagColumns,
  toRecord,
} from '#server/import/manifest.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { refuse } from '#server/platform/http/http-errors.ts'
import { foldText } from '#server/platform/text/fold.ts'

type Db = Kysely<Database>

const categories: Readonly<Record<string, string>> = { ...tagColumns, type: 'Content Type' }

/** A sentence from a text of the import, which begins in lower case. */
const toSentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`

/**
 * The desk chooses from the tags that there are, so that a slip of the pen makes no new one. What the document has already stays,
 * also before its tags are there.
 */
async function requireTags(db: Db, facts: DeskDocumentFacts, before: DeskDocumentFacts | undefined): Promise<void> {
  for (const [column, category] of Object.entries(categories)) {
    const valuesOf = (given: DeskDocumentFacts | undefined) => {
      const found = given?.[column as TagColumn | 'type'] ?? []
      return typeof found === 'string' ? [found.trim()] : found
    }
    const added = valuesOf(facts).filter((value) => !valuesOf(before).includes(value))
    if (added.length === 0) continue
    const { rows } = await sql<{ norm: string }>`select norm from tags
      where category = ${category} and norm = any(${added.map((value) => foldText(value))}::text[])`.execute(db)
    const known = new Set(rows.map(({ norm }) => norm))
    const unknown = added.filter((value) => !known.has(foldText(value)))
    if (unknown.length > 0)
      throw refuse({ text: `There is no ${category} ${unknown.join(', ')}.`, code: 'gone', field: column })
  }
}

type Given = {
  facts: DeskDocumentFacts
  reference: string
  file: string
  availableAt: string | null
  /** Undefined: it is a new document. */
  before: DeskDocumentFacts | undefined
  now: Date
}

/** What the desk has entered as a record of the import, by its checks. Throws 422 with the field at fault. */
export async function toCheckedRecord(db: Db, given: Given): Promise<ManifestRecord> {
  const { facts, reference, file, availableAt, before, now } = given
  const raw: Raw = { ...facts, reference, file, available_at: availableAt ?? '' }
  const problem = findProblem(raw)
  if (problem)
    throw refuse({ text: toSentence(problem.text), code: `document-${problem.column}`, field: problem.column })
  await requireTags(db, facts, before)
  const record = toRecord(raw)
  if (record.availableAt && record.availableAt <= now)
    throw refuse({ text: 'The end of the embargo is in the past.', code: 'embargo-past', field: 'available_at' })
  return record
}
