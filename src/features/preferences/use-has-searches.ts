import { isMissingCall } from '#api/missing-call.ts'
import { useSavedSearches } from '#entities/saved-search/use-saved-searches.ts'

/**
 * Whether the API has saved searches, so that there is a tab for them. Until it has answered, only an address that names the tab
 * shows it: it is the last one, and nothing moves when it arrives.
 */
export function useHasSearches(isNamed: boolean, onFailure: (failure: Error) => void): boolean {
  const { state } = useSavedSearches(onFailure)
  if (state.state === 'failed') return !isMissingCall(state.error)
  return state.state === 'ready' || isNamed
}
