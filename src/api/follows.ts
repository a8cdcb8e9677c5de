import type { Follow } from '#contract/follow.ts'
import { toList } from './list.ts'
import { send } from './send.ts'

const isComplete = (record: Partial<Follow>): record is Follow => typeof record.tag?.id === 'string'

/** The companies, analysts and sectors that the user follows, the one with the newest document first. */
export const listFollows = async (signal: AbortSignal): Promise<Follow[]> =>
  toList<Partial<Follow>>(await send({ call: 'current_user/follows', signal })).records.filter(isComplete)

/** Starts or ends following a tag. */
export async function saveFollow(tagId: string, followed: boolean): Promise<void> {
  await send({ call: 'current_user/follows', json: { tag_id: tagId, followed } })
}
