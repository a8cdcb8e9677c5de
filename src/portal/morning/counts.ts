import { listDocuments } from '#api/document-lists.ts'
import { type Changes, listResearchChanges } from '#api/research-changes.ts'
import { toText } from '#lib/format/words.ts'

/** Back from the newest research. */
export const CHANGE_DAYS = 7

/** What the line above the dashboard counts. A part that could not be loaded is left out. */
export type Counts = {
  /** The notes of the newest day, which is in UTC as in lists (C57). */
  notes?: { day: string; count: number }
  changes?: Pick<Changes, 'total' | 'rating_changes'>
  /** Whether the subscription covers none of the newest documents. */
  isLocked?: boolean
}

/** The most that a list counts. */
const LIMIT = 10_000
/** So many of the newest documents tell whether a subscription covers any. */
const SAMPLE = 20

async function countNotes(signal: AbortSignal): Promise<Pick<Counts, 'notes' | 'isLocked'>> {
  const list = (filters: Record<string, string>, pageSize: number) =>
    listDocuments('all_documents', { filters: new URLSearchParams(filters), page: 1, pageSize, limit: LIMIT }, signal)
  const { records } = await list({}, SAMPLE)
  const isLocked = records.length > 0 && records.every(({ permissioned }) => permissioned === false)
  const day = toText(records[0]?.publication_date).slice(0, 10)
  if (day === '') return { isLocked }
  const { paging } = await list({ start_date: day, end_date: day }, 1)
  return { isLocked, ...(paging.max_records && { notes: { day, count: paging.max_records } }) }
}

export async function loadCounts(signal: AbortSignal): Promise<Counts> {
  const request = { filters: new URLSearchParams(), kinds: '', days: CHANGE_DAYS, limit: 1, isPublic: false }
  const [notes, changes] = await Promise.allSettled([countNotes(signal), listResearchChanges(request, signal)])
  return {
    ...(notes.status === 'fulfilled' && notes.value),
    ...(changes.status === 'fulfilled' && { changes: changes.value }),
  }
}
