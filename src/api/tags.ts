import type { Tag } from '../contract/tag.ts'
import { send } from './send.ts'

/** A company, an analyst or a sector (R377); 404: unknown, 403: not active. */
export const getTag = async (id: string, signal: AbortSignal): Promise<Tag> =>
  (await send({ call: 'tags/{id}', values: { id }, signal })) as Tag
