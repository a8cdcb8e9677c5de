// Made from widgets/specs by `npm run generate`.
import type * as React from 'react'
import type {
  ErrorEvent,
  NavigateEvent,
  OpenDocumentEvent,
  RegisteredEvent,
  SignedInEvent,
  SignedOutEvent,
  TitleEvent,
  UnsavedEvent,
} from '../src/elements/events.ts'

/** An element that tells by events what happens in it. */
export interface Firing<Events> extends HTMLElement {
  addEventListener<K extends keyof Events>(
    type: K,
    listener: (this: this, event: Events[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener<K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (this: HTMLElement, event: HTMLElementEventMap[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
  removeEventListener<K extends keyof Events>(
    type: K,
    listener: (this: this, event: Events[K]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener<K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (this: HTMLElement, event: HTMLElementEventMap[K]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void
}

/** What a `ResearchSignInElement` fires. */
export interface ResearchSignInElementEventMap {
  /** A visitor signed in through this element. */
  'research-signed-in': SignedInEvent
  /** A visitor signed out through this element. */
  'research-signed-out': SignedOutEvent
  /** A link of the portal was chosen; cancel it to take over. */
  'research-navigate': NavigateEvent
  /** Something failed; `detail.code` is stable. */
  'research-error': ErrorEvent
}

/** Signs a client in by user name and password or by a link, shows who is signed in, and signs out. */
export interface ResearchSignInElement extends Firing<ResearchSignInElementEventMap> {
  /** The token of a sign-in link, which is used at once and only once. */
  passwordlessToken: string
  /** Colours. `auto` follows the `color-scheme` of the page. */
  theme: 'auto' | 'light' | 'dark'
}

/** What a `ResearchFeedElement` fires. */
export interface ResearchFeedElementEventMap {
  /** A document is about to open; cancel it to take over. */
  'research-open-document': OpenDocumentEvent
  /** A link of the portal was chosen; cancel it to take over. */
  'research-navigate': NavigateEvent
  /** Something failed; `detail.code` is stable. */
  'research-error': ErrorEvent
}

/** Research documents with quick filters, search by words and by meaning, a filter panel and Load More or pages; opened and downloaded by entitlement. */
export interface ResearchFeedElement extends Firing<ResearchFeedElementEventMap> {
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

/** What a `ResearchDocumentElement` fires. */
export interface ResearchDocumentElementEventMap {
  /** A link of the portal was chosen; cancel it to take over. */
  'research-navigate': NavigateEvent
  /** What is shown has a title, `detail.title`. */
  'research-title': TitleEvent
  /** Something failed; `detail.code` is stable. */
  'research-error': ErrorEvent
}

/** One research document: its facts, rating and target price, authors, companies and sectors; its text with a search and, from 1080 px on, its contents beside it; its file by entitlement, a PDF in the page too. */
export interface ResearchDocumentElement extends Firing<ResearchDocumentElementEventMap> {
  /** The document’s external reference or id. */
  documentId: string
  /** The page that its text or its PDF is opened at, from 1. */
  page: number
  /** Colours. `auto` follows the `color-scheme` of the page. */
  theme: 'auto' | 'light' | 'dark'
}

/** What a `ResearchCompaniesElement` fires. */
export interface ResearchCompaniesElementEventMap {
  /** A link of the portal was chosen; cancel it to take over. */
  'research-navigate': NavigateEvent
  /** Something failed; `detail.code` is stable. */
  'research-error': ErrorEvent
}

/** The covered companies as a table that can be sorted: letter by letter, with search, a filter panel, models and tear sheets by entitlement, and an export. */
export interface ResearchCompaniesElement extends Firing<ResearchCompaniesElementEventMap> {
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

/** What a `ResearchCompanyProfileElement` fires. */
export interface ResearchCompanyProfileElementEventMap {
  /** A document is about to open; cancel it to take over. */
  'research-open-document': OpenDocumentEvent
  /** A link of the portal was chosen; cancel it to take over. */
  'research-navigate': NavigateEvent
  /** What is shown has a title, `detail.title`. */
  'research-title': TitleEvent
  /** Something failed; `detail.code` is stable. */
  'research-error': ErrorEvent
}

/** One covered company: what it is, rating, price target and price, who covers it, its research, financials and questions, and its upcoming events. */
export interface ResearchCompanyProfileElement extends Firing<ResearchCompanyProfileElementEventMap> {
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

/** What a `ResearchAnalystProfileElement` fires. */
export interface ResearchAnalystProfileElementEventMap {
  /** A document is about to open; cancel it to take over. */
  'research-open-document': OpenDocumentEvent
  /** A link of the portal was chosen; cancel it to take over. */
  'research-navigate': NavigateEvent
  /** What is shown has a title, `detail.title`. */
  'research-title': TitleEvent
  /** Something failed; `detail.code` is stable. */
  'research-error': ErrorEvent
}

/** An analyst: who it is and how to reach them, the companies they cover, and their research. */
export interface ResearchAnalystProfileElement extends Firing<ResearchAnalystProfileElementEventMap> {
  /** The analyst’s id. */
  analystId: string
  /** Where the research keeps its search and filters: in memory, or in the query string of the page, which is then all the profile’s (the portal does so). */
  urlState: 'memory' | 'page'
  /** Colours. `auto` follows the `color-scheme` of the page. */
  theme: 'auto' | 'light' | 'dark'
}

/** What a `ResearchEventsElement` fires. */
export interface ResearchEventsElementEventMap {
  /** The reader takes part in an event, or has asked for access. */
  'research-registered': RegisteredEvent
  /** A link of the portal was chosen; cancel it to take over. */
  'research-navigate': NavigateEvent
  /** Something failed; `detail.code` is stable. */
  'research-error': ErrorEvent
}

/** Events to come and past events as a table, with search, a filter panel, invitations, schedules and replays by entitlement, calendar files, and registration. */
export interface ResearchEventsElement extends Firing<ResearchEventsElementEventMap> {
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

/** What a `ResearchEventCardsElement` fires. */
export interface ResearchEventCardsElementEventMap {
  /** A link of the portal was chosen; cancel it to take over. */
  'research-navigate': NavigateEvent
  /** The reader takes part in an event, or has asked for access. */
  'research-registered': RegisteredEvent
  /** Something failed; `detail.code` is stable. */
  'research-error': ErrorEvent
}

/** The next events about a company, an analyst or a sector, all of them, or those recommended to the reader. */
export interface ResearchEventCardsElement extends Firing<ResearchEventCardsElementEventMap> {
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

/** What a `ResearchPreferencesElement` fires. */
export interface ResearchPreferencesElementEventMap {
  /** A link of the portal was chosen; cancel it to take over. */
  'research-navigate': NavigateEvent
  /** Whether there are unsaved changes; call `detail.ask()` before leaving the page. */
  'research-unsaved': UnsavedEvent
  /** Something failed; `detail.code` is stable. */
  'research-error': ErrorEvent
}

/** What a client receives: distribution preferences with their editor, and the switches of the email preferences by region. */
export interface ResearchPreferencesElement extends Firing<ResearchPreferencesElementEventMap> {
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

/** What a `ResearchReplayElement` fires. */
export interface ResearchReplayElementEventMap {
  /** A link of the portal was chosen; cancel it to take over. */
  'research-navigate': NavigateEvent
  /** What is shown has a title, `detail.title`. */
  'research-title': TitleEvent
  /** Something failed; `detail.code` is stable. */
  'research-error': ErrorEvent
}

/** The replay of an event, with a player. */
export interface ResearchReplayElement extends Firing<ResearchReplayElementEventMap> {
  /** The id of the event. */
  roadshowId: string
  /** The id of the video; without it, the one that the event names. */
  videoId: string
  /** Where the link Back leads: a path of the portal, or an address. Without it there is no such link. */
  backHref: string
  /** Colours. `auto` follows the `color-scheme` of the page. */
  theme: 'auto' | 'light' | 'dark'
}

/** What a `ResearchLandingElement` fires. */
export interface ResearchLandingElementEventMap {
  /** A visitor signed in through this element. */
  'research-signed-in': SignedInEvent
  /** A visitor signed out through this element. */
  'research-signed-out': SignedOutEvent
  /** A link of the portal was chosen; cancel it to take over. */
  'research-navigate': NavigateEvent
  /** Something failed; `detail.code` is stable. */
  'research-error': ErrorEvent
}

/** The front page: the headline, the sign-in beside it, and the provider’s own sections and footer. */
export interface ResearchLandingElement extends Firing<ResearchLandingElementEventMap> {
  /** Leaves the sign-in form out, also for visitors who are signed out. */
  hideSignIn: boolean
  /** Whether a section that a visitor chooses becomes the hash of the page’s address (`page`, as in the portal) or leaves the address alone. A hash in the address is followed either way. */
  urlState: 'memory' | 'page'
  /** Colours. `auto` follows the `color-scheme` of the page. */
  theme: 'auto' | 'light' | 'dark'
}

/** What a `ResearchResetPasswordElement` fires. */
export interface ResearchResetPasswordElementEventMap {
  /** A link of the portal was chosen; cancel it to take over. */
  'research-navigate': NavigateEvent
  /** Something failed; `detail.code` is stable. */
  'research-error': ErrorEvent
}

/** Asks for a link to reset a password; with the token of such a link, sets a new one. */
export interface ResearchResetPasswordElement extends Firing<ResearchResetPasswordElementEventMap> {
  /** The token of a reset link. Empty: a link is asked for. */
  resetToken: string
  /** Colours. `auto` follows the `color-scheme` of the page. */
  theme: 'auto' | 'light' | 'dark'
}

/** What a `ResearchChangePasswordElement` fires. */
export interface ResearchChangePasswordElementEventMap {
  /** A visitor signed out through this element. */
  'research-signed-out': SignedOutEvent
  /** A link of the portal was chosen; cancel it to take over. */
  'research-navigate': NavigateEvent
  /** Something failed; `detail.code` is stable. */
  'research-error': ErrorEvent
}

/** Changes the password of whoever is signed in, and signs out. */
export interface ResearchChangePasswordElement extends Firing<ResearchChangePasswordElementEventMap> {
  /** Colours. `auto` follows the `color-scheme` of the page. */
  theme: 'auto' | 'light' | 'dark'
}

/** What a `ResearchSuggestionElement` fires. */
export interface ResearchSuggestionElementEventMap {
  /** A document is about to open; cancel it to take over. */
  'research-open-document': OpenDocumentEvent
  /** A link of the portal was chosen; cancel it to take over. */
  'research-navigate': NavigateEvent
  /** Something failed; `detail.code` is stable. */
  'research-error': ErrorEvent
}

/** What is suggested to the client: the first documents of the API’s suggestions, under a heading. */
export interface ResearchSuggestionElement extends Firing<ResearchSuggestionElementEventMap> {
  /** Documents to suggest at most. */
  limit: number
  /** Colours. `auto` follows the `color-scheme` of the page. */
  theme: 'auto' | 'light' | 'dark'
}

/** What a `ResearchNoticesElement` fires. */
export interface ResearchNoticesElementEventMap {
}

/** What the elements of the page, and the page before it, have to say to the reader; it takes no room while there is nothing. The first of the page that can be seen shows it. */
export interface ResearchNoticesElement extends Firing<ResearchNoticesElementEventMap> {
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
    'research-notices': ResearchNoticesElement
  }
}

/** React 19 listens to events of custom elements and removes an attribute that is false; React 18 does neither. */
type Knows = 'use' extends keyof typeof React ? true : false
/** In React 18 an event is heard by a `ref` and `addEventListener`. */
type Listener<E extends Event> = Knows extends true ? (event: E) => void : never
/** In React 18 an attribute that is not meant is `undefined`: `false` would be written into it. */
type Presence = Knows extends true ? boolean : true | ''
type Host<E extends HTMLElement> = React.DetailedHTMLProps<React.HTMLAttributes<E>, E> & { class?: string | undefined }

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'research-sign-in': Host<ResearchSignInElement> & {
        /** The token of a sign-in link, which is used at once and only once. */
        'passwordless-token'?: string | undefined
        /** Colours. `auto` follows the `color-scheme` of the page. */
        'theme'?: 'auto' | 'light' | 'dark' | undefined
        /** A visitor signed in through this element. */
        'onresearch-signed-in'?: Listener<SignedInEvent> | undefined
        /** A visitor signed out through this element. */
        'onresearch-signed-out'?: Listener<SignedOutEvent> | undefined
        /** A link of the portal was chosen; cancel it to take over. */
        'onresearch-navigate'?: Listener<NavigateEvent> | undefined
        /** Something failed; `detail.code` is stable. */
        'onresearch-error'?: Listener<ErrorEvent> | undefined
      }
      'research-feed': Host<ResearchFeedElement> & {
        /** The quick filter the feed starts on. */
        'quick-filter'?: 'Research' | 'Sales Intelligence & Events' | 'Analytics' | 'Valuation Tools' | 'Primers' | 'Earnings Hub' | 'Analytics - Archive' | 'All' | undefined
        /** Documents loaded at a time, and skeletons shown while they load. */
        'page-size'?: number | undefined
        /** Documents that can be loaded at most. */
        'limit'?: number | undefined
        /** What is said at the limit: the way to the Research Library, or to refine the search. */
        'limit-message'?: 'library' | 'refine' | undefined
        /** `more` adds the next documents below a button; `pages` shows one page at a time, with numbers to choose from. */
        'paging'?: 'more' | 'pages' | undefined
        /** Filters the reader cannot change, as a query string: `filter_Region=Europe`. Not a permission. */
        'filters'?: string | undefined
        /** Filters the reader begins with and comes back to by clearing, as a query string. */
        'default-filters'?: string | undefined
        /** Leaves the row of quick filters out. */
        'hide-quick-filters'?: Presence | undefined
        /** Leaves the search box out. */
        'hide-search'?: Presence | undefined
        /** Leaves the filter panel out. */
        'hide-filters'?: Presence | undefined
        /** Leaves the search by meaning out. */
        'text-search-only'?: Presence | undefined
        /** After each choice in the filter panel its lists show only what can still be found. */
        'dynamic-filters'?: Presence | undefined
        /** Where search and quick filter are kept: in memory; in the query string of the page, which is then all the feed’s (the portal does so); or there under keys that begin with `research-`, beside the host’s own. */
        'url-state'?: 'memory' | 'page' | 'prefixed' | undefined
        /** Colours. `auto` follows the `color-scheme` of the page. */
        'theme'?: 'auto' | 'light' | 'dark' | undefined
        /** A document is about to open; cancel it to take over. */
        'onresearch-open-document'?: Listener<OpenDocumentEvent> | undefined
        /** A link of the portal was chosen; cancel it to take over. */
        'onresearch-navigate'?: Listener<NavigateEvent> | undefined
        /** Something failed; `detail.code` is stable. */
        'onresearch-error'?: Listener<ErrorEvent> | undefined
      }
      'research-document': Host<ResearchDocumentElement> & {
        /** The document’s external reference or id. */
        'document-id'?: string | undefined
        /** The page that its text or its PDF is opened at, from 1. */
        'page'?: number | undefined
        /** Colours. `auto` follows the `color-scheme` of the page. */
        'theme'?: 'auto' | 'light' | 'dark' | undefined
        /** A link of the portal was chosen; cancel it to take over. */
        'onresearch-navigate'?: Listener<NavigateEvent> | undefined
        /** What is shown has a title, `detail.title`. */
        'onresearch-title'?: Listener<TitleEvent> | undefined
        /** Something failed; `detail.code` is stable. */
        'onresearch-error'?: Listener<ErrorEvent> | undefined
      }
      'research-companies': Host<ResearchCompaniesElement> & {
        /** Filters the reader cannot change, as a query string: `filter_Region=Europe`. Not a permission. */
        'filters'?: string | undefined
        /** Columns besides the company, joined by `;`: `ticker`, `sub_sector`, `equity_rating`, `related_analyst`, `model`, `last_updated`, `tear_sheet`. Empty: all. */
        'columns'?: string | undefined
        /** Id of an analyst or a sector: only the companies that go with it. */
        'related-to'?: string | undefined
        /** `letters` shows one initial letter at a time; `all` shows all companies, without letters. */
        'paging'?: 'letters' | 'all' | undefined
        /** Companies shown at a time within a letter, and skeletons shown while they load. */
        'page-size'?: number | undefined
        /** Companies of a letter, or of a table without letters, that can be shown at most. */
        'limit'?: number | undefined
        /** Leaves the search box out. */
        'hide-search'?: Presence | undefined
        /** Leaves the filter panel out. */
        'hide-filters'?: Presence | undefined
        /** Leaves the export to CSV and XLSX out. */
        'hide-export'?: Presence | undefined
        /** Where search, filters, letter and order are kept: in memory; in the query string of the page, which is then all the table’s (the portal does so); or there under keys that begin with `research-`, beside the host’s own. */
        'url-state'?: 'memory' | 'page' | 'prefixed' | undefined
        /** Colours. `auto` follows the `color-scheme` of the page. */
        'theme'?: 'auto' | 'light' | 'dark' | undefined
        /** A link of the portal was chosen; cancel it to take over. */
        'onresearch-navigate'?: Listener<NavigateEvent> | undefined
        /** Something failed; `detail.code` is stable. */
        'onresearch-error'?: Listener<ErrorEvent> | undefined
      }
      'research-company-profile': Host<ResearchCompanyProfileElement> & {
        /** The company’s id. */
        'company-id'?: string | undefined
        /** Where the active tab is kept: in memory, or in the hash of the page’s address, which is then this element’s (the portal does so). */
        'url-state'?: 'memory' | 'page' | undefined
        /** Documents of the research table loaded at a time, and skeletons shown while they load. */
        'page-size'?: number | undefined
        /** Documents of the research table that can be loaded at most. */
        'limit'?: number | undefined
        /** Colours. `auto` follows the `color-scheme` of the page. */
        'theme'?: 'auto' | 'light' | 'dark' | undefined
        /** A document is about to open; cancel it to take over. */
        'onresearch-open-document'?: Listener<OpenDocumentEvent> | undefined
        /** A link of the portal was chosen; cancel it to take over. */
        'onresearch-navigate'?: Listener<NavigateEvent> | undefined
        /** What is shown has a title, `detail.title`. */
        'onresearch-title'?: Listener<TitleEvent> | undefined
        /** Something failed; `detail.code` is stable. */
        'onresearch-error'?: Listener<ErrorEvent> | undefined
      }
      'research-analyst-profile': Host<ResearchAnalystProfileElement> & {
        /** The analyst’s id. */
        'analyst-id'?: string | undefined
        /** Where the research keeps its search and filters: in memory, or in the query string of the page, which is then all the profile’s (the portal does so). */
        'url-state'?: 'memory' | 'page' | undefined
        /** Colours. `auto` follows the `color-scheme` of the page. */
        'theme'?: 'auto' | 'light' | 'dark' | undefined
        /** A document is about to open; cancel it to take over. */
        'onresearch-open-document'?: Listener<OpenDocumentEvent> | undefined
        /** A link of the portal was chosen; cancel it to take over. */
        'onresearch-navigate'?: Listener<NavigateEvent> | undefined
        /** What is shown has a title, `detail.title`. */
        'onresearch-title'?: Listener<TitleEvent> | undefined
        /** Something failed; `detail.code` is stable. */
        'onresearch-error'?: Listener<ErrorEvent> | undefined
      }
      'research-events': Host<ResearchEventsElement> & {
        /** The view it begins with; the reader can switch to the other one. */
        'view'?: 'upcoming' | 'past' | undefined
        /** Filters the reader cannot change, as a query string: `filter_Region=Europe`. Not a permission. */
        'filters'?: string | undefined
        /** Columns besides the date and the event, joined by `;`: `type`, `location`, `format`, `invitation`, `schedule`; `registration` of events to come; `replay`, `feedback` of past ones. Empty: all. */
        'columns'?: string | undefined
        /** Events loaded at a time, and skeletons shown while they load. */
        'page-size'?: number | undefined
        /** Events that can be loaded at most. */
        'limit'?: number | undefined
        /** `more` adds the next events below a button; `pages` shows one page at a time, with numbers to choose from. */
        'paging'?: 'more' | 'pages' | undefined
        /** Leaves out the way to the other view. */
        'hide-views'?: Presence | undefined
        /** Leaves the search box out. */
        'hide-search'?: Presence | undefined
        /** Leaves the filter panel out. */
        'hide-filters'?: Presence | undefined
        /** Shows visitors who are not signed in the coming events that everybody may know of, in place of an invitation to sign in, whatever the `view`. */
        'anonymous'?: Presence | undefined
        /** Where search, filters, view and page are kept: in memory; in the query string of the page, which is then all the list’s, with the views at `/events/upcoming` and `/events/past` (the portal does so); or there under keys that begin with `research-`, beside the host’s own. */
        'url-state'?: 'memory' | 'page' | 'prefixed' | undefined
        /** Colours. `auto` follows the `color-scheme` of the page. */
        'theme'?: 'auto' | 'light' | 'dark' | undefined
        /** The reader takes part in an event, or has asked for access. */
        'onresearch-registered'?: Listener<RegisteredEvent> | undefined
        /** A link of the portal was chosen; cancel it to take over. */
        'onresearch-navigate'?: Listener<NavigateEvent> | undefined
        /** Something failed; `detail.code` is stable. */
        'onresearch-error'?: Listener<ErrorEvent> | undefined
      }
      'research-event-cards': Host<ResearchEventCardsElement> & {
        /** Which events: of a tag, recommended to the reader, or all that are to come. */
        'source'?: 'tag' | 'suggested' | 'upcoming' | undefined
        /** The id of the company, the analyst or the sector; of `source="tag"`. */
        'tag-id'?: string | undefined
        /** Filters as a query string, such as `filter_Region=Europe`; of `source="upcoming"`. */
        'filters'?: string | undefined
        /** Events to show at most. */
        'limit'?: number | undefined
        /** Stands above them, in place of `Upcoming Events` or `Recommended Events`. */
        'heading'?: string | undefined
        /** Where `View More` leads, within the portal. Without it there is no such link. */
        'more-href'?: string | undefined
        /** Visitors who are signed out see the coming events that everybody may know of; never of a tag. */
        'anonymous'?: Presence | undefined
        /** Colours. `auto` follows the `color-scheme` of the page. */
        'theme'?: 'auto' | 'light' | 'dark' | undefined
        /** A link of the portal was chosen; cancel it to take over. */
        'onresearch-navigate'?: Listener<NavigateEvent> | undefined
        /** The reader takes part in an event, or has asked for access. */
        'onresearch-registered'?: Listener<RegisteredEvent> | undefined
        /** Something failed; `detail.code` is stable. */
        'onresearch-error'?: Listener<ErrorEvent> | undefined
      }
      'research-preferences': Host<ResearchPreferencesElement> & {
        /** The tab it begins with; where the address names the tab, the one it shows. */
        'tab'?: 'research' | 'access' | undefined
        /** Where the active tab is kept: in memory, or in the path of the page, `/research_preferences` and `/sales_access_preferences` (the portal does so). */
        'url-state'?: 'memory' | 'page' | undefined
        /** Categories joined by `;`: the order of the phrases of a preference’s summary. Those not named follow in the usual order. */
        'category-order'?: string | undefined
        /** Shows the preferences that name a value with this text; the reader may change it. */
        'search-text'?: string | undefined
        /** Values of a category that a summary names; of more it tells the number. */
        'truncate-threshold'?: number | undefined
        /** Keys joined by `;`: interest records with one of them are none of this element’s, not shown and kept at every save. */
        'irrelevant-cris'?: string | undefined
        /** Colours. `auto` follows the `color-scheme` of the page. */
        'theme'?: 'auto' | 'light' | 'dark' | undefined
        /** A link of the portal was chosen; cancel it to take over. */
        'onresearch-navigate'?: Listener<NavigateEvent> | undefined
        /** Whether there are unsaved changes; call `detail.ask()` before leaving the page. */
        'onresearch-unsaved'?: Listener<UnsavedEvent> | undefined
        /** Something failed; `detail.code` is stable. */
        'onresearch-error'?: Listener<ErrorEvent> | undefined
      }
      'research-replay': Host<ResearchReplayElement> & {
        /** The id of the event. */
        'roadshow-id'?: string | undefined
        /** The id of the video; without it, the one that the event names. */
        'video-id'?: string | undefined
        /** Where the link Back leads: a path of the portal, or an address. Without it there is no such link. */
        'back-href'?: string | undefined
        /** Colours. `auto` follows the `color-scheme` of the page. */
        'theme'?: 'auto' | 'light' | 'dark' | undefined
        /** A link of the portal was chosen; cancel it to take over. */
        'onresearch-navigate'?: Listener<NavigateEvent> | undefined
        /** What is shown has a title, `detail.title`. */
        'onresearch-title'?: Listener<TitleEvent> | undefined
        /** Something failed; `detail.code` is stable. */
        'onresearch-error'?: Listener<ErrorEvent> | undefined
      }
      'research-landing': Host<ResearchLandingElement> & {
        /** Leaves the sign-in form out, also for visitors who are signed out. */
        'hide-sign-in'?: Presence | undefined
        /** Whether a section that a visitor chooses becomes the hash of the page’s address (`page`, as in the portal) or leaves the address alone. A hash in the address is followed either way. */
        'url-state'?: 'memory' | 'page' | undefined
        /** Colours. `auto` follows the `color-scheme` of the page. */
        'theme'?: 'auto' | 'light' | 'dark' | undefined
        /** A visitor signed in through this element. */
        'onresearch-signed-in'?: Listener<SignedInEvent> | undefined
        /** A visitor signed out through this element. */
        'onresearch-signed-out'?: Listener<SignedOutEvent> | undefined
        /** A link of the portal was chosen; cancel it to take over. */
        'onresearch-navigate'?: Listener<NavigateEvent> | undefined
        /** Something failed; `detail.code` is stable. */
        'onresearch-error'?: Listener<ErrorEvent> | undefined
      }
      'research-reset-password': Host<ResearchResetPasswordElement> & {
        /** The token of a reset link. Empty: a link is asked for. */
        'reset-token'?: string | undefined
        /** Colours. `auto` follows the `color-scheme` of the page. */
        'theme'?: 'auto' | 'light' | 'dark' | undefined
        /** A link of the portal was chosen; cancel it to take over. */
        'onresearch-navigate'?: Listener<NavigateEvent> | undefined
        /** Something failed; `detail.code` is stable. */
        'onresearch-error'?: Listener<ErrorEvent> | undefined
      }
      'research-change-password': Host<ResearchChangePasswordElement> & {
        /** Colours. `auto` follows the `color-scheme` of the page. */
        'theme'?: 'auto' | 'light' | 'dark' | undefined
        /** A visitor signed out through this element. */
        'onresearch-signed-out'?: Listener<SignedOutEvent> | undefined
        /** A link of the portal was chosen; cancel it to take over. */
        'onresearch-navigate'?: Listener<NavigateEvent> | undefined
        /** Something failed; `detail.code` is stable. */
        'onresearch-error'?: Listener<ErrorEvent> | undefined
      }
      'research-suggestion': Host<ResearchSuggestionElement> & {
        /** Documents to suggest at most. */
        'limit'?: number | undefined
        /** Colours. `auto` follows the `color-scheme` of the page. */
        'theme'?: 'auto' | 'light' | 'dark' | undefined
        /** A document is about to open; cancel it to take over. */
        'onresearch-open-document'?: Listener<OpenDocumentEvent> | undefined
        /** A link of the portal was chosen; cancel it to take over. */
        'onresearch-navigate'?: Listener<NavigateEvent> | undefined
        /** Something failed; `detail.code` is stable. */
        'onresearch-error'?: Listener<ErrorEvent> | undefined
      }
      'research-notices': Host<ResearchNoticesElement> & {
        /** Colours. `auto` follows the `color-scheme` of the page. */
        'theme'?: 'auto' | 'light' | 'dark' | undefined
      }
    }
  }
}
