// Made from the specs of widgets by `npm run generate`.
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
  WithdrawnEvent,
} from './runtime/events.ts'

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
  /** A user signed in through this element. */
  'research-signed-in': SignedInEvent
  /** A portal link was activated. Cancel the event to navigate yourself. */
  'research-navigate': NavigateEvent
  /** Something failed. `detail.code` is stable. */
  'research-error': ErrorEvent
  /** The session has ended; `detail.reason` is `user`, `expired` or `elsewhere`. */
  'research-signed-out': SignedOutEvent
}

/** Signs a user in with user name and password, with a link by email or with a passkey, and with a code where the account has two-step verification. Passkeys are offered on the domain of the portal only. Shows who is signed in, and signs out. */
export interface ResearchSignInElement extends Firing<ResearchSignInElementEventMap> {
  /** The token of a sign-in link. The element shows whose link it is, and its button signs in; it works once. */
  passwordlessToken: string
  /** Colours. `auto` follows the `color-scheme` of the page. */
  theme: 'auto' | 'light' | 'dark'
}

/** What a `ResearchFeedElement` fires. */
export interface ResearchFeedElementEventMap {
  /** A document is about to open. Cancel the event to open it yourself. */
  'research-open-document': OpenDocumentEvent
  /** A portal link was activated. Cancel the event to navigate yourself. */
  'research-navigate': NavigateEvent
  /** Something failed. `detail.code` is stable. */
  'research-error': ErrorEvent
  /** The session has ended; `detail.reason` is `user`, `expired` or `elsewhere`. */
  'research-signed-out': SignedOutEvent
}

/** Research documents with quick filters, text search, search by meaning and a filter panel, read by Load More or by page; documents open and download by entitlement. */
export interface ResearchFeedElement extends Firing<ResearchFeedElementEventMap> {
  /** The initial quick filter. */
  quickFilter: 'Research' | 'Sales Intelligence & Events' | 'Analytics' | 'Valuation Tools' | 'Primers' | 'Earnings Hub' | 'Analytics - Archive' | 'All'
  /** Documents loaded at a time; also the number of skeleton tiles. */
  pageSize: number
  /** Maximum number of documents that can be loaded. */
  limit: number
  /** `auto` shows documents as rows where the list is at least 900 px wide, and as tiles elsewhere; `tiles` always shows tiles. */
  layout: 'auto' | 'tiles'
  /** The hint at the limit: open the Research Library, or refine the search. */
  limitMessage: 'library' | 'refine'
  /** `more` adds the next documents below a button; `pages` shows one page at a time, with numbers to choose from. */
  paging: 'more' | 'pages'
  /** Filters the user cannot change, as a query string: `filter_Region=Europe`. They are not a permission. */
  filters: string
  /** Initial filters as a query string. Clearing the filters returns to them. */
  defaultFilters: string
  /** Hides the row of quick filters. */
  hideQuickFilters: boolean
  /** Hides the search box. */
  hideSearch: boolean
  /** Hides the filter panel. */
  hideFilters: boolean
  /** Turns search by meaning off. */
  textSearchOnly: boolean
  /** After each selection in the filter panel, its lists show only values that still have results. */
  dynamicFilters: boolean
  /** Lets the user save the search with its filters and quick filter, be alerted to new documents, and open saved searches. They are beside the number of documents, which a feed with `hide-search` and `hide-filters` does not have. */
  withAlerts: boolean
  /** Where search, filters and quick filter are kept: in memory (`memory`); in the query string of the page, which the element then owns as a whole, as in the portal (`page`); or in the query string under keys that begin with `research-`, next to the keys of the host (`prefixed`). */
  urlState: 'memory' | 'page' | 'prefixed'
  /** Colours. `auto` follows the `color-scheme` of the page. */
  theme: 'auto' | 'light' | 'dark'
}

/** What a `ResearchDocumentElement` fires. */
export interface ResearchDocumentElementEventMap {
  /** A portal link was activated. Cancel the event to navigate yourself. */
  'research-navigate': NavigateEvent
  /** The title of the content changed to `detail.title`; use it for the page title. */
  'research-title': TitleEvent
  /** Something failed. `detail.code` is stable. */
  'research-error': ErrorEvent
  /** The session has ended; `detail.reason` is `user`, `expired` or `elsewhere`. */
  'research-signed-out': SignedOutEvent
}

/** One research document: its details, authors, companies, sectors, rating and target price; its text with a search and, from 920 px of width, a table of contents; its file by entitlement, with PDFs shown in the page; and the company it is about with earlier notes, or earlier notes by its analyst, beside the text from 1180 px and below it otherwise. */
export interface ResearchDocumentElement extends Firing<ResearchDocumentElementEventMap> {
  /** The document’s external reference or id. Required. */
  documentId: string
  /** The page at which the text or the PDF opens, starting at 1. */
  page: number
  /** Words to find in the text at once: the search in the document opens with them, at the first place on the page or after it. */
  find: string
  /** Colours. `auto` follows the `color-scheme` of the page. */
  theme: 'auto' | 'light' | 'dark'
}

/** What a `ResearchCompaniesElement` fires. */
export interface ResearchCompaniesElementEventMap {
  /** A portal link was activated. Cancel the event to navigate yourself. */
  'research-navigate': NavigateEvent
  /** Something failed. `detail.code` is stable. */
  'research-error': ErrorEvent
  /** The session has ended; `detail.reason` is `user`, `expired` or `elsewhere`. */
  'research-signed-out': SignedOutEvent
}

/** The covered companies as a sortable table, by initial letter or all at once, with search, a filter panel, an export, and models and tear sheets by entitlement. */
export interface ResearchCompaniesElement extends Firing<ResearchCompaniesElementEventMap> {
  /** Filters the user cannot change, as a query string: `filter_Region=Europe`. They are not a permission. */
  filters: string
  /** Columns after the company, separated by `;`: `ticker`, `sub_sector`, `equity_rating`, `related_analyst`, `model`, `last_updated`, `tear_sheet`, and, if the API gives them with the list, `target_price`, `close_price`, `upside`. Empty: all; of the prices those that fit: `upside` from 974 px of width, all from 1216 px and on cards. */
  columns: string
  /** Id of an analyst or a sector; lists only the companies related to it. */
  relatedTo: string
  /** `letters` shows one initial letter at a time, or all letters on request; `all` shows all companies, without letters. */
  paging: 'letters' | 'all'
  /** Companies shown at a time within a letter; also the number of skeleton rows. */
  pageSize: number
  /** Maximum number of companies of one letter, or of a table without letters. */
  limit: number
  /** Ratings that companies can be narrowed to by one press, separated by `;`: `Buy;Hold;Sell`. The API gets the chosen one as `filter_Rating`. Empty: none. */
  ratings: string
  /** Hides the search box. */
  hideSearch: boolean
  /** Hides the filter panel. */
  hideFilters: boolean
  /** Hides the export to CSV and XLSX. */
  hideExport: boolean
  /** Where search, filters, letter and sort order are kept: in memory (`memory`); in the query string of the page, which the element then owns as a whole, as in the portal (`page`); or in the query string under keys that begin with `research-`, next to the keys of the host (`prefixed`). */
  urlState: 'memory' | 'page' | 'prefixed'
  /** Colours. `auto` follows the `color-scheme` of the page. */
  theme: 'auto' | 'light' | 'dark'
}

/** What a `ResearchCompanyProfileElement` fires. */
export interface ResearchCompanyProfileElementEventMap {
  /** A document is about to open. Cancel the event to open it yourself. */
  'research-open-document': OpenDocumentEvent
  /** A portal link was activated. Cancel the event to navigate yourself. */
  'research-navigate': NavigateEvent
  /** The title of the content changed to `detail.title`; use it for the page title. */
  'research-title': TitleEvent
  /** Something failed. `detail.code` is stable. */
  'research-error': ErrorEvent
  /** The session has ended; `detail.reason` is `user`, `expired` or `elsewhere`. */
  'research-signed-out': SignedOutEvent
}

