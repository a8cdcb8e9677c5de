import { useEffect, useState } from 'react'

/** What a promise gives, and whether it has; asked again when the key changes. A late answer to an older question is dropped. */
export function useLoaded<T>(key: string, load: () => Promise<T>): { value: T | undefined; loaded: boolean } {
  const [state, setState] = useState<{ key: string; value: T }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is asked for
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
