import { portalLink } from '#config/config.ts'
import { $session } from '#session/session.store.ts'
import { userKey } from '#session/user-key.ts'
import { type Entry, kinds } from './entry.ts'

const PREFIX = 'research-portal:recent:'
const MOST = 5

const keyOf = () => PREFIX + userKey()

/** Where storage is closed, the page remembers while it stands. */
let memory: string | null = null

function read(): string | null {
  try {
    return sessionStorage.getItem(keyOf())
  } catch {
    return memory
  }
}

function write(text: string) {
  try {
    sessionStorage.setItem(keyOf(), text)
  } catch {
    memory = text
  }
}

function forget() {
  memory = null
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept there.
  }
}

/** The next reader begins anew, also where another tab has ended the session. */
$session.listen(({ state }) => state === 'signed-out' && forget())

const isText = (value: unknown): value is string => typeof value === 'string'

/** An entry as it was kept; undefined where it is none, or leads nowhere any more. */
function entryOf(value: unknown): Entry | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { key, kind, label, detail, href } = value as Record<string, unknown>
  const known = kinds.find((one) => one === kind)
  const address = isText(href) ? portalLink(href)?.href : undefined
  if (!isText(key) || !isText(label) || !known || !address) return undefined
  return { key, kind: known, label, ...(isText(detail) && { detail }), does: { href: address } }
}

function kept(): Entry[] {
  try {
    const entries: unknown = JSON.parse(read() ?? '[]')
    return Array.isArray(entries) ? entries.flatMap((one) => entryOf(one) ?? []) : []
  } catch {
    return []
  }
}

/** What was opened last in this tab, the last first; a page as it is called now. */
export const recentEntries = (pages: readonly Entry[]): Entry[] =>
  kept().flatMap((entry) => (entry.kind === 'pages' ? (pages.find(({ key }) => key === entry.key) ?? []) : entry))

/** Keeps a place that was opened; what only does something, or searches, is not kept. */
export function keepRecent(entry: Entry): void {
  const { key, kind, does } = entry
  if (kind === 'actions' || kind === 'research' || !('href' in does)) return
  const others = kept().filter((other) => other.key !== key)
  const entries = [entry, ...others].slice(0, MOST)
  write(JSON.stringify(entries.map(({ does, ...rest }) => ({ ...rest, ...('href' in does && { href: does.href }) }))))
}