/** One covered company: description, rating, price target and price, coverage, research, financials, questions and upcoming events. */
export interface ResearchCompanyProfileElement extends Firing<ResearchCompanyProfileElementEventMap> {
  /** The company’s id. Required. */
  companyId: string
  /** Where the active tab and the search in its research are kept: in memory, or in the hash and the query of the page, which the element then owns, as in the portal. */
  urlState: 'memory' | 'page'
  /** Documents of the research table loaded at a time; also the number of skeleton rows. */
  pageSize: number
  /** Maximum number of documents in the research table. */
  limit: number
  /** Colours. `auto` follows the `color-scheme` of the page. */
  theme: 'auto' | 'light' | 'dark'
}

/** What a `ResearchAnalystProfileElement` fires. */
export interface ResearchAnalystProfileElementEventMap {
  /** A document is about to open. Cancel the event to open it yourself. */
  'research-open-document': OpenDocumentEvent
  /** A portal link was activated. Cancel the event to navigate yourself. */
  'research-navigate': NavigateEvent
  /** The title of the content changed to `detail.title`; use it for the page title. */
  'research-title': TitleEvent
  /** Something failed. `detail.code` is stable. */
  'research-error': ErrorEvent
  /** The session has ended; `detail.reason` is `user`, `expired` or `elsewhere`. */
  'research-signed-out': SignedOutEvent
}

/** An analyst with contact details, the companies they cover, and their research. */
export interface ResearchAnalystProfileElement extends Firing<ResearchAnalystProfileElementEventMap> {
  /** The analyst’s id. Required. */
  analystId: string
  /** Where the research list keeps its search and filters: in memory, or in the query string of the page. With `page` the element owns the whole query string, as in the portal. */
  urlState: 'memory' | 'page'
  /** Colours. `auto` follows the `color-scheme` of the page. */
  theme: 'auto' | 'light' | 'dark'
}

/** What a `ResearchEventsElement` fires. */
export interface ResearchEventsElementEventMap {
  /** The user registered for an event or requested access to it. */
  'research-registered': RegisteredEvent
  /** A portal link was activated. Cancel the event to navigate yourself. */
  'research-navigate': NavigateEvent
  /** Something failed. `detail.code` is stable. */
  'research-error': ErrorEvent
  /** The session has ended; `detail.reason` is `user`, `expired` or `elsewhere`. */
  'research-signed-out': SignedOutEvent
}

/** Upcoming and past events as a table with search, a filter panel, registration and calendar files, and with invitations, schedules and replays by entitlement. */
export interface ResearchEventsElement extends Firing<ResearchEventsElementEventMap> {
  /** The initial view; the user can switch to the other one. */
  view: 'upcoming' | 'past'
  /** Filters the user cannot change, as a query string: `filter_Region=Europe`. They are not a permission. */
  filters: string
  /** Columns after the date and the event, separated by `;`: `type`, `location`, `format`, `invitation`, `schedule`; `registration` for upcoming events; `replay` and `feedback` for past ones. Empty: all. */
  columns: string
  /** Events loaded at a time; also the number of skeleton rows. */
  pageSize: number
  /** Maximum number of events that can be loaded. */
  limit: number
  /** `more` adds the next events below a button; `pages` shows one page at a time, with numbers to choose from. */
  paging: 'more' | 'pages'
  /** Hides the switch to the other view. */
  hideViews: boolean
  /** Hides the search box. */
  hideSearch: boolean
  /** Hides the filter panel. */
  hideFilters: boolean
  /** Shows public upcoming events to visitors who are not signed in, instead of asking them to sign in, whatever the `view`. */
  anonymous: boolean
  /** Where search, filters, view and page are kept: in memory (`memory`); in the query string of the page, which the element then owns as a whole, with the views at `/events/upcoming` and `/events/past`, as in the portal (`page`); or in the query string under keys that begin with `research-`, next to the keys of the host (`prefixed`). */
  urlState: 'memory' | 'page' | 'prefixed'
  /** Colours. `auto` follows the `color-scheme` of the page. */
  theme: 'auto' | 'light' | 'dark'
}

/** What a `ResearchEventCardsElement` fires. */
export interface ResearchEventCardsElementEventMap {
  /** A portal link was activated. Cancel the event to navigate yourself. */
  'research-navigate': NavigateEvent
  /** The user registered for an event or requested access to it. */
  'research-registered': RegisteredEvent
  /** Something failed. `detail.code` is stable. */
  'research-error': ErrorEvent
  /** The session has ended; `detail.reason` is `user`, `expired` or `elsewhere`. */
  'research-signed-out': SignedOutEvent
}

/** The next events: of a company, an analyst or a sector, those recommended to the user, or all. */
export interface ResearchEventCardsElement extends Firing<ResearchEventCardsElementEventMap> {
  /** Which events to show: those of a tag, those recommended to the user, or all upcoming events. `auto`: those of `tag-id` if it is set, otherwise all. */
  source: 'auto' | 'tag' | 'suggested' | 'upcoming'
  /** The id of the company, analyst or sector. Required with `source="tag"`. */
  tagId: string
  /** Filters as a query string, such as `filter_Region=Europe`, for all upcoming events. */
  filters: string
  /** Maximum number of events. */
  limit: number
  /** Heading of the list, instead of `Upcoming Events` or `Recommended Events`. */
  heading: string
  /** Path in the portal that `View More` leads to. Without it the link is not shown. */
  moreHref: string
  /** Shows public upcoming events to visitors who are not signed in. Has no effect on the events of a tag. */
  anonymous: boolean
  /** Colours. `auto` follows the `color-scheme` of the page. */
  theme: 'auto' | 'light' | 'dark'
}

/** What a `ResearchEventElement` fires. */
export interface ResearchEventElementEventMap {
  /** A portal link was activated. Cancel the event to navigate yourself. */
  'research-navigate': NavigateEvent
  /** The user registered for an event or requested access to it. */
  'research-registered': RegisteredEvent
  /** The user cancelled a registration for an event, or withdrew a request for access to it. */
  'research-withdrawn': WithdrawnEvent
  /** The title of the content changed to `detail.title`; use it for the page title. */
  'research-title': TitleEvent
  /** Something failed. `detail.code` is stable. */
  'research-error': ErrorEvent
  /** The session has ended; `detail.reason` is `user`, `expired` or `elsewhere`. */
  'research-signed-out': SignedOutEvent
}

/** One event: when and where it is, its files, its companies, analysts and sectors, and what the user can do: register, request access, take either back, join, or watch the replay. From 860 px of width the facts stand beside the text. */
export interface ResearchEventElement extends Firing<ResearchEventElementEventMap> {
  /** The id of the event. Required. */
  eventId: string
  /** Colours. `auto` follows the `color-scheme` of the page. */
  theme: 'auto' | 'light' | 'dark'
}

/** What a `ResearchPreferencesElement` fires. */
export interface ResearchPreferencesElementEventMap {
  /** A portal link was activated. Cancel the event to navigate yourself. */
  'research-navigate': NavigateEvent
  /** `detail.unsaved` tells whether the element holds unsaved changes. Await `detail.ask()` before leaving the page. */
  'research-unsaved': UnsavedEvent
  /** Something failed. `detail.code` is stable. */
  'research-error': ErrorEvent
  /** The session has ended; `detail.reason` is `user`, `expired` or `elsewhere`. */
  'research-signed-out': SignedOutEvent
}

