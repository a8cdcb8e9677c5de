import { portalLink } from '#config/config.ts'
import { $session } from '#session/session.store.ts'
import { userKey } from '#session/user-key.ts'
import { SEARCH } from './entries.ts'
import { type Entry, kinds } from './entry.ts'

const PREFIX = 'research-portal:recent:'
const MOST = 5

const getKey = () => PREFIX + userKey()

/** Fallback for this page if storage is blocked. */
let memory: string | null = null

function read(): string | null {
  try {
    return sessionStorage.getItem(getKey())
  } catch {
    return memory
  }
}

function write(text: string) {
  try {
    sessionStorage.setItem(getKey(), text)
  } catch {
    memory = text
  }
}

function forget() {
  memory = null
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
  } catch {
    // Storage is blocked, so nothing is stored.
  }
}

/** Cleared at sign-out, also when another tab signs out. */
$session.listen(({ state }) => state === 'signed-out' && forget())

const isText = (value: unknown): value is string => typeof value === 'string'

/** A stored entry; undefined if it is malformed or its address is no longer valid. */
function parseEntry(value: unknown): Entry | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { key, kind, label, detail, href } = value as Record<string, unknown>
  const known = [...kinds, 'research' as const].find((one) => one === kind)
  const address = isText(href) ? portalLink(href)?.href : undefined
  if (!isText(key) || !isText(label) || !known || !address) return undefined
  return { key, kind: known, label, ...(isText(detail) && { detail }), does: { href: address } }
}

function kept(): Entry[] {
  try {
    const entries: unknown = JSON.parse(read() ?? '[]')
    return Array.isArray(entries) ? entries.flatMap((one) => parseEntry(one) ?? []) : []
  } catch {
    return []
  }
}

/** The last opened entries in this tab, latest first. Pages have their current names. */
export const recentEntries = (pages: readonly Entry[]): Entry[] =>
  kept().flatMap((entry) => (entry.kind === 'pages' ? (pages.find(({ key }) => key === entry.key) ?? []) : entry))

/** Stores an opened entry. Actions and searches are not stored. */
export function keepRecent(entry: Entry): void {
  const { key, kind, does } = entry
  if (kind === 'actions' || key === SEARCH || !('href' in does)) return
  const others = kept().filter((other) => other.key !== key)
  const entries = [entry, ...others].slice(0, MOST)
  write(JSON.stringify(entries.map(({ does, ...rest }) => ({ ...rest, ...('href' in does && { href: does.href }) }))))
}
