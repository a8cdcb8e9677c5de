import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { getSavedSearches } from './saved-searches.store.ts'

/** The user's saved searches, as long as a component shows them. */
export function useSavedSearches(onFailure: (failure: Error) => void) {
  const store = getSavedSearches()
  useEffect(() => store.start(onFailure), [store, onFailure])
  return { store, state: useStore(store.$state) }
}
