/** More steps back than this are loaded anew. */
const MOST = 20

const kept = new Map<string, unknown>()

/** Keeps what a list shows at a step of the history, in memory alone; `key` names the step, the reader and what was asked. */
export function keepVisit(key: string, shown: unknown): void {
  kept.delete(key)
  kept.set(key, shown)
  const [oldest] = kept.keys()
  if (kept.size > MOST && oldest !== undefined) kept.delete(oldest)
}

/** What the same list showed at the same step before; Back and Forward show it again at once, as long as it was (R187). */
export const recallVisit = <T>(key: string): T | undefined => kept.get(key) as T | undefined
