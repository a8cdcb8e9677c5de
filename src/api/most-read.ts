import type { WebDocument } from '#contract/document.ts'
import { toList } from './list.ts'
import { send } from './send.ts'

/** What was read most within some days, at most `limit`. An API that does not know `days` answers for all times. */
export async function mostReadDocuments(days: number, limit: number, signal: AbortSignal): Promise<WebDocument[]> {
  const query = new URLSearchParams({ days: String(days), limit: String(limit) })
  return toList<WebDocument>(await send({ call: 'web_documents/most_popular', query, signal })).records
}
