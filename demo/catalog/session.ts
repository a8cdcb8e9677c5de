import { useSyncExternalStore } from 'react'
import { loadElements, type User } from './lib/loader.ts'

const nobody: User = { signedIn: false, name: '' }
const listeners = new Set<() => void>()
let user: User | undefined
let isFollowed = false

function tell(next: User) {
  user = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  if (!isFollowed) {
    isFollowed = true
    loadElements().then(
      ({ session }) => session.subscribe(tell),
      () => tell(nobody),
    )
  }
  return () => void listeners.delete(listener)
}

/** Who is signed in on this origin, in whichever tab; undefined until it is known. */
export const useUser = (): User | undefined => useSyncExternalStore(subscribe, () => user)