/** What a client receives: distribution preferences with an editor, email preferences by region, and what the user follows and is alerted to. */
export interface ResearchPreferencesElement extends Firing<ResearchPreferencesElementEventMap> {
  /** The initial tab. If the address names the tab, the tab that is shown. An API without saved searches has no tab `following`. */
  tab: 'research' | 'access' | 'following'
  /** Where the active tab is kept: in memory, or in the path of the page, `/research_preferences`, `/sales_access_preferences` or `/following_preferences`, as in the portal. */
  urlState: 'memory' | 'page'
  /** Order of the categories in the summary of a preference, separated by `;`. The other categories follow in their default order. */
  categoryOrder: string
  /** Initial search text; shows the preferences with a value that contains it. The user can change it. */
  searchText: string
  /** Number of values of a category that a summary lists; beyond it, the summary gives a count. */
  truncateThreshold: number
  /** Keys separated by `;`. Interest records with one of these keys belong to another system: they are not shown, and every save keeps them. */
  irrelevantCris: string
  /** Colours. `auto` follows the `color-scheme` of the page. */
  theme: 'auto' | 'light' | 'dark'
}

/** What a `ResearchReplayElement` fires. */
export interface ResearchReplayElementEventMap {
  /** A portal link was activated. Cancel the event to navigate yourself. */
  'research-navigate': NavigateEvent
  /** The title of the content changed to `detail.title`; use it for the page title. */
  'research-title': TitleEvent
  /** Something failed. `detail.code` is stable. */
  'research-error': ErrorEvent
  /** The session has ended; `detail.reason` is `user`, `expired` or `elsewhere`. */
  'research-signed-out': SignedOutEvent
}

/** The recording of an event, with a player. If there are captions, they are shown as a transcript with a search, beside the film or, below 960 px of width, under it; a press on a sentence seeks the film. */
export interface ResearchReplayElement extends Firing<ResearchReplayElementEventMap> {
  /** The id of the event. Required. */
  roadshowId: string
  /** The id of the video. Without it, the element takes the video of the event. */
  videoId: string
  /** Target of the link Back: a path of the portal, or an address. Without it the link is not shown. */
  backHref: string
  /** Where the second of the film is read at the start and kept when a sentence is pressed, together with the words of the search (`t=93&find=margin`): in memory (`memory`); in the query string of the page, which the element then owns as a whole, as in the portal (`page`); or in the query string as `research-t` and `research-find`, next to the keys of the host (`prefixed`). */
  urlState: 'memory' | 'page' | 'prefixed'
  /** Colours. `auto` follows the `color-scheme` of the page. */
  theme: 'auto' | 'light' | 'dark'
}

/** What a `ResearchLandingElement` fires. */
export interface ResearchLandingElementEventMap {
  /** A user signed in through this element. */
  'research-signed-in': SignedInEvent
  /** A portal link was activated. Cancel the event to navigate yourself. */
  'research-navigate': NavigateEvent
  /** Something failed. `detail.code` is stable. */
  'research-error': ErrorEvent
  /** The session has ended; `detail.reason` is `user`, `expired` or `elsewhere`. */
  'research-signed-out': SignedOutEvent
}

/** The landing page: headline, sign-in form, and the provider’s own sections and footer. */
export interface ResearchLandingElement extends Firing<ResearchLandingElementEventMap> {
  /** Hides the sign-in form, also from visitors who are not signed in. */
  hideSignIn: boolean
  /** Whether opening a section sets the hash of the page (`page`, as in the portal) or leaves the address alone (`memory`). A hash in the address is followed either way. */
  urlState: 'memory' | 'page'
  /** Colours. `auto` follows the `color-scheme` of the page. */
  theme: 'auto' | 'light' | 'dark'
}

/** What a `ResearchResetPasswordElement` fires. */
export interface ResearchResetPasswordElementEventMap {
  /** A portal link was activated. Cancel the event to navigate yourself. */
  'research-navigate': NavigateEvent
  /** Something failed. `detail.code` is stable. */
  'research-error': ErrorEvent
  /** The session has ended; `detail.reason` is `user`, `expired` or `elsewhere`. */
  'research-signed-out': SignedOutEvent
}

/** Requests a link to reset a password, or sets a new password with the token of such a link. */
export interface ResearchResetPasswordElement extends Firing<ResearchResetPasswordElementEventMap> {
  /** The token of a reset link. Empty: the element requests a link. */
  resetToken: string
  /** Colours. `auto` follows the `color-scheme` of the page. */
  theme: 'auto' | 'light' | 'dark'
}

/** What a `ResearchChangePasswordElement` fires. */
export interface ResearchChangePasswordElementEventMap {
  /** A portal link was activated. Cancel the event to navigate yourself. */
  'research-navigate': NavigateEvent
  /** Something failed. `detail.code` is stable. */
  'research-error': ErrorEvent
  /** The session has ended; `detail.reason` is `user`, `expired` or `elsewhere`. */
  'research-signed-out': SignedOutEvent
}

/** Changes the password of the signed-in user, then signs out. */
export interface ResearchChangePasswordElement extends Firing<ResearchChangePasswordElementEventMap> {
  /** Colours. `auto` follows the `color-scheme` of the page. */
  theme: 'auto' | 'light' | 'dark'
}

/** What a `ResearchSuggestionElement` fires. */
export interface ResearchSuggestionElementEventMap {
  /** A document is about to open. Cancel the event to open it yourself. */
  'research-open-document': OpenDocumentEvent
  /** A portal link was activated. Cancel the event to navigate yourself. */
  'research-navigate': NavigateEvent
  /** Something failed. `detail.code` is stable. */
  'research-error': ErrorEvent
  /** The session has ended; `detail.reason` is `user`, `expired` or `elsewhere`. */
  'research-signed-out': SignedOutEvent
}

/** Suggested documents under a heading. */
export interface ResearchSuggestionElement extends Firing<ResearchSuggestionElementEventMap> {
  /** Maximum number of documents. */
  limit: number
  /** Colours. `auto` follows the `color-scheme` of the page. */
  theme: 'auto' | 'light' | 'dark'
}

/** What a `ResearchLeadElement` fires. */
export interface ResearchLeadElementEventMap {
  /** A document is about to open. Cancel the event to open it yourself. */
  'research-open-document': OpenDocumentEvent
  /** A portal link was activated. Cancel the event to navigate yourself. */
  'research-navigate': NavigateEvent
  /** Something failed. `detail.code` is stable. */
  'research-error': ErrorEvent
  /** The session has ended; `detail.reason` is `user`, `expired` or `elsewhere`. */
  'research-signed-out': SignedOutEvent
}

/** The lead story with its rating and target: the newest research that changes a rating, and stories beside it. */
export interface ResearchLeadElement extends Firing<ResearchLeadElementEventMap> {
  /** Number of stories beside the lead. */
  seconds: number
  /** Filters as a query string, such as `filter_Region=Europe`. */
  filters: string
  /** Shows nothing if there is no story that the user may read. */
  hideEmpty: boolean
  /** Colours. `auto` follows the `color-scheme` of the page. */
  theme: 'auto' | 'light' | 'dark'
}

/** What a `ResearchChangesElement` fires. */
export interface ResearchChangesElementEventMap {
  /** A document is about to open. Cancel the event to open it yourself. */
  'research-open-document': OpenDocumentEvent
  /** A portal link was activated. Cancel the event to navigate yourself. */
  'research-navigate': NavigateEvent
  /** Something failed. `detail.code` is stable. */
  'research-error': ErrorEvent
  /** The session has ended; `detail.reason` is `user`, `expired` or `elsewhere`. */
  'research-signed-out': SignedOutEvent
}

