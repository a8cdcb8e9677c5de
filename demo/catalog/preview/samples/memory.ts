import type { DeliverySettings } from '#contract/delivery.ts'
import type { Factors } from '#contract/factor.ts'
import type { Reason } from '#contract/inbox.ts'
import type { Passkey } from '#contract/passkey.ts'
import type { AccessPreferenceRow, InterestRecord } from '#contract/preference.ts'
import type { SavedSearch } from '#contract/saved-search.ts'
import type { UserSession } from '#contract/user-session.ts'
import { byDate, hasTag, tagIdsOf } from './document-tags.ts'
import type { Records, SampleDocument } from './records.ts'

/** What a user may change. It starts anew with the page. */
export type Memory = {
  /** When a document was opened, by its id. */
  readAt: Map<string, string>
  readingList: Map<string, string>
  /** When following a tag began, by its id. */
  follows: Map<string, string>
  inbox: readonly InboxEntry[]
  /** Ids of documents of the inbox. */
  unread: Set<string>
  searches: SavedSearch[]
  interests: readonly InterestRecord[]
  access: readonly AccessPreferenceRow[]
  delivery: { settings: DeliverySettings; chosen: boolean }
  registered: Set<string>
  sessions: readonly UserSession[]
  totp: NonNullable<Factors['totp']> | null
  recoveryCodesLeft: number
  passkeys: readonly Passkey[]
}

export type InboxEntry = { document: SampleDocument; reasons: Reason[] }

/** Nordmark Cables, an analyst of energy, and industrials. */
const followed = ['2001', '1005', '303']
const INBOX_SIZE = 14
const UNREAD = 5
const HOUR = 3_600_000
const DAY = 24 * HOUR

const interests: readonly InterestRecord[] = [
  { Region: 'Nordics', Sector: 'Industrials' },
  { Region: 'Western Europe;Southern Europe', Sector: 'Financials;Technology', 'Asset Class': 'Equity;Credit' },
  { Region: 'Nordics', Sector: 'Energy', Analyst: 'Eirik Søndenå', 'Content Type': 'Company Note;Rating Change' },
]

const munich = { country: 'DE', city: { en: 'Munich', de: 'München' } }

const devices = [
  { browser: 'Chrome', system: 'Windows', address: '192.0.2.14', place: munich, days: 0 },
  { browser: 'Safari', system: 'iPhone', address: '198.51.100.7', place: munich, days: 1 },
  { browser: 'Firefox', system: 'Windows', address: '203.0.113.21', place: { country: 'SE' }, days: 6 },
] as const

function toSessions(ago: (days: number) => string): UserSession[] {
  return devices.map(({ browser, system, address, place, days }, index) => ({
    ...{ id: String(index), device: `${browser} on ${system}`, browser, system, address, place },
    ...{ started_at: ago(days + 3), last_used_at: ago(days), current: index === 0, remembered: index === 1 },
  }))
}

const toPasskeys = (ago: (days: number) => string): Passkey[] => [
  { id: '1', name: 'Chrome on Windows', added_at: ago(40), last_used_at: ago(0), synced: false },
  { id: '2', name: 'iPhone', added_at: ago(12), last_used_at: ago(1), synced: true },
]

function toReasons(records: Records, document: SampleDocument): Reason[] {
  const ids = tagIdsOf(document)
  const follows = followed
    .filter((id) => ids.includes(id))
    .map((id): Reason => ({ kind: 'follow', id, name: records.tags.get(id)?.value ?? '' }))
  const has = (category: string, value: string) => hasTag(records, document, category, value)
  return [
    ...follows,
    ...(has('Content Type', 'Rating Change')
      ? [{ kind: 'saved_search', id: '2', name: 'Rating changes' } as const]
      : []),
    ...(has('Region', 'Nordics') && has('Sector', 'Industrials') ? [{ kind: 'distribution', name: '1' } as const] : []),
    ...(has('Region', 'Western Europe') ? [{ kind: 'email', name: 'Western Europe' } as const] : []),
  ]
}

function toInbox(records: Records): InboxEntry[] {
  return [...records.documents]
    .sort(byDate)
    .map((document) => ({ document, reasons: toReasons(records, document) }))
    .filter(({ reasons }) => reasons.length > 0)
    .slice(0, INBOX_SIZE)
}

export function createMemory(records: Records): Memory {
  const ago = (days: number) => new Date(records.now.getTime() - days * DAY).toISOString()
  const inbox = toInbox(records)
  const read = inbox.slice(UNREAD).map(({ document }) => document.id)
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const search = (id: string, name: string, query: string, news: number): SavedSearch => ({
    ...{ id, name, query, alerts: news > 0, created_at: ago(20), seen_at: ago(2), new_count: news },
  })
  return {
    readAt: new Map(read.map((id) => [id, ago(1)])),
    readingList: new Map(read.slice(0, 3).map((id, index) => [id, ago(index + 1)])),
    follows: new Map(followed.map((id) => [id, ago(10)])),
    inbox,
    unread: new Set(inbox.slice(0, UNREAD).map(({ document }) => document.id)),
    searches: [
      search('2', 'Rating changes', 'filter_Content+Type=Rating+Change&libraries=All', 2),
      search('1', 'Margins in the Nordics', 'search_term=margin&filter_Region=Nordics&libraries=All', 0),
    ],
    interests,
    access: records.access,
    delivery: {
      settings: { frequency: 'daily', hour: 7, weekday: 1, time_zone: zone, language: 'en' },
      chosen: false,
    },
    registered: new Set(),
    sessions: toSessions(ago),
    totp: null,
    recoveryCodesLeft: 0,
    passkeys: toPasskeys(ago),
  }
}

/** The records and what the user has changed, which every call works on. */
export type World = { records: Records; memory: Memory }
