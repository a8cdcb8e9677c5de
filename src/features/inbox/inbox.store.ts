import { atom } from 'nanostores'
import { type InboxPage, listInbox, markInbox } from '#api/inbox.ts'
import { isMissingCall } from '#api/missing-call.ts'
import type { InboxItem } from '#contract/inbox.ts'
import { openInboxChannel } from '#entities/inbox/inbox-channel.ts'
import { createList, type ListSpec } from '#search/list/create-list.ts'
import { withReload } from '#search/list/with-reload.ts'
import { memoryQuery } from '#search/state/query-state.ts'
import { onUserChange } from '#session/on-user-change.ts'

export type InboxFilter = 'all' | 'unread'

type InboxOptions = { pageSize: number; limit: number; onFailure: (failure: Error) => void }

export type InboxStore = ReturnType<typeof createInbox>

/** The inbox: its list, what is read, and what can be taken back. */
export function createInbox({ pageSize, limit, onFailure }: InboxOptions) {
  const $filter = atom<InboxFilter>('all')
  const $unread = atom<number | undefined>()
  /** What "Mark all as read" has changed; undefined: nothing to take back. */
  const $undo = atom<readonly string[] | undefined>()
  /** Whether the last change was not stored. */
  const $isRefused = atom(false)
  /** What was marked here since the list was loaded. Answers on their way may not know it yet. */
  const marked = new Map<string, string | null>()
  const withMarks = (item: InboxItem): InboxItem => {
    const readAt = marked.get(item.id)
    return readAt === undefined || Boolean(readAt) === Boolean(item.read_at) ? item : { ...item, read_at: readAt }
  }

  /** Whether the API lists all items although unread ones are asked for. */
  let listsAll = false

  /** Unread items that were read here have left the API's list, so that what follows them begins on an earlier page. */
  const toUnreadPage = (page: number, size: number) => {
    const shown = list.$state.get()
    if (page === 1 || listsAll || shown.state !== 'ready') return page
    return Math.floor(shown.records.filter(({ read_at }) => !read_at).length / size) + 1
  }

  const fetchPage = async (page: number, pageSize: number, signal: AbortSignal): Promise<InboxPage> => {
    const filter = $filter.get()
    const asked = filter === 'unread' ? toUnreadPage(page, pageSize) : page
    const answer = await listInbox({ filter, page: asked, pageSize, limit }, signal)
    $unread.set(answer.unread)
    if (filter === 'all') return answer
    const records = answer.records.filter(({ read_at }) => !read_at)
    listsAll ||= records.length < answer.records.length
    return listsAll && asked !== page ? fetchPage(page, pageSize, signal) : { ...answer, records }
  }

  const spec: ListSpec<InboxItem> = {
    query: memoryQuery(),
    key: $filter.get,
    pageSize,
    limit,
    paging: 'more',
    fetch: (page, signal, size) => fetchPage(page, size, signal),
    complete: (ready) => ({ ...ready, records: ready.records.map(withMarks) }),
    onFailure: (failure: Error & { status?: number }) => isMissingCall(failure) || onFailure(failure),
  }
  const list = withReload(createList(spec), spec, atom())

  const show = () => {
    const shown = list.$state.get()
    if (shown.state === 'ready') list.show({ ...shown, records: shown.records.map(withMarks) })
  }
  const put = (ids: readonly string[], readAt: string | null) => {
    for (const id of ids) marked.set(id, readAt)
    show()
  }

  let channel = { tell: () => {}, close: () => {} }
  /** Shows a change at once, sends it, and shows the items as before if it is not stored. */
  const send = async (read: boolean, shownIds: readonly string[], ids?: readonly string[]) => {
    const shown = list.$state.get()
    const before = new Map(shown.state === 'ready' ? shown.records.map(({ id, read_at }) => [id, read_at ?? null]) : [])
    $isRefused.set(false)
    put(shownIds, read ? new Date().toISOString() : null)
    try {
      const answer = await markInbox(read, ids)
      $unread.set(answer.unread_count)
      channel.tell()
      return answer.ids
    } catch (reason) {
      for (const id of shownIds) {
        const old = before.get(id)
        if (old === undefined) marked.delete(id)
        else marked.set(id, old)
      }
      show()
      $isRefused.set(true)
      onFailure(reason as Error)
      return undefined
    }
  }

  const unreadIds = () => {
    const shown = list.$state.get()
    return shown.state === 'ready' ? shown.records.filter(({ read_at }) => !read_at).map(({ id }) => id) : []
  }
  const forget = () => {
    marked.clear()
    $undo.set(undefined)
    $isRefused.set(false)
  }

  return {
    $state: list.$state,
    $filter,
    $unread,
    $undo,
    $isRefused,
    loadMore: list.loadMore,
    retry: list.retry,
    choose(filter: InboxFilter) {
      if (filter === $filter.get()) return
      forget()
      $filter.set(filter)
      list.loadNext()
    },
    /** Marks one item; nothing is sent if it is so already. */
    mark({ id, read_at }: InboxItem, read: boolean) {
      if (Boolean(read_at) === read) return
      // What is marked by itself is not taken back with all others.
      $undo.set($undo.get()?.filter((other) => other !== id))
      void send(read, [id], [id])
    },
    async markAll() {
      const ids = await send(true, unreadIds())
      if (ids) $undo.set(ids)
    },
    async undo() {
      const ids = $undo.get() ?? []
      $undo.set(undefined)
      if (!(await send(false, ids, ids))) $undo.set(ids)
    },
    start() {
      channel = openInboxChannel(() => {
        marked.clear()
        if ($filter.get() === 'all') list.reload()
        else list.loadNext()
      })
      const stops = [onUserChange(forget), list.start(), () => channel.close()]
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}
