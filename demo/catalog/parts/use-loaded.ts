import { useEffect, useState } from 'react'

/** The value of a promise, and whether it has come. A change of the key loads again; a late answer to an older key is dropped. */
export function useLoaded<T>(key: string, load: () => Promise<T>): { value: T | undefined; loaded: boolean } {
  const [state, setState] = useState<{ key: string; value: T }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies what `load` loads
  useEffect(() => {
    let late = false
    load().then((value) => {
      if (!late) setState({ key, value })
    })
    return () => {
      late = true
    }
  }, [key])
  const loaded = state?.key === key
  return { value: loaded ? state.value : undefined, loaded }
}
