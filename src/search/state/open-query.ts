import { memoryQuery, type QueryState } from './query-state.ts'

export type UrlState = 'memory' | 'page' | 'prefixed'

/** A prefix that a host's own keys do not have. */
const PREFIX = 'research-'

/** Loaded when it is needed, because few embeds use the page's address. */
export const loadPageQuery = () => import('./page-query.ts').then(({ pageQuery }) => pageQuery)

type PageQuery = Awaited<ReturnType<typeof loadPageQuery>>

/**
 * The query state in the page's address. `paths` are the portal paths at which the element stays, if there are several.
 */
export const openPageQuery = (pageQuery: PageQuery, urlState: UrlState, paths?: RegExp): QueryState =>
  urlState === 'prefixed' ? pageQuery(PREFIX) : pageQuery('', paths)

/** The query state for a `url-state`, outside a component. */
export const openQuery = async (urlState: UrlState, paths?: RegExp): Promise<QueryState> =>
  urlState === 'memory' ? memoryQuery() : openPageQuery(await loadPageQuery(), urlState, paths)
