import { useMemo } from 'react'
import { useLazy } from '#ui/hooks/use-lazy.ts'
import { memoryQuery, type QueryState } from './query-state.ts'

export type UrlState = 'memory' | 'page' | 'prefixed'

/** A prefix that a host's own keys do not have. */
const PREFIX = 'research-'

const loadPageQuery = () => import('./page-query.ts').then(({ pageQuery }) => pageQuery)

/**
 * The query state for a `url-state`; undefined until it is loaded, because few embeds use the page's address. `paths`
 * are the portal paths at which the element stays, if there are several.
 */
export function useQuery(urlState: UrlState, paths?: RegExp): QueryState | undefined {
  const inMemory = urlState === 'memory'
  const { part: pageQuery, failed } = useLazy(loadPageQuery, !inMemory)
  return useMemo(() => {
    // If the module cannot be loaded, the list still works from memory.
    if (inMemory || failed) return memoryQuery()
    return urlState === 'prefixed' ? pageQuery?.(PREFIX) : pageQuery?.('', paths)
  }, [inMemory, failed, urlState, pageQuery, paths])
}
