import { useMemo } from 'react'
import { useLazy } from '#ui/hooks/use-lazy.ts'
import { loadPageQuery, openPageQuery, type UrlState } from './open-query.ts'
import { memoryQuery, type QueryState } from './query-state.ts'

/** The query state for a `url-state`; undefined until it is loaded. `paths` as in `openPageQuery`. */
export function useQuery(urlState: UrlState, paths?: RegExp): QueryState | undefined {
  const inMemory = urlState === 'memory'
  const { part: pageQuery, failed } = useLazy(loadPageQuery, !inMemory)
  return useMemo(() => {
    // If the module cannot be loaded, the list still works from memory.
    if (inMemory || failed) return memoryQuery()
    return pageQuery && openPageQuery(pageQuery, urlState, paths)
  }, [inMemory, failed, urlState, pageQuery, paths])
}
