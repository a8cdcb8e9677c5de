import type { Values } from './state.ts'

/** What a page with a preview tells it. */
export type ToPreview =
  | { research: 'attributes'; values: Values }
  | { research: 'tokens'; values: Readonly<Record<string, string>> }

export type FiredEvent = { name: string; detail: string; cancelable: boolean; cancelled: boolean }

/** What a preview tells the page that shows it. */
export type FromPreview =
  | { research: 'ready' }
  | { research: 'size'; height: number }
  | ({ research: 'event' } & FiredEvent)

/** A message of our own page; anything else is nobody's business here. */
export function messageOf<T extends { research: string }>(event: MessageEvent, source: unknown): T | undefined {
  if (event.origin !== location.origin || event.source !== source) return undefined
  const data: unknown = event.data
  return typeof data === 'object' && data !== null && 'research' in data ? (data as T) : undefined
}
