import type { Delivery, DeliverySettings } from '#contract/delivery.ts'
import type { SavedSearch } from '#contract/saved-search.ts'
import { type FakeApi, refusal } from './fake-api.ts'

export const searchCalls = {
  list: 'current_user/saved_searches',
  update: 'current_user/saved_searches/update',
  remove: 'current_user/saved_searches/delete',
  delivery: 'current_user/delivery',
  preview: 'current_user/digest_preview',
} as const

export const savedSearch = (n: number, changes: Partial<SavedSearch> = {}): SavedSearch => ({
  id: String(n),
  name: `Search ${n}`,
  query: `search_term=gold+${n}&libraries=All`,
  alerts: true,
  created_at: '2026-11-05T09:00:00Z',
  seen_at: '2026-11-05T09:00:00Z',
  new_count: 0,
  ...changes,
})

/** An API that keeps saved searches. */
export function keepSearches(api: FakeApi, ...first: SavedSearch[]): { searches: SavedSearch[] } {
  const kept = { searches: first }
  let next = 100
  api.on(searchCalls.list, ({ method, body }) => {
    if (method !== 'POST') return { records: kept.searches }
    const search = savedSearch(next++, body as Partial<SavedSearch>)
    kept.searches = [search, ...kept.searches]
    return search
  })
  api.on(searchCalls.update, ({ body }) => {
    const { id, seen, ...changes } = body as Partial<SavedSearch> & { seen?: true }
    if (!kept.searches.some((search) => search.id === id)) return refusal(404)
    kept.searches = kept.searches.map((search) =>
      search.id === id ? { ...search, ...changes, ...(seen && { new_count: 0 }) } : search,
    )
    return { success: true }
  })
  api.on(searchCalls.remove, ({ body }) => {
    kept.searches = kept.searches.filter(({ id }) => id !== (body as { id: string }).id)
    return { success: true }
  })
  return kept
}

export const delivery = (changes: Partial<DeliverySettings> = {}, chosen = true): Delivery => ({
  settings: { frequency: 'daily', hour: 7, weekday: 1, time_zone: 'Europe/Berlin', language: 'en', ...changes },
  chosen,
  next_at: '2026-11-30T06:00:00Z',
})

const mail = {
  subject: '2 new documents',
  text: 'Copper margins\nhttps://portal.example/document/1',
  html: '<h1>2 new documents</h1><p><a href="/document/1">Copper margins</a></p>',
}

/** An API that keeps when mails go out. */
export function keepDelivery(api: FakeApi, first = delivery()): { delivery: Delivery } {
  const kept = { delivery: first }
  api.on(searchCalls.delivery, ({ method, body }) => {
    if (method === 'POST') kept.delivery = delivery(body as DeliverySettings)
    return kept.delivery
  })
  api.on(searchCalls.preview, () => ({ mail }))
  return kept
}
