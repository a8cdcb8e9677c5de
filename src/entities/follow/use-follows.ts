import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { getFollows } from './follows.store.ts'

/** The list of what the user follows, as long as a component shows it. Nothing is requested before it is wanted. */
export function useFollows(onFailure: (failure: Error) => void, isWanted = true) {
  const follows = getFollows()
  useEffect(() => (isWanted ? follows.start(onFailure) : undefined), [follows, onFailure, isWanted])
  return { state: useStore(follows.$state), retry: follows.retry }
}
