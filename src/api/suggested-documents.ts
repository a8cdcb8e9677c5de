import type { WebDocument } from '#contract/document.ts'
import { toList } from './list.ts'
import { send } from './send.ts'

/** Documents suggested to the user, at most `limit` (R240, C59). */
export async function suggestedDocuments(limit: number, signal: AbortSignal): Promise<WebDocument[]> {
  const query = new URLSearchParams({ limit: String(limit) })
  return toList<WebDocument>(await send({ call: 'suggested_content', query, signal })).records
}
