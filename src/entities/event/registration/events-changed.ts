import { atom } from 'nanostores'
import { shared } from '#lib/dom/runtime.ts'

/**
 * Counts actions on this page that change events. Lists of events listen and load again (R330). A list that keeps
 * earlier results has the count in its key, so that no older result returns.
 */
export const $eventsChanged = shared('events.changed', () => atom(0))

export const markEventsChanged = () => $eventsChanged.set($eventsChanged.get() + 1)
