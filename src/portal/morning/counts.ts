import { listDocuments } from '#api/document-lists.ts'
import { type Changes, listResearchChanges } from '#api/research-changes.ts'
import { toText } from '#lib/format/words.ts'

/** Back from the newest research. */
export const CHANGE_DAYS = 7

/** What the line above the dashboard counts. A part that could not be loaded is left out. */
export type Counts = {
  /** The notes of the newest day, which is in UTC as in lists (C57). */
  notes?: { day: string; count: number }
  changes?: Pick<Changes, 'rating_changes' | 'target_changes'>
}

/** The most that a list counts. */
const LIMIT = 10_000

async function countNotes(signal: AbortSignal): Promise<Counts['notes']> {
  const list = (filters: Record<string, string>) =>
    listDocuments(
      'all_documents',
      { filters: new URLSearchParams(filters), page: 1, pageSize: 1, limit: LIMIT },
      signal,
    )
  const [newest] = (await list({})).records
  const day = toText(newest?.publication_date).slice(0, 10)
  if (day === '') return undefined
  const { paging } = await list({ start_date: day, end_date: day })
  return paging.max_records ? { day, count: paging.max_records } : undefined
}

export async function loadCounts(signal: AbortSignal): Promise<Counts> {
  const request = { filters: new URLSearchParams(), kinds: '', days: CHANGE_DAYS, limit: 1, isPublic: false }
  const [notes, changes] = await Promise.allSettled([countNotes(signal), listResearchChanges(request, signal)])
  return {
    ...(notes.status === 'fulfilled' && notes.value && { notes: notes.value }),
    ...(changes.status === 'fulfilled' && { changes: changes.value }),
  }
}
