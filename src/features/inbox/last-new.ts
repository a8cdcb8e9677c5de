import type { InboxItem } from '#contract/inbox.ts'

/** The last item that reached the user after a visit, in ms, among items from the newest on; undefined: none, or all that is shown. */
export function findLastNew(items: readonly InboxItem[], lastVisit: number | undefined): InboxItem | undefined {
  if (lastVisit === undefined) return undefined
  const at = items.findIndex(({ arrived_at }) => !(Date.parse(arrived_at) > lastVisit))
  return at > 0 ? items[at - 1] : undefined
}
