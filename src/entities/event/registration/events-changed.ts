import { atom } from 'nanostores'
import { shared } from '#lib/dom/runtime.ts'

/**
 * Counts what readers of this page did that changes events. Lists of events listen and ask again (R330); a list that
 * keeps what it showed has the count in its key, so that nothing older comes back.
 */
export const $eventsChanged = shared('events.changed', () => atom(0))

export const markEventsChanged = () => $eventsChanged.set($eventsChanged.get() + 1)
