import type { InboxItem } from '#contract/inbox.ts'
import { note } from './documents.ts'
import type { FakeApi } from './fake-api.ts'

/** An item of the inbox; unread. */
export const item = (n: number, more: Partial<InboxItem> = {}): InboxItem => ({
  id: `d${n}`,
  document: note(n),
  reasons: [{ kind: 'follow', id: 'c1', name: 'Halvorsen Marine' }],
  arrived_at: '2026-11-05T15:00:00Z',
  read_at: null,
  ...more,
})

/** The first to the last item, both included. */
export const items = (first: number, last: number): InboxItem[] =>
  Array.from({ length: last - first + 1 }, (_, index) => item(first + index))

/** An API that keeps what has been read, and can list unread items alone unless it `listsAll`. */
export function answerInbox(api: FakeApi, start: readonly InboxItem[], { listsAll = false } = {}): void {
  let kept = [...start]
  const countUnread = () => kept.filter(({ read_at }) => !read_at).length
  api.on('current_user/inbox/count', () => ({ unread_count: countUnread() }))
  api.on('current_user/inbox', ({ method, body, query }) => {
    if (method !== 'POST') {
      const page = Number(query.get('page'))
      const size = Number(query.get('page_size'))
      const isFiltered = query.get('unread') === 'true' && !listsAll
      const listed = kept.filter(({ read_at }) => !isFiltered || !read_at)
      return {
        records: listed.slice((page - 1) * size, page * size),
        pagination_metadata: { page, num_pages: Math.max(1, Math.ceil(listed.length / size)) },
        unread_count: countUnread(),
      }
    }
    const { ids, read } = body as { ids?: string[]; read: boolean }
    const changed = kept.filter((each) => (!ids || ids.includes(each.id)) && Boolean(each.read_at) !== read)
    kept = kept.map((each) =>
      changed.includes(each) ? { ...each, read_at: read ? '2026-11-06T09:00:00Z' : null } : each,
    )
    return { ids: changed.map(({ id }) => id), unread_count: countUnread() }
  })
}

/** An API that keeps what is to be read later. */
export function answerReadingList(api: FakeApi, ...kept: readonly number[]): void {
  api.on('current_user/reading_list', ({ method }) =>
    method === 'POST'
      ? { success: true }
      : { records: kept.map((n) => ({ document: note(n, { saved: true }), saved_at: '2026-11-06T09:00:00Z' })) },
  )
}
