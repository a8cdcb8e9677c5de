// Made from the specs of widgets by `npm run generate`.
import type { HTMLAttributes, PublicProps } from 'vue'
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
  ResearchSignInElement,
  ResearchFeedElement,
  ResearchDocumentElement,
  ResearchCompaniesElement,
  ResearchCompanyProfileElement,
  ResearchAnalystProfileElement,
  ResearchEventsElement,
  ResearchEventCardsElement,
  ResearchEventElement,
  ResearchPreferencesElement,
  ResearchReplayElement,
  ResearchLandingElement,
  ResearchResetPasswordElement,
  ResearchChangePasswordElement,
  ResearchSuggestionElement,
  ResearchLeadElement,
  ResearchChangesElement,
  ResearchMostReadElement,
  ResearchFollowElement,
  ResearchFollowingElement,
  ResearchInboxElement,
  ResearchUsageElement,
  ResearchAccountElement,
  ResearchNoticesElement,
} from './index.js'

/** An element as templates take it: properties and listeners; `ref` gives the element itself. */
type Tag<E extends HTMLElement, Props extends keyof E, Listeners> = new () => E & {
  $props: Partial<Pick<E, Props>> & Listeners & HTMLAttributes & PublicProps
}

declare module 'vue' {
  interface GlobalComponents {
    'research-sign-in': Tag<
      ResearchSignInElement,
      'passwordlessToken' | 'theme',
      {
        /** A user signed in through this element. */
        onResearchSignedIn?: (event: SignedInEvent) => void
        /** A portal link was activated. Cancel the event to navigate yourself. */
        onResearchNavigate?: (event: NavigateEvent) => void
        /** Something failed. `detail.code` is stable. */
        onResearchError?: (event: ErrorEvent) => void
        /** The session has ended; `detail.reason` is `user`, `expired` or `elsewhere`. */
        onResearchSignedOut?: (event: SignedOutEvent) => void
      }
    >
    'research-feed': Tag<
      ResearchFeedElement,
      'quickFilter' | 'pageSize' | 'limit' | 'layout' | 'limitMessage' | 'paging' | 'filters' | 'defaultFilters' | 'hideQuickFilters' | 'hideSearch' | 'hideFilters' | 'textSearchOnly' | 'dynamicFilters' | 'withAlerts' | 'urlState' | 'theme',
      {
        /** A document is about to open. Cancel the event to open it yourself. */
        onResearchOpenDocument?: (event: OpenDocumentEvent) => void
        /** A portal link was activated. Cancel the event to navigate yourself. */
        onResearchNavigate?: (event: NavigateEvent) => void
        /** Something failed. `detail.code` is stable. */
        onResearchError?: (event: ErrorEvent) => void
        /** The session has ended; `detail.reason` is `user`, `expired` or `elsewhere`. */
        onResearchSignedOut?: (event: SignedOutEvent) => void
      }
    >
    'research-document': Tag<
      ResearchDocumentElement,
      'documentId' | 'page' | 'find' | 'theme',
      {
        /** A portal link was activated. Cancel the event to navigate yourself. */
        onResearchNavigate?: (event: NavigateEvent) => void
        /** The title of the content changed to `detail.title`; use it for the page title. */
        onResearchTitle?: (event: TitleEvent) => void
        /** Something failed. `detail.code` is stable. */
        onResearchError?: (event: ErrorEvent) => void
        /** The session has ended; `detail.reason` is `user`, `expired` or `elsewhere`. */
        onResearchSignedOut?: (event: SignedOutEvent) => void
      }
    >
    'research-companies': Tag<
      ResearchCompaniesElement,
      'filters' | 'columns' | 'relatedTo' | 'paging' | 'pageSize' | 'limit' | 'ratings' | 'hideSearch' | 'hideFilters' | 'hideExport' | 'urlState' | 'theme',
      {
        /** A portal link was activated. Cancel the event to navigate yourself. */
        onResearchNavigate?: (event: NavigateEvent) => void
        /** Something failed. `detail.code` is stable. */
        onResearchError?: (event: ErrorEvent) => void
        /** The session has ended; `detail.reason` is `user`, `expired` or `elsewhere`. */
        onResearchSignedOut?: (event: SignedOutEvent) => void
      }
    >
    'research-company-profile': Tag<
      ResearchCompanyProfileElement,
      'companyId' | 'urlState' | 'pageSize' | 'limit' | 'theme',
      {
        /** A document is about to open. Cancel the event to open it yourself. */
        onResearchOpenDocument?: (event: OpenDocumentEvent) => void
        /** A portal link was activated. Cancel the event to navigate yourself. */
        onResearchNavigate?: (event: NavigateEvent) => void
        /** The title of the content changed to `detail.title`; use it for the page title. */
        onResearchTitle?: (event: TitleEvent) => void
        /** Something failed. `detail.code` is stable. */
        onResearchError?: (event: ErrorEvent) => void
        /** The session has ended; `detail.reason` is `user`, `expired` or `elsewhere`. */
        onResearchSignedOut?: (event: SignedOutEvent) => void
      }
    >
    'research-analyst-profile': Tag<
      ResearchAnalystProfileElement,
      'analystId' | 'urlState' | 'theme',
      {
        /** A document is about to open. Cancel the event to open it yourself. */
        onResearchOpenDocument?: (event: OpenDocumentEvent) => void
        /** A portal link was activated. Cancel the event to navigate yourself. */
        onResearchNavigate?: (event: NavigateEvent) => void
        /** The title of the content changed to `detail.title`; use it for the page title. */
        onResearchTitle?: (event: TitleEvent) => void
        /** Something failed. `detail.code` is stable. */
        onResearchError?: (event: ErrorEvent) => void
        /** The session has ended; `detail.reason` is `user`, `expired` or `elsewhere`. */
        onResearchSignedOut?: (event: SignedOutEvent) => void
      }
    >
    'research-events': Tag<
      ResearchEventsElement,
      'view' | 'filters' | 'columns' | 'pageSize' | 'limit' | 'paging' | 'hideViews' | 'hideSearch' | 'hideFilters' | 'anonymous' | 'urlState' | 'theme',
      {
        /** The user registered for an event or requested access to it. */
        onResearchRegistered?: (event: RegisteredEvent) => void
        /** A portal link was activated. Cancel the event to navigate yourself. */
        onResearchNavigate?: (event: NavigateEvent) => void
        /** Something failed. `detail.code` is stable. */
        onResearchError?: (event: ErrorEvent) => void
        /** The session has ended; `detail.reason` is `user`, `expired` or `elsewhere`. */
        onResearchSignedOut?: (event: SignedOutEvent) => void
      }
    >
    'research-event-cards': Tag<
      ResearchEventCardsElement,
      'source' | 'tagId' | 'filters' | 'limit' | 'heading' | 'moreHref' | 'anonymous' | 'theme',
      {
        /** A portal link was activated. Cancel the event to navigate yourself. */
        onResearchNavigate?: (event: NavigateEvent) => void
        /** The user registered for an event or requested access to it. */
        onResearchRegistered?: (event: RegisteredEvent) => void
        /** Something failed. `detail.code` is stable. */
        onResearchError?: (event: ErrorEvent) => void
        /** The session has ended; `detail.reason` is `user`, `expired` or `elsewhere`. */
        onResearchSignedOut?: (event: SignedOutEvent) => void
      }
    >
    'research-event': Tag<
      ResearchEventElement,
      'eventId' | 'theme',
      {
        /** A portal link was activated. Cancel the event to navigate yourself. */
        onResearchNavigate?: (event: NavigateEvent) => void
        /** The user registered for an event or requested access to it. */
        onResearchRegistered?: (event: RegisteredEvent) => void
        /** The user cancelled a registration for an event, or withdrew a request for access to it. */
        onResearchWithdrawn?: (event: WithdrawnEvent) => void
        /** The title of the content changed to `detail.title`; use it for the page title. */
        onResearchTitle?: (event: TitleEvent) => void
        /** Something failed. `detail.code` is stable. */
        onResearchError?: (event: ErrorEvent) => void
        /** The session has ended; `detail.reason` is `user`, `expired` or `elsewhere`. */
        onResearchSignedOut?: (event: SignedOutEvent) => void
      }
    >
    'research-preferences': Tag<
      ResearchPreferencesElement,
      'tab' | 'urlState' | 'categoryOrder' | 'searchText' | 'truncateThreshold' | 'irrelevantCris' | 'theme',
      {
        /** A portal link was activated. Cancel the event to navigate yourself. */
        onResearchNavigate?: (event: NavigateEvent) => void
        /** `detail.unsaved` tells whether the element holds unsaved changes. Await `detail.ask()` before leaving the page. */
        onResearchUnsaved?: (event: UnsavedEvent) => void
        /** Something failed. `detail.code` is stable. */
        onResearchError?: (event: ErrorEvent) => void
        /** The session has ended; `detail.reason` is `user`, `expired` or `elsewhere`. */
        onResearchSignedOut?: (event: SignedOutEvent) => void
      }
    >
    'research-replay': Tag<
      ResearchReplayElement,
      'roadshowId' | 'videoId' | 'backHref' | 'urlState' | 'theme',
      {
        /** A portal link was activated. Cancel the event to navigate yourself. */
        onResearchNavigate?: (event: NavigateEvent) => void
        /** The title of the content changed to `detail.title`; use it for the page title. */
        onResearchTitle?: (event: TitleEvent) => void
        /** Something failed. `detail.code` is stable. */
        onResearchError?: (event: ErrorEvent) => void
        /** The session has ended; `detail.reason` is `user`, `expired` or `elsewhere`. */
        onResearchSignedOut?: (event: SignedOutEvent) => void
      }
    >
    'research-landing': Tag<
      ResearchLandingElement,
      'hideSignIn' | 'urlState' | 'theme',
      {
        /** A user signed in through this element. */
        onResearchSignedIn?: (event: SignedInEvent) => void
        /** A portal link was activated. Cancel the event to navigate yourself. */
        onResearchNavigate?: (event: NavigateEvent) => void
        /** Something failed. `detail.code` is stable. */
        onResearchError?: (event: ErrorEvent) => void
        /** The session has ended; `detail.reason` is `user`, `expired` or `elsewhere`. */
        onResearchSignedOut?: (event: SignedOutEvent) => void
      }
    >
    'research-reset-password': Tag<
      ResearchResetPasswordElement,
      'resetToken' | 'theme',
      {
        /** A portal link was activated. Cancel the event to navigate yourself. */
        onResearchNavigate?: (event: NavigateEvent) => void
        /** Something failed. `detail.code` is stable. */
        onResearchError?: (event: ErrorEvent) => void
        /** The session has ended; `detail.reason` is `user`, `expired` or `elsewhere`. */
        onResearchSignedOut?: (event: SignedOutEvent) => void
      }
    >
    'research-change-password': Tag<
      ResearchChangePasswordElement,
      'theme',
      {
        /** A portal link was activated. Cancel the event to navigate yourself. */
        onResearchNavigate?: (event: NavigateEvent) => void
        /** Something failed. `detail.code` is stable. */
        onResearchError?: (event: ErrorEvent) => void
        /** The session has ended; `detail.reason` is `user`, `expired` or `elsewhere`. */
        onResearchSignedOut?: (event: SignedOutEvent) => void
      }
    >
    'research-suggestion': Tag<
      ResearchSuggestionElement,
      'limit' | 'theme',
      {
        /** A document is about to open. Cancel the event to open it yourself. */
        onResearchOpenDocument?: (event: OpenDocumentEvent) => void
        /** A portal link was activated. Cancel the event to navigate yourself. */
        onResearchNavigate?: (event: NavigateEvent) => void
        /** Something failed. `detail.code` is stable. */
        onResearchError?: (event: ErrorEvent) => void
        /** The session has ended; `detail.reason` is `user`, `expired` or `elsewhere`. */
        onResearchSignedOut?: (event: SignedOutEvent) => void
      }
    >
    'research-lead': Tag<
      ResearchLeadElement,
      'seconds' | 'filters' | 'hideEmpty' | 'theme',
      {
        /** A document is about to open. Cancel the event to open it yourself. */
        onResearchOpenDocument?: (event: OpenDocumentEvent) => void
        /** A portal link was activated. Cancel the event to navigate yourself. */
        onResearchNavigate?: (event: NavigateEvent) => void
        /** Something failed. `detail.code` is stable. */
        onResearchError?: (event: ErrorEvent) => void
        /** The session has ended; `detail.reason` is `user`, `expired` or `elsewhere`. */
        onResearchSignedOut?: (event: SignedOutEvent) => void
      }
    >
    'research-changes': Tag<
      ResearchChangesElement,
      'days' | 'limit' | 'kinds' | 'filters' | 'heading' | 'hideEmpty' | 'anonymous' | 'view' | 'theme',
      {
        /** A document is about to open. Cancel the event to open it yourself. */
        onResearchOpenDocument?: (event: OpenDocumentEvent) => void
        /** A portal link was activated. Cancel the event to navigate yourself. */
        onResearchNavigate?: (event: NavigateEvent) => void
        /** Something failed. `detail.code` is stable. */
        onResearchError?: (event: ErrorEvent) => void
        /** The session has ended; `detail.reason` is `user`, `expired` or `elsewhere`. */
        onResearchSignedOut?: (event: SignedOutEvent) => void
      }
    >
    'research-most-read': Tag<
      ResearchMostReadElement,
      'days' | 'limit' | 'heading' | 'hideEmpty' | 'theme',
      {
        /** A document is about to open. Cancel the event to open it yourself. */
        onResearchOpenDocument?: (event: OpenDocumentEvent) => void
        /** A portal link was activated. Cancel the event to navigate yourself. */
        onResearchNavigate?: (event: NavigateEvent) => void
        /** Something failed. `detail.code` is stable. */
        onResearchError?: (event: ErrorEvent) => void
        /** The session has ended; `detail.reason` is `user`, `expired` or `elsewhere`. */
        onResearchSignedOut?: (event: SignedOutEvent) => void
      }
    >
    'research-follow': Tag<
      ResearchFollowElement,
      'tagId' | 'name' | 'theme',
      {
        /** A portal link was activated. Cancel the event to navigate yourself. */
        onResearchNavigate?: (event: NavigateEvent) => void
        /** Something failed. `detail.code` is stable. */
        onResearchError?: (event: ErrorEvent) => void
        /** The session has ended; `detail.reason` is `user`, `expired` or `elsewhere`. */
        onResearchSignedOut?: (event: SignedOutEvent) => void
      }
    >
    'research-following': Tag<
      ResearchFollowingElement,
      'limit' | 'heading' | 'compact' | 'hideEmpty' | 'withSearches' | 'theme',
      {
        /** A document is about to open. Cancel the event to open it yourself. */
        onResearchOpenDocument?: (event: OpenDocumentEvent) => void
        /** A portal link was activated. Cancel the event to navigate yourself. */
        onResearchNavigate?: (event: NavigateEvent) => void
        /** Something failed. `detail.code` is stable. */
        onResearchError?: (event: ErrorEvent) => void
        /** The session has ended; `detail.reason` is `user`, `expired` or `elsewhere`. */
        onResearchSignedOut?: (event: SignedOutEvent) => void
      }
    >
    'research-inbox': Tag<
      ResearchInboxElement,
      'view' | 'pageSize' | 'limit' | 'heading' | 'hideHeading' | 'theme',
      {
        /** A document is about to open. Cancel the event to open it yourself. */
        onResearchOpenDocument?: (event: OpenDocumentEvent) => void
        /** A portal link was activated. Cancel the event to navigate yourself. */
        onResearchNavigate?: (event: NavigateEvent) => void
        /** Something failed. `detail.code` is stable. */
        onResearchError?: (event: ErrorEvent) => void
        /** The session has ended; `detail.reason` is `user`, `expired` or `elsewhere`. */
        onResearchSignedOut?: (event: SignedOutEvent) => void
      }
    >
    'research-usage': Tag<
      ResearchUsageElement,
      'by' | 'pageSize' | 'heading' | 'hideHeading' | 'theme',
      {
        /** A portal link was activated. Cancel the event to navigate yourself. */
        onResearchNavigate?: (event: NavigateEvent) => void
        /** Something failed. `detail.code` is stable. */
        onResearchError?: (event: ErrorEvent) => void
        /** The session has ended; `detail.reason` is `user`, `expired` or `elsewhere`. */
        onResearchSignedOut?: (event: SignedOutEvent) => void
      }
    >
    'research-account': Tag<
      ResearchAccountElement,
      'theme',
      {
        /** A portal link was activated. Cancel the event to navigate yourself. */
        onResearchNavigate?: (event: NavigateEvent) => void
        /** Something failed. `detail.code` is stable. */
        onResearchError?: (event: ErrorEvent) => void
        /** The session has ended; `detail.reason` is `user`, `expired` or `elsewhere`. */
        onResearchSignedOut?: (event: SignedOutEvent) => void
      }
    >
    'research-notices': Tag<
      ResearchNoticesElement,
      'theme',
      {
        /** The session has ended; `detail.reason` is `user`, `expired` or `elsewhere`. */
        onResearchSignedOut?: (event: SignedOutEvent) => void
      }
    >
  }
}
