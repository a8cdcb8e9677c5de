import { useEffect, useSyncExternalStore } from 'react'
import { followSaved, getSaved, listenToSaved } from './saved.store.ts'

/** Whether a document is kept to read later; `before` is what its list said. Renders again only if that changes. */
export function useSaved(id: string, before: boolean): boolean {
  useEffect(followSaved, [])
  const get = () => getSaved()[id] ?? before
  return useSyncExternalStore(listenToSaved, get, get)
}
