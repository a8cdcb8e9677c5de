// Made from widgets/specs by `npm run generate`.
import type * as React from 'react'

/** Signs a client in by user name and password or by a link, shows who is signed in, and signs out. */
export interface ResearchSignInElement extends HTMLElement {
  /** The token of a sign-in link, which is used at once and only once. */
  passwordlessToken: string
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

/** One research document: its facts, its text with a search, and its file by entitlement, a PDF in the page too. */
export interface ResearchDocumentElement extends HTMLElement {
  /** The document’s external reference or id. */
  documentId: string
  /** The page that its text or its PDF is opened at, from 1. */
  page: number
  /** Colours. `auto` follows the `color-scheme` of the page. */
  theme: 'auto' | 'light' | 'dark'
}

/** The covered companies as a table that can be sorted: letter by letter, with search, a filter panel, models and tear sheets by entitlement, and an export. */
export interface ResearchCompaniesElement extends HTMLElement {
  /** Filters the reader cannot change, as a query string: `filter_Region=Europe`. Not a permission. */
  filters: string
  /** Columns besides the company, joined by `;`: `ticker`, `sub_sector`, `equity_rating`, `related_analyst`, `model`, `last_updated`, `tear_sheet`. Empty: all. */
  columns: string
  /** Id of an analyst or a sector: only the companies that go with it. */
  relatedTo: string
  /** `letters` shows one initial letter at a time; `all` shows all companies, without letters. */
  paging: 'letters' | 'all'
  /** Companies shown at a time within a letter, and skeletons shown while they load. */
  pageSize: number
  /** Companies of a letter, or of a table without letters, that can be shown at most. */
  limit: number
  /** Leaves the search box out. */
  hideSearch: boolean
  /** Leaves the filter panel out. */
  hideFilters: boolean
  /** Leaves the export to CSV and XLSX out. */
  hideExport: boolean
  /** Where search, filters, letter and order are kept: in memory; in the query string of the page, which is then all the table’s (the portal does so); or there under keys that begin with `research-`, beside the host’s own. */
  urlState: 'memory' | 'page' | 'prefixed'
  /** Colours. `auto` follows the `color-scheme` of the page. */
  theme: 'auto' | 'light' | 'dark'
}

/** One covered company: what it is, rating, price target and price, who covers it, its research, financials and questions, and its upcoming events. */
export interface ResearchCompanyProfileElement extends HTMLElement {
  /** The company’s id. */
  companyId: string
  /** Where the active tab is kept: in memory, or in the hash of the page’s address, which is then this element’s (the portal does so). */
  urlState: 'memory' | 'page'
  /** Documents of the research table loaded at a time, and skeletons shown while they load. */
  pageSize: number
  /** Documents of the research table that can be loaded at most. */
  limit: number
  /** Colours. `auto` follows the `color-scheme` of the page. */
  theme: 'auto' | 'light' | 'dark'
}

/** An analyst: who it is and how to reach them, the companies they cover, and their research. */
export interface ResearchAnalystProfileElement extends HTMLElement {
  /** The analyst’s id. */
  analystId: string
  /** Where the research keeps its search and filters: in memory, or in the query string of the page, which is then all the profile’s (the portal does so). */
  urlState: 'memory' | 'page'
  /** Colours. `auto` follows the `color-scheme` of the page. */
  theme: 'auto' | 'light' | 'dark'
}

/** Events to come and past events as a table, with search, a filter panel, invitations, schedules and replays by entitlement, calendar files, and registration. */
export interface ResearchEventsElement extends HTMLElement {
  /** The view it begins with; the reader can switch to the other one. */
  view: 'upcoming' | 'past'
  /** Filters the reader cannot change, as a query string: `filter_Region=Europe`. Not a permission. */
  filters: string
  /** Columns besides the date and the event, joined by `;`: `type`, `location`, `format`, `invitation`, `schedule`; `registration` of events to come; `replay`, `feedback` of past ones. Empty: all. */
  columns: string
  /** Events loaded at a time, and skeletons shown while they load. */
  pageSize: number
  /** Events that can be loaded at most. */
  limit: number
  /** `more` adds the next events below a button; `pages` shows one page at a time, with numbers to choose from. */
  paging: 'more' | 'pages'
  /** Leaves out the way to the other view. */
  hideViews: boolean
  /** Leaves the search box out. */
  hideSearch: boolean
  /** Leaves the filter panel out. */
  hideFilters: boolean
  /** Shows visitors who are not signed in the coming events that everybody may know of, in place of an invitation to sign in, whatever the `view`. */
  anonymous: boolean
  /** Where search, filters, view and page are kept: in memory; in the query string of the page, which is then all the list’s, with the views at `/events/upcoming` and `/events/past` (the portal does so); or there under keys that begin with `research-`, beside the host’s own. */
  urlState: 'memory' | 'page' | 'prefixed'
  /** Colours. `auto` follows the `color-scheme` of the page. */
  theme: 'auto' | 'light' | 'dark'
}

/** The next events about a company, an analyst or a sector, all of them, or those recommended to the reader. */
export interface ResearchEventCardsElement extends HTMLElement {
  /** Which events: of a tag, recommended to the reader, or all that are to come. */
  source: 'tag' | 'suggested' | 'upcoming'
  /** The id of the company, the analyst or the sector; of `source="tag"`. */
  tagId: string
  /** Filters as a query string, such as `filter_Region=Europe`; of `source="upcoming"`. */
  filters: string
  /** Events to show at most. */
  limit: number
  /** Stands above them, in place of `Upcoming Events` or `Recommended Events`. */
  heading: string
  /** Where `View More` leads, within the portal. Without it there is no such link. */
  moreHref: string
  /** Visitors who are signed out see the coming events that everybody may know of; never of a tag. */
  anonymous: boolean
  /** Colours. `auto` follows the `color-scheme` of the page. */
  theme: 'auto' | 'light' | 'dark'
}

/** What a client receives: distribution preferences with their editor, and the switches of the email preferences by region. */
export interface ResearchPreferencesElement extends HTMLElement {
  /** The tab it begins with; where the address names the tab, the one it shows. */
  tab: 'research' | 'access'
  /** Where the active tab is kept: in memory, or in the path of the page, `/research_preferences` and `/sales_access_preferences` (the portal does so). */
  urlState: 'memory' | 'page'
  /** Categories joined by `;`: the order of the phrases of a preference’s summary. Those not named follow in the usual order. */
  categoryOrder: string
  /** Shows the preferences that name a value with this text; the reader may change it. */
  searchText: string
  /** Values of a category that a summary names; of more it tells the number. */
  truncateThreshold: number
  /** Keys joined by `;`: interest records with one of them are none of this element’s, not shown and kept at every save. */
  irrelevantCris: string
  /** Colours. `auto` follows the `color-scheme` of the page. */
  theme: 'auto' | 'light' | 'dark'
}

/** The replay of an event, with a player. */
export interface ResearchReplayElement extends HTMLElement {
  /** The id of the event. */
  roadshowId: string
  /** The id of the video; without it, the one that the event names. */
  videoId: string
  /** Where the link Back leads: a path of the portal, or an address. Without it there is no such link. */
  backHref: string
  /** Colours. `auto` follows the `color-scheme` of the page. */
  theme: 'auto' | 'light' | 'dark'
}

/** The front page: the headline, the sign-in beside it, and the provider’s own sections and footer. */
export interface ResearchLandingElement extends HTMLElement {
  /** Leaves the sign-in form out, also for visitors who are signed out. */
  hideSignIn: boolean
  /** Whether a section that a visitor chooses becomes the hash of the page’s address (`page`, as in the portal) or leaves the address alone. A hash in the address is followed either way. */
  urlState: 'memory' | 'page'
  /** Colours. `auto` follows the `color-scheme` of the page. */
  theme: 'auto' | 'light' | 'dark'
}

/** Asks for a link to reset a password; with the token of such a link, sets a new one. */
export interface ResearchResetPasswordElement extends HTMLElement {
  /** The token of a reset link. Empty: a link is asked for. */
  resetToken: string
  /** Colours. `auto` follows the `color-scheme` of the page. */
  theme: 'auto' | 'light' | 'dark'
}

/** Changes the password of whoever is signed in, and signs out. */
export interface ResearchChangePasswordElement extends HTMLElement {
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
    'research-companies': ResearchCompaniesElement
    'research-company-profile': ResearchCompanyProfileElement
    'research-analyst-profile': ResearchAnalystProfileElement
    'research-events': ResearchEventsElement
    'research-event-cards': ResearchEventCardsElement
    'research-preferences': ResearchPreferencesElement
    'research-replay': ResearchReplayElement
    'research-landing': ResearchLandingElement
    'research-reset-password': ResearchResetPasswordElement
    'research-change-password': ResearchChangePasswordElement
    'research-suggestion': ResearchSuggestionElement
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'research-sign-in': React.DetailedHTMLProps<React.HTMLAttributes<ResearchSignInElement>, ResearchSignInElement> & {
        'passwordless-token'?: string | undefined
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
      'research-companies': React.DetailedHTMLProps<React.HTMLAttributes<ResearchCompaniesElement>, ResearchCompaniesElement> & {
        'filters'?: string | undefined
        'columns'?: string | undefined
        'related-to'?: string | undefined
        'paging'?: 'letters' | 'all' | undefined
        'page-size'?: number | undefined
        'limit'?: number | undefined
        'hide-search'?: boolean | undefined
        'hide-filters'?: boolean | undefined
        'hide-export'?: boolean | undefined
        'url-state'?: 'memory' | 'page' | 'prefixed' | undefined
        'theme'?: 'auto' | 'light' | 'dark' | undefined
      }
      'research-company-profile': React.DetailedHTMLProps<React.HTMLAttributes<ResearchCompanyProfileElement>, ResearchCompanyProfileElement> & {
        'company-id'?: string | undefined
        'url-state'?: 'memory' | 'page' | undefined
        'page-size'?: number | undefined
        'limit'?: number | undefined
        'theme'?: 'auto' | 'light' | 'dark' | undefined
      }
      'research-analyst-profile': React.DetailedHTMLProps<React.HTMLAttributes<ResearchAnalystProfileElement>, ResearchAnalystProfileElement> & {
        'analyst-id'?: string | undefined
        'url-state'?: 'memory' | 'page' | undefined
        'theme'?: 'auto' | 'light' | 'dark' | undefined
      }
      'research-events': React.DetailedHTMLProps<React.HTMLAttributes<ResearchEventsElement>, ResearchEventsElement> & {
        'view'?: 'upcoming' | 'past' | undefined
        'filters'?: string | undefined
        'columns'?: string | undefined
        'page-size'?: number | undefined
        'limit'?: number | undefined
        'paging'?: 'more' | 'pages' | undefined
        'hide-views'?: boolean | undefined
        'hide-search'?: boolean | undefined
        'hide-filters'?: boolean | undefined
        'anonymous'?: boolean | undefined
        'url-state'?: 'memory' | 'page' | 'prefixed' | undefined
        'theme'?: 'auto' | 'light' | 'dark' | undefined
      }
      'research-event-cards': React.DetailedHTMLProps<React.HTMLAttributes<ResearchEventCardsElement>, ResearchEventCardsElement> & {
        'source'?: 'tag' | 'suggested' | 'upcoming' | undefined
        'tag-id'?: string | undefined
        'filters'?: string | undefined
        'limit'?: number | undefined
        'heading'?: string | undefined
        'more-href'?: string | undefined
        'anonymous'?: boolean | undefined
        'theme'?: 'auto' | 'light' | 'dark' | undefined
      }
      'research-preferences': React.DetailedHTMLProps<React.HTMLAttributes<ResearchPreferencesElement>, ResearchPreferencesElement> & {
        'tab'?: 'research' | 'access' | undefined
        'url-state'?: 'memory' | 'page' | undefined
        'category-order'?: string | undefined
        'search-text'?: string | undefined
        'truncate-threshold'?: number | undefined
        'irrelevant-cris'?: string | undefined
        'theme'?: 'auto' | 'light' | 'dark' | undefined
      }
      'research-replay': React.DetailedHTMLProps<React.HTMLAttributes<ResearchReplayElement>, ResearchReplayElement> & {
        'roadshow-id'?: string | undefined
        'video-id'?: string | undefined
        'back-href'?: string | undefined
        'theme'?: 'auto' | 'light' | 'dark' | undefined
      }
      'research-landing': React.DetailedHTMLProps<React.HTMLAttributes<ResearchLandingElement>, ResearchLandingElement> & {
        'hide-sign-in'?: boolean | undefined
        'url-state'?: 'memory' | 'page' | undefined
        'theme'?: 'auto' | 'light' | 'dark' | undefined
      }
      'research-reset-password': React.DetailedHTMLProps<React.HTMLAttributes<ResearchResetPasswordElement>, ResearchResetPasswordElement> & {
        'reset-token'?: string | undefined
        'theme'?: 'auto' | 'light' | 'dark' | undefined
      }
      'research-change-password': React.DetailedHTMLProps<React.HTMLAttributes<ResearchChangePasswordElement>, ResearchChangePasswordElement> & {
        'theme'?: 'auto' | 'light' | 'dark' | undefined
      }
      'research-suggestion': React.DetailedHTMLProps<React.HTMLAttributes<ResearchSuggestionElement>, ResearchSuggestionElement> & {
        'limit'?: number | undefined
        'theme'?: 'auto' | 'light' | 'dark' | undefined
      }
    }
  }
}
