import type { Kysely } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'
import { findTag, loadTags } from '#server/tags/repository.ts'
import type { DocumentRow } from '../repository.ts'
import { mentionedTags } from '../wire.ts'
import { buildNote, type Note } from './note.ts'

/** The note of a document with its text, its tags and the figures of the company that it is about. */
export async function loadNote(db: Kysely<Database>, row: DocumentRow, html: string): Promise<Note> {
  const focus = row.primary_focus_id === null ? undefined : await findTag(db, String(row.primary_focus_id))
  const tags = await loadTags(db, mentionedTags(row))
  return buildNote(row, { tags, html, figures: focus?.data.company_financials_table ?? undefined })
}
