import type { Delivery, DeliverySettings, DigestPreview } from '#contract/delivery.ts'
import type { Inbox, InboxItem, InboxUpdated } from '#contract/inbox.ts'
import type { SavedSearch } from '#contract/saved-search.ts'
import { toDocument } from './document-records.ts'
import type { InboxEntry, World } from './memory.ts'
import { type Handler, notFound, readField, toPage } from './request.ts'

function toItem({ records, memory }: World, { document, reasons }: InboxEntry): InboxItem {
  const { id, publication_date } = document
  const isUnread = memory.unread.has(id)
  return {
    id,
    document: toDocument(records, memory, document),
    reasons,
    arrived_at: publication_date,
    read_at: isUnread ? null : (memory.readAt.get(id) ?? records.now.toISOString()),
  }
}

function markInbox({ memory }: World, body: unknown): InboxUpdated {
  const ids = (readField(body, 'ids') as string[] | undefined) ?? memory.inbox.map(({ document }) => document.id)
  const isRead = readField(body, 'read') === true
  const changed = ids.filter((id) => memory.unread.has(id) === isRead)
  for (const id of changed) isRead ? memory.unread.delete(id) : memory.unread.add(id)
  return { ids: changed, unread_count: memory.unread.size }
}

/** The next morning at the hour of the settings. */
function toDelivery({ records, memory }: World): Delivery {
  const { settings, chosen } = memory.delivery
  const next = new Date(records.now)
  next.setUTCDate(next.getUTCDate() + 1)
  next.setUTCHours(settings.hour, 0, 0, 0)
  return { settings, chosen, next_at: settings.frequency === 'never' ? null : next.toISOString() }
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

function toDigest({ memory }: World): DigestPreview {
  const titles = memory.inbox
    .filter(({ document }) => memory.unread.has(document.id))
    .map(({ document }) => document.title ?? '')
  if (titles.length === 0) return { mail: null }
  const subject = titles.length === 1 ? '1 new note' : `${titles.length} new notes`
  const items = titles.map((title) => `<li>${escaped(title)}</li>`)
  return { mail: { subject, text: titles.join('\n'), html: `<p>New for you:</p><ul>${items.join('')}</ul>` } }
}

function savedSearchCalls({ records, memory }: World): Record<string, Handler> {
  const require = (body: unknown): SavedSearch => {
    const found = memory.searches.find(({ id }) => id === readField(body, 'id'))
    if (!found) throw notFound()
    return found
  }
  const create = (body: unknown): SavedSearch => {
    const { name, query, alerts } = body as Pick<SavedSearch, 'name' | 'query' | 'alerts'>
    const now = records.now.toISOString()
    const id = String(1 + Math.max(0, ...memory.searches.map(({ id }) => Number(id))))
    const search = { id, name, query, alerts, created_at: now, seen_at: now, new_count: 0 }
    memory.searches.unshift(search)
    return search
  }
  return {
    'current_user/saved_searches': ({ body }) => (body === undefined ? { records: memory.searches } : create(body)),
    'current_user/saved_searches/update': ({ body }) => {
      const search = require(body)
      const { name, alerts, seen } = body as Partial<SavedSearch & { seen: true }>
      if (name !== undefined) search.name = name
      if (alerts !== undefined) search.alerts = alerts
      if (seen) Object.assign(search, { seen_at: records.now.toISOString(), new_count: 0 })
      return search
    },
    'current_user/saved_searches/delete': ({ body }) => {
      memory.searches = memory.searches.filter(({ id }) => id !== readField(body, 'id'))
      return { success: true }
    },
  }
}

export function deliveryCalls(world: World): Record<string, Handler> {
  const { records, memory } = world
  return {
    ...savedSearchCalls(world),
    'current_user/inbox': ({ query, body }): Inbox | InboxUpdated => {
      if (body !== undefined) return markInbox(world, body)
      const isWanted = ({ document }: InboxEntry) => query.get('unread') !== 'true' || memory.unread.has(document.id)
      const page = toPage(memory.inbox.filter(isWanted), query)
      return { ...page, records: page.records.map((entry) => toItem(world, entry)), unread_count: memory.unread.size }
    },
    'current_user/inbox/count': () => ({ unread_count: memory.unread.size }),
    'current_user/reading_list': ({ body }) => {
      if (body === undefined) {
        const saved = [...memory.readingList].sort(([, one], [, other]) => (one < other ? 1 : -1))
        const items = saved.flatMap(([id, saved_at]) => {
          const document = records.documents.find((document) => document.id === id)
          return document ? [{ document: toDocument(records, memory, document), saved_at }] : []
        })
        return { records: items }
      }
      const id = String(readField(body, 'document_id'))
      if (readField(body, 'saved') === true) memory.readingList.set(id, new Date().toISOString())
      else memory.readingList.delete(id)
      return { success: true }
    },
    'current_user/delivery': ({ body }) => {
      if (body !== undefined) memory.delivery = { settings: body as DeliverySettings, chosen: true }
      return toDelivery(world)
    },
    'current_user/digest_preview': () => toDigest(world),
  }
}
