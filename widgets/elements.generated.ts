// Made from widgets/specs by `npm run generate`.
import type * as React from 'react'

/** Signs a client in by user name and password, shows who is signed in, and signs out. */
export interface ResearchSignInElement extends HTMLElement {
  /** Colours. `auto` follows the `color-scheme` of the page. */
  theme: 'auto' | 'light' | 'dark'
}

/** Research documents with quick filters, search by words and by meaning, a filter panel and Load More or pages; opened and downloaded by entitlement. */
export interface ResearchFeedElement extends HTMLElement {
  /** The quick filter the feed starts on. */
  quickFilter: 'Research' | 'Sales Intelligence & Events' | 'Analytics' | 'Valuation Tools' | 'Primers' | 'Earnings Hub' | 'Analytics - Archive' | 'All'
  /** Documents loaded at a time, and skeletons shown while they load. */
  pageSize: number
  /** Documents that can be loaded at most. */
  limit: number
  /** What is said at the limit: the way to the Research Library, or to refine the search. */
  limitMessage: 'library' | 'refine'
  /** `more` adds the next documents below a button; `pages` shows one page at a time, with numbers to choose from. */
  paging: 'more' | 'pages'
  /** Filters the reader cannot change, as a query string: `filter_Region=Europe`. Not a permission. */
  filters: string
  /** Filters the reader begins with and comes back to by clearing, as a query string. */
  defaultFilters: string
  /** Leaves the row of quick filters out. */
  hideQuickFilters: boolean
  /** Leaves the search box out. */
  hideSearch: boolean
  /** Leaves the filter panel out. */
  hideFilters: boolean
  /** Leaves the search by meaning out. */
  textSearchOnly: boolean
  /** After each choice in the filter panel its lists show only what can still be found. */
  dynamicFilters: boolean
  /** Where search and quick filter are kept: in memory; in the query string of the page, which is then all the feed’s (the portal does so); or there under keys that begin with `research-`, beside the host’s own. */
  urlState: 'memory' | 'page' | 'prefixed'
  /** Colours. `auto` follows the `color-scheme` of the page. */
  theme: 'auto' | 'light' | 'dark'
}

/** One research document: its text, its facts, and its file by entitlement. */
export interface ResearchDocumentElement extends HTMLElement {
  /** The document’s external reference or id. */
  documentId: string
  /** The page its text is opened at, from 1. */
  page: number
  /** Colours. `auto` follows the `color-scheme` of the page. */
  theme: 'auto' | 'light' | 'dark'
}

/** What is suggested to the client: the first documents of the API’s suggestions, under a heading. */
export interface ResearchSuggestionElement extends HTMLElement {
  /** Documents to suggest at most. */
  limit: number
  /** Colours. `auto` follows the `color-scheme` of the page. */
  theme: 'auto' | 'light' | 'dark'
}

declare global {
  interface HTMLElementTagNameMap {
    'research-sign-in': ResearchSignInElement
    'research-feed': ResearchFeedElement
    'research-document': ResearchDocumentElement
    'research-suggestion': ResearchSuggestionElement
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'research-sign-in': React.DetailedHTMLProps<React.HTMLAttributes<ResearchSignInElement>, ResearchSignInElement> & {
        'theme'?: 'auto' | 'light' | 'dark' | undefined
      }
      'research-feed': React.DetailedHTMLProps<React.HTMLAttributes<ResearchFeedElement>, ResearchFeedElement> & {
        'quick-filter'?: 'Research' | 'Sales Intelligence & Events' | 'Analytics' | 'Valuation Tools' | 'Primers' | 'Earnings Hub' | 'Analytics - Archive' | 'All' | undefined
        'page-size'?: number | undefined
        'limit'?: number | undefined
        'limit-message'?: 'library' | 'refine' | undefined
        'paging'?: 'more' | 'pages' | undefined
        'filters'?: string | undefined
        'default-filters'?: string | undefined
        'hide-quick-filters'?: boolean | undefined
        'hide-search'?: boolean | undefined
        'hide-filters'?: boolean | undefined
        'text-search-only'?: boolean | undefined
        'dynamic-filters'?: boolean | undefined
        'url-state'?: 'memory' | 'page' | 'prefixed' | undefined
        'theme'?: 'auto' | 'light' | 'dark' | undefined
      }
      'research-document': React.DetailedHTMLProps<React.HTMLAttributes<ResearchDocumentElement>, ResearchDocumentElement> & {
        'document-id'?: string | undefined
        'page'?: number | undefined
        'theme'?: 'auto' | 'light' | 'dark' | undefined
      }
      'research-suggestion': React.DetailedHTMLProps<React.HTMLAttributes<ResearchSuggestionElement>, ResearchSuggestionElement> & {
        'limit'?: number | undefined
        'theme'?: 'auto' | 'light' | 'dark' | undefined
      }
    }
  }
}