/** Changes of ratings and target prices, old and new, each with the note that says it. */
export interface ResearchChangesElement extends Firing<ResearchChangesElementEventMap> {
  /** Length of the window in days, back from the newest research. */
  days: number
  /** Number of changes that are shown at first. */
  limit: number
  /** Kinds joined by `;`: `initiation`, `upgrade`, `downgrade`, `suspension`, `reiteration`, `raised`, `cut`, `currency`. Without it, all but what stays as it was. */
  kinds: string
  /** Filters as a query string, such as `filter_Sector=Banks`. */
  filters: string
  /** Heading of the list, instead of `Rating and target changes`. */
  heading: string
  /** Shows nothing if there is no change that the user may know. */
  hideEmpty: boolean
  /** Shows the public changes to visitors who are not signed in. */
  anonymous: boolean
  /** `table`, or `chart`: the targets that were raised or cut as bars, the largest raise first, without notes. */
  view: 'table' | 'chart'
  /** Colours. `auto` follows the `color-scheme` of the page. */
  theme: 'auto' | 'light' | 'dark'
}

/** What a `ResearchMostReadElement` fires. */
export interface ResearchMostReadElementEventMap {
  /** A document is about to open. Cancel the event to open it yourself. */
  'research-open-document': OpenDocumentEvent
  /** A portal link was activated. Cancel the event to navigate yourself. */
  'research-navigate': NavigateEvent
  /** Something failed. `detail.code` is stable. */
  'research-error': ErrorEvent
  /** The session has ended; `detail.reason` is `user`, `expired` or `elsewhere`. */
  'research-signed-out': SignedOutEvent
}

/** What was read most within some days, among what the user may read. */
export interface ResearchMostReadElement extends Firing<ResearchMostReadElementEventMap> {
  /** Number of days that are counted. The API has to know the parameter `days`; otherwise it answers for all times. */
  days: number
  /** Maximum number of documents. */
  limit: number
  /** Heading of the list, instead of `Most read`. */
  heading: string
  /** Shows nothing if nothing has been read. */
  hideEmpty: boolean
  /** Colours. `auto` follows the `color-scheme` of the page. */
  theme: 'auto' | 'light' | 'dark'
}

/** What a `ResearchFollowElement` fires. */
export interface ResearchFollowElementEventMap {
  /** A portal link was activated. Cancel the event to navigate yourself. */
  'research-navigate': NavigateEvent
  /** Something failed. `detail.code` is stable. */
  'research-error': ErrorEvent
  /** The session has ended; `detail.reason` is `user`, `expired` or `elsewhere`. */
  'research-signed-out': SignedOutEvent
}

/** A button that follows a company, an analyst or a sector. All elements and tabs show the same state. */
export interface ResearchFollowElement extends Firing<ResearchFollowElementEventMap> {
  /** The id of the company, analyst or sector. Required. */
  tagId: string
  /** The name of what is followed, for the accessible name of the button. */
  name: string
  /** Colours. `auto` follows the `color-scheme` of the page. */
  theme: 'auto' | 'light' | 'dark'
}

/** What a `ResearchFollowingElement` fires. */
export interface ResearchFollowingElementEventMap {
  /** A document is about to open. Cancel the event to open it yourself. */
  'research-open-document': OpenDocumentEvent
  /** A portal link was activated. Cancel the event to navigate yourself. */
  'research-navigate': NavigateEvent
  /** Something failed. `detail.code` is stable. */
  'research-error': ErrorEvent
  /** The session has ended; `detail.reason` is `user`, `expired` or `elsewhere`. */
  'research-signed-out': SignedOutEvent
}

/** The companies, analysts and sectors that the user follows, each with its newest document, companies with rating, target, last close and upside, and the saved searches on request. */
export interface ResearchFollowingElement extends Firing<ResearchFollowingElementEventMap> {
  /** Number of rows that are shown at first. */
  limit: number
  /** Heading of the list, instead of `Following`. */
  heading: string
  /** Where it is narrow, gives each one line with rating, last close and upside, and leads to the whole list. */
  compact: boolean
  /** Shows nothing if the user follows nothing. */
  hideEmpty: boolean
  /** Lists the saved searches below, each with the number of new documents, if the user has any. */
  withSearches: boolean
  /** Colours. `auto` follows the `color-scheme` of the page. */
  theme: 'auto' | 'light' | 'dark'
}

/** What a `ResearchInboxElement` fires. */
export interface ResearchInboxElementEventMap {
  /** A document is about to open. Cancel the event to open it yourself. */
  'research-open-document': OpenDocumentEvent
  /** A portal link was activated. Cancel the event to navigate yourself. */
  'research-navigate': NavigateEvent
  /** Something failed. `detail.code` is stable. */
  'research-error': ErrorEvent
  /** The session has ended; `detail.reason` is `user`, `expired` or `elsewhere`. */
  'research-signed-out': SignedOutEvent
}

/** New research that reached the user, with the reason for each document and what has not been read; or the documents that the user keeps to read later. */
export interface ResearchInboxElement extends Firing<ResearchInboxElementEventMap> {
  /** `inbox` shows the research that reached the user, `reading-list` what the user keeps to read later. */
  view: 'inbox' | 'reading-list'
  /** Rows loaded at a time; also the number of skeleton rows. */
  pageSize: number
  /** Maximum number of rows that can be loaded. */
  limit: number
  /** Heading of the list, instead of `Inbox` or `Read later`. */
  heading: string
  /** Shows no heading; screen readers still read it. */
  hideHeading: boolean
  /** Colours. `auto` follows the `color-scheme` of the page. */
  theme: 'auto' | 'light' | 'dark'
}

/** What a `ResearchUsageElement` fires. */
export interface ResearchUsageElementEventMap {
  /** A portal link was activated. Cancel the event to navigate yourself. */
  'research-navigate': NavigateEvent
  /** Something failed. `detail.code` is stable. */
  'research-error': ErrorEvent
  /** The session has ended; `detail.reason` is `user`, `expired` or `elsewhere`. */
  'research-signed-out': SignedOutEvent
}

/** What a firm has opened, read, downloaded and replayed, for the firm's lead: by document, analyst, event, user or month, in a period, with export. Uses by machines stand apart. Other users are told that only a lead sees it. */
export interface ResearchUsageElement extends Firing<ResearchUsageElementEventMap> {
  /** What each row is about at first. */
  by: 'document' | 'analyst' | 'event' | 'user' | 'month'
  /** Rows of a page. */
  pageSize: number
  /** Heading of the report, instead of `Readership`. */
  heading: string
  /** Shows no heading; screen readers still read it. */
  hideHeading: boolean
  /** Colours. `auto` follows the `color-scheme` of the page. */
  theme: 'auto' | 'light' | 'dark'
}

/** What a `ResearchAccountElement` fires. */
export interface ResearchAccountElementEventMap {
  /** A portal link was activated. Cancel the event to navigate yourself. */
  'research-navigate': NavigateEvent
  /** Something failed. `detail.code` is stable. */
  'research-error': ErrorEvent
  /** The session has ended; `detail.reason` is `user`, `expired` or `elsewhere`. */
  'research-signed-out': SignedOutEvent
}

/** Who is signed in, and the sessions of the user with device, address and last use; one or all others can be signed out. Passkeys are added, renamed and removed here, and two-step verification by an authenticator app is set up and removed. Leads to the change of the password. */
export interface ResearchAccountElement extends Firing<ResearchAccountElementEventMap> {
  /** Colours. `auto` follows the `color-scheme` of the page. */
  theme: 'auto' | 'light' | 'dark'
}

/** What a `ResearchNoticesElement` fires. */
export interface ResearchNoticesElementEventMap {
  /** The session has ended; `detail.reason` is `user`, `expired` or `elsewhere`. */
  'research-signed-out': SignedOutEvent
}

