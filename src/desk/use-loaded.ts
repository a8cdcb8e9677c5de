import { useStore } from '@nanostores/react'
import { useEffect, useMemo } from 'react'
import { createResource } from '#session/resource.ts'

const ignore = () => {}

/**
 * Loads one record or set of options while the component is shown. `load` must be stable: another one loads again.
 * `reload` and `replace` keep what is shown: the one loads it again, the other shows what a change has answered.
 */
export function useLoaded<T>(load: (signal: AbortSignal) => Promise<T>) {
  const { $state, retry, reload, replace, start } = useMemo(
    () => createResource<T>({ fetch: load, onFailure: ignore }),
    [load],
  )
  useEffect(start, [start])
  return { state: useStore($state), retry, reload, replace }
}
