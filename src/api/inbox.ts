import type { Inbox, InboxCount, InboxItem, InboxUpdated } from '#contract/inbox.ts'
import { type List, type ListPage, toList, withPaging } from './list.ts'
import { send } from './send.ts'

export type InboxPage = List<InboxItem> & { unread: number }

/** The API's limit for the ids of one call. */
const MOST_IDS = 1000

const isComplete = (item: Partial<InboxItem>): item is InboxItem =>
  typeof item.id === 'string' && typeof item.document?.id === 'string'

/** One page of the research that reached the user, the newest first. An API that cannot list `unread` items alone lists all. */
export async function listInbox(
  page: ListPage & { filter: 'all' | 'unread' },
  signal: AbortSignal,
): Promise<InboxPage> {
  const query = withPaging(new URLSearchParams(page.filter === 'unread' ? { unread: 'true' } : {}), page)
  const answer = await send({ call: 'current_user/inbox', query, signal })
  const { records, paging } = toList<Partial<InboxItem>>(answer)
  const { unread_count: unread }: Partial<Inbox> = Object(answer)
  return { records: records.filter(isComplete), paging, unread: unread ?? 0 }
}

export async function countUnread(signal: AbortSignal): Promise<number> {
  const { unread_count: count }: Partial<InboxCount> = Object(await send({ call: 'current_user/inbox/count', signal }))
  return count ?? 0
}

/** Marks documents as read or unread; without ids all that are in the inbox. The answer names those that changed. */
export async function markInbox(read: boolean, ids?: readonly string[]): Promise<InboxUpdated> {
  const mark = async (some?: readonly string[]): Promise<InboxUpdated> => {
    const json = { read, ...(some && { ids: some }) }
    const { ids: changed, unread_count: unread }: Partial<InboxUpdated> = Object(
      await send({ call: 'current_user/inbox', json }),
    )
    return { ids: changed ?? [], unread_count: unread ?? 0 }
  }
  let answer = await mark(ids?.slice(0, MOST_IDS))
  for (let start = MOST_IDS; ids && start < ids.length; start += MOST_IDS) {
    const next = await mark(ids.slice(start, start + MOST_IDS))
    answer = { ...next, ids: [...answer.ids, ...next.ids] }
  }
  return answer
}
