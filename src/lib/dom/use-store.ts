import type { ReadableAtom } from 'nanostores'
import { useSyncExternalStore } from 'react'

/** A store's value; the component renders again when it changes. The package for this adds key listening, 0.6 kB of every page. */
export const useStore = <T>(store: ReadableAtom<T>): T => useSyncExternalStore(store.listen, store.get, store.get)
