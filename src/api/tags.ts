import type { Tag } from '#contract/tag.ts'
import { badResponse } from './errors.ts'
import { send } from './send.ts'

/** A company, an analyst or a sector (R377). 404: unknown; 403: not active. Throws for an answer without an id. */
export async function getTag(id: string, signal: AbortSignal): Promise<Tag> {
  const tag = (await send({ call: 'tags/{id}', values: { id }, signal })) as Tag | null | undefined
  if (!tag?.id) throw badResponse()
  return tag
}

/** A tag by its id in an older portal (R162). 404: unknown. */
export async function tagByExternalId(externalId: string, signal: AbortSignal): Promise<Tag> {
  const query = new URLSearchParams({ external_id: externalId })
  return (await send({ call: 'tags/by_external_id', query, signal })) as Tag
}
