import type { ReadingList } from '#contract/reading-list.ts'
import { toList } from './list.ts'
import { send } from './send.ts'

export type ReadingListItem = ReadingList['records'][number]

const isComplete = (item: Partial<ReadingListItem>): item is ReadingListItem => typeof item.document?.id === 'string'

/** The documents that the user keeps to read later, the one kept last first. */
export const listReadingList = async (signal: AbortSignal): Promise<ReadingListItem[]> =>
  toList<Partial<ReadingListItem>>(await send({ call: 'current_user/reading_list', signal })).records.filter(isComplete)

/** Keeps a document, or lets it go. */
export async function saveDocument(documentId: string, saved: boolean): Promise<void> {
  await send({ call: 'current_user/reading_list', json: { document_id: documentId, saved } })
}
