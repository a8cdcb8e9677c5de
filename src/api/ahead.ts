import { apiBase } from '#config/config.ts'
import { shared } from '#lib/dom/runtime.ts'
import { $session } from '#session/session.store.ts'
import { getSessionId } from '#session/session.ts'
import type { Call } from './client.ts'

/** A call that was sent before the element that needs it was there. `end` forgets it, without ending the call. */
type Ahead = { answer: Promise<unknown>; arrived?: { answer: unknown }; stop: AbortController; end: () => void }

/** By user, address and query; shared, since another copy of the bundle may define the element. */
const ahead = shared('api.ahead', () => new Map<string, Ahead>())

const toKey = ({ call, values, query }: Call) =>
  JSON.stringify([getSessionId($session.get()), apiBase().href, call, values, String(query)])

/**
 * Sends a call and keeps its answer for the first caller with the same call. `send` gets the signal that ends it; `stop`
 * ends it unless somebody has taken it.
 */
export function keepAhead(
  call: Call,
  send: (call: Call) => Promise<unknown>,
  onEnd: () => void,
): { answer: Promise<unknown>; stop: () => void } {
  const key = toKey(call)
  const stop = new AbortController()
  const end = () => {
    ahead.delete(key)
    onEnd()
  }
  const kept: Ahead = { answer: send({ ...call, signal: stop.signal }), stop, end }
  ahead.set(key, kept)
  const isKept = () => ahead.get(key) === kept
  // Whoever has taken the call handles its failure. Otherwise the next caller tries again.
  kept.answer.then(
    (answer) => {
      kept.arrived = { answer }
    },
    () => isKept() && end(),
  )
  return {
    answer: kept.answer,
    stop: () => {
      if (!isKept()) return
      end()
      stop.abort()
    },
  }
}

const find = (call: Call) => (ahead.size > 0 && call.json === undefined ? ahead.get(toKey(call)) : undefined)

/** A call that was sent ahead and not taken yet. */
export const answerAhead = (call: Call): Promise<unknown> | undefined => find(call)?.answer

/** The answer to a call that was sent ahead, if it has arrived. It can still be taken. */
export const peekAhead = (call: Call): { answer: unknown } | undefined => find(call)?.arrived

/** The answer to a call that was sent ahead, once; undefined if there is none. */
export function takeAhead(call: Call): Promise<unknown> | undefined {
  const kept = find(call)
  if (!kept) return undefined
  kept.end()
  call.signal?.addEventListener('abort', () => kept.stop.abort(call.signal?.reason))
  return kept.answer
}