/** Notifications of the other elements on the page and of the previous page. It takes no space while there are none. If a page has several, the first visible one shows them. */
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
    'research-event': ResearchEventElement
    'research-preferences': ResearchPreferencesElement
    'research-replay': ResearchReplayElement
    'research-landing': ResearchLandingElement
    'research-reset-password': ResearchResetPasswordElement
    'research-change-password': ResearchChangePasswordElement
    'research-suggestion': ResearchSuggestionElement
    'research-lead': ResearchLeadElement
    'research-changes': ResearchChangesElement
    'research-most-read': ResearchMostReadElement
    'research-follow': ResearchFollowElement
    'research-following': ResearchFollowingElement
    'research-inbox': ResearchInboxElement
    'research-usage': ResearchUsageElement
    'research-account': ResearchAccountElement
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
        /** The token of a sign-in link. The element shows whose link it is, and its button signs in; it works once. */
        'passwordless-token'?: string | undefined
        /** Colours. `auto` follows the `color-scheme` of the page. */
        'theme'?: 'auto' | 'light' | 'dark' | undefined
        /** A user signed in through this element. */
        'onresearch-signed-in'?: Listener<SignedInEvent> | undefined
        /** A portal link was activated. Cancel the event to navigate yourself. */
        'onresearch-navigate'?: Listener<NavigateEvent> | undefined
        /** Something failed. `detail.code` is stable. */
        'onresearch-error'?: Listener<ErrorEvent> | undefined
        /** The session has ended; `detail.reason` is `user`, `expired` or `elsewhere`. */
        'onresearch-signed-out'?: Listener<SignedOutEvent> | undefined
      }
      'research-feed': Host<ResearchFeedElement> & {
        /** The initial quick filter. */
        'quick-filter'?: 'Research' | 'Sales Intelligence & Events' | 'Analytics' | 'Valuation Tools' | 'Primers' | 'Earnings Hub' | 'Analytics - Archive' | 'All' | undefined
        /** Documents loaded at a time; also the number of skeleton tiles. */
        'page-size'?: number | undefined
        /** Maximum number of documents that can be loaded. */
        'limit'?: number | undefined
        /** `auto` shows documents as rows where the list is at least 900 px wide, and as tiles elsewhere; `tiles` always shows tiles. */
        'layout'?: 'auto' | 'tiles' | undefined
        /** The hint at the limit: open the Research Library, or refine the search. */
        'limit-message'?: 'library' | 'refine' | undefined
        /** `more` adds the next documents below a button; `pages` shows one page at a time, with numbers to choose from. */
        'paging'?: 'more' | 'pages' | undefined
        /** Filters the user cannot change, as a query string: `filter_Region=Europe`. They are not a permission. */
        'filters'?: string | undefined
        /** Initial filters as a query string. Clearing the filters returns to them. */
        'default-filters'?: string | undefined
        /** Hides the row of quick filters. */
        'hide-quick-filters'?: Presence | undefined
        /** Hides the search box. */
        'hide-search'?: Presence | undefined
        /** Hides the filter panel. */
        'hide-filters'?: Presence | undefined
        /** Turns search by meaning off. */
        'text-search-only'?: Presence | undefined
        /** After each selection in the filter panel, its lists show only values that still have results. */
        'dynamic-filters'?: Presence | undefined
        /** Lets the user save the search with its filters and quick filter, be alerted to new documents, and open saved searches. They are beside the number of documents, which a feed with `hide-search` and `hide-filters` does not have. */
        'with-alerts'?: Presence | undefined
        /** Where search, filters and quick filter are kept: in memory (`memory`); in the query string of the page, which the element then owns as a whole, as in the portal (`page`); or in the query string under keys that begin with `research-`, next to the keys of the host (`prefixed`). */
        'url-state'?: 'memory' | 'page' | 'prefixed' | undefined
        /** Colours. `auto` follows the `color-scheme` of the page. */
        'theme'?: 'auto' | 'light' | 'dark' | undefined
        /** A document is about to open. Cancel the event to open it yourself. */
        'onresearch-open-document'?: Listener<OpenDocumentEvent> | undefined
        /** A portal link was activated. Cancel the event to navigate yourself. */
        'onresearch-navigate'?: Listener<NavigateEvent> | undefined
        /** Something failed. `detail.code` is stable. */
        'onresearch-error'?: Listener<ErrorEvent> | undefined
        /** The session has ended; `detail.reason` is `user`, `expired` or `elsewhere`. */
        'onresearch-signed-out'?: Listener<SignedOutEvent> | undefined
      }
      'research-document': Host<ResearchDocumentElement> & {
        /** The document’s external reference or id. Required. */
        'document-id'?: string | undefined
        /** The page at which the text or the PDF opens, starting at 1. */
        'page'?: number | undefined
        /** Words to find in the text at once: the search in the document opens with them, at the first place on the page or after it. */
        'find'?: string | undefined
        /** Colours. `auto` follows the `color-scheme` of the page. */
        'theme'?: 'auto' | 'light' | 'dark' | undefined
        /** A portal link was activated. Cancel the event to navigate yourself. */
        'onresearch-navigate'?: Listener<NavigateEvent> | undefined
        /** The title of the content changed to `detail.title`; use it for the page title. */
        'onresearch-title'?: Listener<TitleEvent> | undefined
        /** Something failed. `detail.code` is stable. */
        'onresearch-error'?: Listener<ErrorEvent> | undefined
        /** The session has ended; `detail.reason` is `user`, `expired` or `elsewhere`. */
        'onresearch-signed-out'?: Listener<SignedOutEvent> | undefined
      }
      'research-companies': Host<ResearchCompaniesElement> & {
        /** Filters the user cannot change, as a query string: `filter_Region=Europe`. They are not a permission. */
        'filters'?: string | undefined
        /** Columns after the company, separated by `;`: `ticker`, `sub_sector`, `equity_rating`, `related_analyst`, `model`, `last_updated`, `tear_sheet`, and, if the API gives them with the list, `target_price`, `close_price`, `upside`. Empty: all; of the prices those that fit: `upside` from 974 px of width, all from 1216 px and on cards. */
        'columns'?: string | undefined
        /** Id of an analyst or a sector; lists only the companies related to it. */
        'related-to'?: string | undefined
        /** `letters` shows one initial letter at a time, or all letters on request; `all` shows all companies, without letters. */
        'paging'?: 'letters' | 'all' | undefined
        /** Companies shown at a time within a letter; also the number of skeleton rows. */
        'page-size'?: number | undefined
        /** Maximum number of companies of one letter, or of a table without letters. */
        'limit'?: number | undefined
        /** Ratings that companies can be narrowed to by one press, separated by `;`: `Buy;Hold;Sell`. The API gets the chosen one as `filter_Rating`. Empty: none. */
        'ratings'?: string | undefined
        /** Hides the search box. */
        'hide-search'?: Presence | undefined
        /** Hides the filter panel. */
        'hide-filters'?: Presence | undefined
        /** Hides the export to CSV and XLSX. */
        'hide-export'?: Presence | undefined
        /** Where search, filters, letter and sort order are kept: in memory (`memory`); in the query string of the page, which the element then owns as a whole, as in the portal (`page`); or in the query string under keys that begin with `research-`, next to the keys of the host (`prefixed`). */
        'url-state'?: 'memory' | 'page' | 'prefixed' | undefined
        /** Colours. `auto` follows the `color-scheme` of the page. */
        'theme'?: 'auto' | 'light' | 'dark' | undefined
        /** A portal link was activated. Cancel the event to navigate yourself. */
        'onresearch-navigate'?: Listener<NavigateEvent> | undefined
        /** Something failed. `detail.code` is stable. */
        'onresearch-error'?: Listener<ErrorEvent> | undefined
        /** The session has ended; `detail.reason` is `user`, `expired` or `elsewhere`. */
        'onresearch-signed-out'?: Listener<SignedOutEvent> | undefined
      }
      'research-company-profile': Host<ResearchCompanyProfileElement> & {
        /** The company’s id. Required. */
        'company-id'?: string | undefined
        /** Where the active tab and the search in its research are kept: in memory, or in the hash and the query of the page, which the element then owns, as in the portal. */
        'url-state'?: 'memory' | 'page' | undefined
        /** Documents of the research table loaded at a time; also the number of skeleton rows. */
        'page-size'?: number | undefined
        /** Maximum number of documents in the research table. */
        'limit'?: number | undefined
        /** Colours. `auto` follows the `color-scheme` of the page. */
        'theme'?: 'auto' | 'light' | 'dark' | undefined
        /** A document is about to open. Cancel the event to open it yourself. */
        'onresearch-open-document'?: Listener<OpenDocumentEvent> | undefined
        /** A portal link was activated. Cancel the event to navigate yourself. */
        'onresearch-navigate'?: Listener<NavigateEvent> | undefined
        /** The title of the content changed to `detail.title`; use it for the page title. */
        'onresearch-title'?: Listener<TitleEvent> | undefined
        /** Something failed. `detail.code` is stable. */
        'onresearch-error'?: Listener<ErrorEvent> | undefined
        /** The session has ended; `detail.reason` is `user`, `expired` or `elsewhere`. */
        'onresearch-signed-out'?: Listener<SignedOutEvent> | undefined
      }
      'research-analyst-profile': Host<ResearchAnalystProfileElement> & {
        /** The analyst’s id. Required. */
        'analyst-id'?: string | undefined
        /** Where the research list keeps its search and filters: in memory, or in the query string of the page. With `page` the element owns the whole query string, as in the portal. */
        'url-state'?: 'memory' | 'page' | undefined
        /** Colours. `auto` follows the `color-scheme` of the page. */
        'theme'?: 'auto' | 'light' | 'dark' | undefined
        /** A document is about to open. Cancel the event to open it yourself. */
        'onresearch-open-document'?: Listener<OpenDocumentEvent> | undefined
        /** A portal link was activated. Cancel the event to navigate yourself. */
        'onresearch-navigate'?: Listener<NavigateEvent> | undefined
        /** The title of the content changed to `detail.title`; use it for the page title. */
        'onresearch-title'?: Listener<TitleEvent> | undefined
        /** Something failed. `detail.code` is stable. */
        'onresearch-error'?: Listener<ErrorEvent> | undefined
        /** The session has ended; `detail.reason` is `user`, `expired` or `elsewhere`. */
        'onresearch-signed-out'?: Listener<SignedOutEvent> | undefined
      }
      'research-events': Host<ResearchEventsElement> & {
        /** The initial view; the user can switch to the other one. */
        'view'?: 'upcoming' | 'past' | undefined
        /** Filters the user cannot change, as a query string: `filter_Region=Europe`. They are not a permission. */
        'filters'?: string | undefined
        /** Columns after the date and the event, separated by `;`: `type`, `location`, `format`, `invitation`, `schedule`; `registration` for upcoming events; `replay` and `feedback` for past ones. Empty: all. */
        'columns'?: string | undefined
        /** Events loaded at a time; also the number of skeleton rows. */
        'page-size'?: number | undefined
        /** Maximum number of events that can be loaded. */
        'limit'?: number | undefined
        /** `more` adds the next events below a button; `pages` shows one page at a time, with numbers to choose from. */
        'paging'?: 'more' | 'pages' | undefined
        /** Hides the switch to the other view. */
        'hide-views'?: Presence | undefined
        /** Hides the search box. */
        'hide-search'?: Presence | undefined
        /** Hides the filter panel. */
        'hide-filters'?: Presence | undefined
        /** Shows public upcoming events to visitors who are not signed in, instead of asking them to sign in, whatever the `view`. */
        'anonymous'?: Presence | undefined
        /** Where search, filters, view and page are kept: in memory (`memory`); in the query string of the page, which the element then owns as a whole, with the views at `/events/upcoming` and `/events/past`, as in the portal (`page`); or in the query string under keys that begin with `research-`, next to the keys of the host (`prefixed`). */
        'url-state'?: 'memory' | 'page' | 'prefixed' | undefined
        /** Colours. `auto` follows the `color-scheme` of the page. */
        'theme'?: 'auto' | 'light' | 'dark' | undefined
        /** The user registered for an event or requested access to it. */
        'onresearch-registered'?: Listener<RegisteredEvent> | undefined
        /** A portal link was activated. Cancel the event to navigate yourself. */
        'onresearch-navigate'?: Listener<NavigateEvent> | undefined
        /** Something failed. `detail.code` is stable. */
        'onresearch-error'?: Listener<ErrorEvent> | undefined
        /** The session has ended; `detail.reason` is `user`, `expired` or `elsewhere`. */
        'onresearch-signed-out'?: Listener<SignedOutEvent> | undefined
      }
      'research-event-cards': Host<ResearchEventCardsElement> & {
        /** Which events to show: those of a tag, those recommended to the user, or all upcoming events. `auto`: those of `tag-id` if it is set, otherwise all. */
        'source'?: 'auto' | 'tag' | 'suggested' | 'upcoming' | undefined
        /** The id of the company, analyst or sector. Required with `source="tag"`. */
        'tag-id'?: string | undefined
        /** Filters as a query string, such as `filter_Region=Europe`, for all upcoming events. */
        'filters'?: string | undefined
        /** Maximum number of events. */
        'limit'?: number | undefined
        /** Heading of the list, instead of `Upcoming Events` or `Recommended Events`. */
        'heading'?: string | undefined
        /** Path in the portal that `View More` leads to. Without it the link is not shown. */
        'more-href'?: string | undefined
        /** Shows public upcoming events to visitors who are not signed in. Has no effect on the events of a tag. */
        'anonymous'?: Presence | undefined
        /** Colours. `auto` follows the `color-scheme` of the page. */
        'theme'?: 'auto' | 'light' | 'dark' | undefined
        /** A portal link was activated. Cancel the event to navigate yourself. */
        'onresearch-navigate'?: Listener<NavigateEvent> | undefined
        /** The user registered for an event or requested access to it. */
        'onresearch-registered'?: Listener<RegisteredEvent> | undefined
        /** Something failed. `detail.code` is stable. */
        'onresearch-error'?: Listener<ErrorEvent> | undefined
        /** The session has ended; `detail.reason` is `user`, `expired` or `elsewhere`. */
        'onresearch-signed-out'?: Listener<SignedOutEvent> | undefined
      }
      'research-event': Host<ResearchEventElement> & {
        /** The id of the event. Required. */
        'event-id'?: string | undefined
        /** Colours. `auto` follows the `color-scheme` of the page. */
        'theme'?: 'auto' | 'light' | 'dark' | undefined
        /** A portal link was activated. Cancel the event to navigate yourself. */
        'onresearch-navigate'?: Listener<NavigateEvent> | undefined
        /** The user registered for an event or requested access to it. */
        'onresearch-registered'?: Listener<RegisteredEvent> | undefined
        /** The user cancelled a registration for an event, or withdrew a request for access to it. */
        'onresearch-withdrawn'?: Listener<WithdrawnEvent> | undefined
        /** The title of the content changed to `detail.title`; use it for the page title. */
        'onresearch-title'?: Listener<TitleEvent> | undefined
        /** Something failed. `detail.code` is stable. */
        'onresearch-error'?: Listener<ErrorEvent> | undefined
        /** The session has ended; `detail.reason` is `user`, `expired` or `elsewhere`. */
        'onresearch-signed-out'?: Listener<SignedOutEvent> | undefined
      }
      'research-preferences': Host<ResearchPreferencesElement> & {
        /** The initial tab. If the address names the tab, the tab that is shown. An API without saved searches has no tab `following`. */
        'tab'?: 'research' | 'access' | 'following' | undefined
        /** Where the active tab is kept: in memory, or in the path of the page, `/research_preferences`, `/sales_access_preferences` or `/following_preferences`, as in the portal. */
        'url-state'?: 'memory' | 'page' | undefined
        /** Order of the categories in the summary of a preference, separated by `;`. The other categories follow in their default order. */
        'category-order'?: string | undefined
        /** Initial search text; shows the preferences with a value that contains it. The user can change it. */
        'search-text'?: string | undefined
        /** Number of values of a category that a summary lists; beyond it, the summary gives a count. */
        'truncate-threshold'?: number | undefined
        /** Keys separated by `;`. Interest records with one of these keys belong to another system: they are not shown, and every save keeps them. */
        'irrelevant-cris'?: string | undefined
        /** Colours. `auto` follows the `color-scheme` of the page. */
        'theme'?: 'auto' | 'light' | 'dark' | undefined
        /** A portal link was activated. Cancel the event to navigate yourself. */
        'onresearch-navigate'?: Listener<NavigateEvent> | undefined
        /** `detail.unsaved` tells whether the element holds unsaved changes. Await `detail.ask()` before leaving the page. */
        'onresearch-unsaved'?: Listener<UnsavedEvent> | undefined
        /** Something failed. `detail.code` is stable. */
        'onresearch-error'?: Listener<ErrorEvent> | undefined
        /** The session has ended; `detail.reason` is `user`, `expired` or `elsewhere`. */
        'onresearch-signed-out'?: Listener<SignedOutEvent> | undefined
      }
      'research-replay': Host<ResearchReplayElement> & {
        /** The id of the event. Required. */
        'roadshow-id'?: string | undefined
        /** The id of the video. Without it, the element takes the video of the event. */
        'video-id'?: string | undefined
        /** Target of the link Back: a path of the portal, or an address. Without it the link is not shown. */
        'back-href'?: string | undefined
        /** Where the second of the film is read at the start and kept when a sentence is pressed, together with the words of the search (`t=93&find=margin`): in memory (`memory`); in the query string of the page, which the element then owns as a whole, as in the portal (`page`); or in the query string as `research-t` and `research-find`, next to the keys of the host (`prefixed`). */
        'url-state'?: 'memory' | 'page' | 'prefixed' | undefined
        /** Colours. `auto` follows the `color-scheme` of the page. */
        'theme'?: 'auto' | 'light' | 'dark' | undefined
        /** A portal link was activated. Cancel the event to navigate yourself. */
        'onresearch-navigate'?: Listener<NavigateEvent> | undefined
        /** The title of the content changed to `detail.title`; use it for the page title. */
        'onresearch-title'?: Listener<TitleEvent> | undefined
        /** Something failed. `detail.code` is stable. */
        'onresearch-error'?: Listener<ErrorEvent> | undefined
        /** The session has ended; `detail.reason` is `user`, `expired` or `elsewhere`. */
        'onresearch-signed-out'?: Listener<SignedOutEvent> | undefined
      }
      'research-landing': Host<ResearchLandingElement> & {
        /** Hides the sign-in form, also from visitors who are not signed in. */
        'hide-sign-in'?: Presence | undefined
        /** Whether opening a section sets the hash of the page (`page`, as in the portal) or leaves the address alone (`memory`). A hash in the address is followed either way. */
        'url-state'?: 'memory' | 'page' | undefined
        /** Colours. `auto` follows the `color-scheme` of the page. */
        'theme'?: 'auto' | 'light' | 'dark' | undefined
        /** A user signed in through this element. */
        'onresearch-signed-in'?: Listener<SignedInEvent> | undefined
        /** A portal link was activated. Cancel the event to navigate yourself. */
        'onresearch-navigate'?: Listener<NavigateEvent> | undefined
        /** Something failed. `detail.code` is stable. */
        'onresearch-error'?: Listener<ErrorEvent> | undefined
        /** The session has ended; `detail.reason` is `user`, `expired` or `elsewhere`. */
        'onresearch-signed-out'?: Listener<SignedOutEvent> | undefined
      }
      'research-reset-password': Host<ResearchResetPasswordElement> & {
        /** The token of a reset link. Empty: the element requests a link. */
        'reset-token'?: string | undefined
        /** Colours. `auto` follows the `color-scheme` of the page. */
        'theme'?: 'auto' | 'light' | 'dark' | undefined
        /** A portal link was activated. Cancel the event to navigate yourself. */
        'onresearch-navigate'?: Listener<NavigateEvent> | undefined
        /** Something failed. `detail.code` is stable. */
        'onresearch-error'?: Listener<ErrorEvent> | undefined
        /** The session has ended; `detail.reason` is `user`, `expired` or `elsewhere`. */
        'onresearch-signed-out'?: Listener<SignedOutEvent> | undefined
      }
      'research-change-password': Host<ResearchChangePasswordElement> & {
        /** Colours. `auto` follows the `color-scheme` of the page. */
        'theme'?: 'auto' | 'light' | 'dark' | undefined
        /** A portal link was activated. Cancel the event to navigate yourself. */
        'onresearch-navigate'?: Listener<NavigateEvent> | undefined
        /** Something failed. `detail.code` is stable. */
        'onresearch-error'?: Listener<ErrorEvent> | undefined
        /** The session has ended; `detail.reason` is `user`, `expired` or `elsewhere`. */
        'onresearch-signed-out'?: Listener<SignedOutEvent> | undefined
      }
      'research-suggestion': Host<ResearchSuggestionElement> & {
        /** Maximum number of documents. */
        'limit'?: number | undefined
        /** Colours. `auto` follows the `color-scheme` of the page. */
        'theme'?: 'auto' | 'light' | 'dark' | undefined
        /** A document is about to open. Cancel the event to open it yourself. */
        'onresearch-open-document'?: Listener<OpenDocumentEvent> | undefined
        /** A portal link was activated. Cancel the event to navigate yourself. */
        'onresearch-navigate'?: Listener<NavigateEvent> | undefined
        /** Something failed. `detail.code` is stable. */
        'onresearch-error'?: Listener<ErrorEvent> | undefined
        /** The session has ended; `detail.reason` is `user`, `expired` or `elsewhere`. */
        'onresearch-signed-out'?: Listener<SignedOutEvent> | undefined
      }
      'research-lead': Host<ResearchLeadElement> & {
        /** Number of stories beside the lead. */
        'seconds'?: number | undefined
        /** Filters as a query string, such as `filter_Region=Europe`. */
        'filters'?: string | undefined
        /** Shows nothing if there is no story that the user may read. */
        'hide-empty'?: Presence | undefined
        /** Colours. `auto` follows the `color-scheme` of the page. */
        'theme'?: 'auto' | 'light' | 'dark' | undefined
        /** A document is about to open. Cancel the event to open it yourself. */
        'onresearch-open-document'?: Listener<OpenDocumentEvent> | undefined
        /** A portal link was activated. Cancel the event to navigate yourself. */
        'onresearch-navigate'?: Listener<NavigateEvent> | undefined
        /** Something failed. `detail.code` is stable. */
        'onresearch-error'?: Listener<ErrorEvent> | undefined
        /** The session has ended; `detail.reason` is `user`, `expired` or `elsewhere`. */
        'onresearch-signed-out'?: Listener<SignedOutEvent> | undefined
      }
      'research-changes': Host<ResearchChangesElement> & {
        /** Length of the window in days, back from the newest research. */
        'days'?: number | undefined
        /** Number of changes that are shown at first. */
        'limit'?: number | undefined
        /** Kinds joined by `;`: `initiation`, `upgrade`, `downgrade`, `suspension`, `reiteration`, `raised`, `cut`, `currency`. Without it, all but what stays as it was. */
        'kinds'?: string | undefined
        /** Filters as a query string, such as `filter_Sector=Banks`. */
        'filters'?: string | undefined
        /** Heading of the list, instead of `Rating and target changes`. */
        'heading'?: string | undefined
        /** Shows nothing if there is no change that the user may know. */
        'hide-empty'?: Presence | undefined
        /** Shows the public changes to visitors who are not signed in. */
        'anonymous'?: Presence | undefined
        /** `table`, or `chart`: the targets that were raised or cut as bars, the largest raise first, without notes. */
        'view'?: 'table' | 'chart' | undefined
        /** Colours. `auto` follows the `color-scheme` of the page. */
        'theme'?: 'auto' | 'light' | 'dark' | undefined
        /** A document is about to open. Cancel the event to open it yourself. */
        'onresearch-open-document'?: Listener<OpenDocumentEvent> | undefined
        /** A portal link was activated. Cancel the event to navigate yourself. */
        'onresearch-navigate'?: Listener<NavigateEvent> | undefined
        /** Something failed. `detail.code` is stable. */
        'onresearch-error'?: Listener<ErrorEvent> | undefined
        /** The session has ended; `detail.reason` is `user`, `expired` or `elsewhere`. */
        'onresearch-signed-out'?: Listener<SignedOutEvent> | undefined
      }
      'research-most-read': Host<ResearchMostReadElement> & {
        /** Number of days that are counted. The API has to know the parameter `days`; otherwise it answers for all times. */
        'days'?: number | undefined
        /** Maximum number of documents. */
        'limit'?: number | undefined
        /** Heading of the list, instead of `Most read`. */
        'heading'?: string | undefined
        /** Shows nothing if nothing has been read. */
        'hide-empty'?: Presence | undefined
        /** Colours. `auto` follows the `color-scheme` of the page. */
        'theme'?: 'auto' | 'light' | 'dark' | undefined
        /** A document is about to open. Cancel the event to open it yourself. */
        'onresearch-open-document'?: Listener<OpenDocumentEvent> | undefined
        /** A portal link was activated. Cancel the event to navigate yourself. */
        'onresearch-navigate'?: Listener<NavigateEvent> | undefined
        /** Something failed. `detail.code` is stable. */
        'onresearch-error'?: Listener<ErrorEvent> | undefined
        /** The session has ended; `detail.reason` is `user`, `expired` or `elsewhere`. */
        'onresearch-signed-out'?: Listener<SignedOutEvent> | undefined
      }
      'research-follow': Host<ResearchFollowElement> & {
        /** The id of the company, analyst or sector. Required. */
        'tag-id'?: string | undefined
        /** The name of what is followed, for the accessible name of the button. */
        'name'?: string | undefined
        /** Colours. `auto` follows the `color-scheme` of the page. */
        'theme'?: 'auto' | 'light' | 'dark' | undefined
        /** A portal link was activated. Cancel the event to navigate yourself. */
        'onresearch-navigate'?: Listener<NavigateEvent> | undefined
        /** Something failed. `detail.code` is stable. */
        'onresearch-error'?: Listener<ErrorEvent> | undefined
        /** The session has ended; `detail.reason` is `user`, `expired` or `elsewhere`. */
        'onresearch-signed-out'?: Listener<SignedOutEvent> | undefined
      }
      'research-following': Host<ResearchFollowingElement> & {
        /** Number of rows that are shown at first. */
        'limit'?: number | undefined
        /** Heading of the list, instead of `Following`. */
        'heading'?: string | undefined
        /** Where it is narrow, gives each one line with rating, last close and upside, and leads to the whole list. */
        'compact'?: Presence | undefined
        /** Shows nothing if the user follows nothing. */
        'hide-empty'?: Presence | undefined
        /** Lists the saved searches below, each with the number of new documents, if the user has any. */
        'with-searches'?: Presence | undefined
        /** Colours. `auto` follows the `color-scheme` of the page. */
        'theme'?: 'auto' | 'light' | 'dark' | undefined
        /** A document is about to open. Cancel the event to open it yourself. */
        'onresearch-open-document'?: Listener<OpenDocumentEvent> | undefined
        /** A portal link was activated. Cancel the event to navigate yourself. */
        'onresearch-navigate'?: Listener<NavigateEvent> | undefined
        /** Something failed. `detail.code` is stable. */
        'onresearch-error'?: Listener<ErrorEvent> | undefined
        /** The session has ended; `detail.reason` is `user`, `expired` or `elsewhere`. */
        'onresearch-signed-out'?: Listener<SignedOutEvent> | undefined
      }
      'research-inbox': Host<ResearchInboxElement> & {
        /** `inbox` shows the research that reached the user, `reading-list` what the user keeps to read later. */
        'view'?: 'inbox' | 'reading-list' | undefined
        /** Rows loaded at a time; also the number of skeleton rows. */
        'page-size'?: number | undefined
        /** Maximum number of rows that can be loaded. */
        'limit'?: number | undefined
        /** Heading of the list, instead of `Inbox` or `Read later`. */
        'heading'?: string | undefined
        /** Shows no heading; screen readers still read it. */
        'hide-heading'?: Presence | undefined
        /** Colours. `auto` follows the `color-scheme` of the page. */
        'theme'?: 'auto' | 'light' | 'dark' | undefined
        /** A document is about to open. Cancel the event to open it yourself. */
        'onresearch-open-document'?: Listener<OpenDocumentEvent> | undefined
        /** A portal link was activated. Cancel the event to navigate yourself. */
        'onresearch-navigate'?: Listener<NavigateEvent> | undefined
        /** Something failed. `detail.code` is stable. */
        'onresearch-error'?: Listener<ErrorEvent> | undefined
        /** The session has ended; `detail.reason` is `user`, `expired` or `elsewhere`. */
        'onresearch-signed-out'?: Listener<SignedOutEvent> | undefined
      }
      'research-usage': Host<ResearchUsageElement> & {
        /** What each row is about at first. */
        'by'?: 'document' | 'analyst' | 'event' | 'user' | 'month' | undefined
        /** Rows of a page. */
        'page-size'?: number | undefined
        /** Heading of the report, instead of `Readership`. */
        'heading'?: string | undefined
        /** Shows no heading; screen readers still read it. */
        'hide-heading'?: Presence | undefined
        /** Colours. `auto` follows the `color-scheme` of the page. */
        'theme'?: 'auto' | 'light' | 'dark' | undefined
        /** A portal link was activated. Cancel the event to navigate yourself. */
        'onresearch-navigate'?: Listener<NavigateEvent> | undefined
        /** Something failed. `detail.code` is stable. */
        'onresearch-error'?: Listener<ErrorEvent> | undefined
        /** The session has ended; `detail.reason` is `user`, `expired` or `elsewhere`. */
        'onresearch-signed-out'?: Listener<SignedOutEvent> | undefined
      }
      'research-account': Host<ResearchAccountElement> & {
        /** Colours. `auto` follows the `color-scheme` of the page. */
        'theme'?: 'auto' | 'light' | 'dark' | undefined
        /** A portal link was activated. Cancel the event to navigate yourself. */
        'onresearch-navigate'?: Listener<NavigateEvent> | undefined
        /** Something failed. `detail.code` is stable. */
        'onresearch-error'?: Listener<ErrorEvent> | undefined
        /** The session has ended; `detail.reason` is `user`, `expired` or `elsewhere`. */
        'onresearch-signed-out'?: Listener<SignedOutEvent> | undefined
      }
      'research-notices': Host<ResearchNoticesElement> & {
        /** Colours. `auto` follows the `color-scheme` of the page. */
        'theme'?: 'auto' | 'light' | 'dark' | undefined
        /** The session has ended; `detail.reason` is `user`, `expired` or `elsewhere`. */
        'onresearch-signed-out'?: Listener<SignedOutEvent> | undefined
      }
    }
  }
}
