import type { Tag } from '../contract/tag.ts'
import { ApiError } from './errors.ts'
import { send } from './send.ts'

/** A company, an analyst or a sector (R377); 404: unknown, 403: not active. An answer without an id is no record. */
export async function getTag(id: string, signal: AbortSignal): Promise<Tag> {
  const tag = (await send({ call: 'tags/{id}', values: { id }, signal })) as Tag | null | undefined
  if (!tag?.id) throw new ApiError('bad-response', 'Bad Response')
  return tag
}
