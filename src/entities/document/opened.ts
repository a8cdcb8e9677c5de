import { shared } from '#lib/dom/runtime.ts'
import { $session } from '#session/session.store.ts'
import { getSessionId } from '#session/session.ts'

/** Documents that were opened on this page, each with the session: lists that are kept for Back do not know yet. */
const opened = shared('opened-documents', () => new Set<string>())

const keyOf = (id: string) => `${getSessionId($session.get())} ${id}`

export const rememberOpened = (id: string): void => void opened.add(keyOf(id))

export const wasOpened = (id: string): boolean => opened.has(keyOf(id))
