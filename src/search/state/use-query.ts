import { useMemo } from 'react'
import { useLazy } from '#ui/hooks/use-lazy.ts'
import { memoryQuery, type QueryState } from './query-state.ts'

export type UrlState = 'memory' | 'page' | 'prefixed'

/** What a host's own keys do not begin with. */
const PREFIX = 'research-'

const loadPageQuery = () => import('./page-query.ts').then(({ pageQuery }) => pageQuery)

/**
 * Where an element with this `url-state` keeps its query; undefined until it is known. Few embeds use the page's address.
 * `paths` are those of the portal that the element stays at, where there is more than one.
 */
export function useQuery(urlState: UrlState, paths?: RegExp): QueryState | undefined {
  const inMemory = urlState === 'memory'
  const { part: pageQuery, failed } = useLazy(loadPageQuery, !inMemory)
  return useMemo(() => {
    // A list that is not in the address is better than none.
    if (inMemory || failed) return memoryQuery()
    return urlState === 'prefixed' ? pageQuery?.(PREFIX) : pageQuery?.('', paths)
  }, [inMemory, failed, urlState, pageQuery, paths])
}
