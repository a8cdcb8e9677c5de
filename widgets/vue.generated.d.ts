// Made from widgets/specs by `npm run generate`.
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
  ResearchSignInElement,
  ResearchFeedElement,
  ResearchDocumentElement,
  ResearchCompaniesElement,
  ResearchCompanyProfileElement,
  ResearchAnalystProfileElement,
  ResearchEventsElement,
  ResearchEventCardsElement,
  ResearchPreferencesElement,
  ResearchReplayElement,
  ResearchLandingElement,
  ResearchResetPasswordElement,
  ResearchChangePasswordElement,
  ResearchSuggestionElement,
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
        /** A visitor signed in through this element. */
        onResearchSignedIn?: (event: SignedInEvent) => void
        /** A visitor signed out through this element. */
        onResearchSignedOut?: (event: SignedOutEvent) => void
        /** A link of the portal was chosen; cancel it to take over. */
        onResearchNavigate?: (event: NavigateEvent) => void
        /** Something failed; `detail.code` is stable. */
        onResearchError?: (event: ErrorEvent) => void
      }
    >
    'research-feed': Tag<
      ResearchFeedElement,
      'quickFilter' | 'pageSize' | 'limit' | 'limitMessage' | 'paging' | 'filters' | 'defaultFilters' | 'hideQuickFilters' | 'hideSearch' | 'hideFilters' | 'textSearchOnly' | 'dynamicFilters' | 'urlState' | 'theme',
      {
        /** A document is about to open; cancel it to take over. */
        onResearchOpenDocument?: (event: OpenDocumentEvent) => void
        /** A link of the portal was chosen; cancel it to take over. */
        onResearchNavigate?: (event: NavigateEvent) => void
        /** Something failed; `detail.code` is stable. */
        onResearchError?: (event: ErrorEvent) => void
      }
    >
    'research-document': Tag<
      ResearchDocumentElement,
      'documentId' | 'page' | 'theme',
      {
        /** A link of the portal was chosen; cancel it to take over. */
        onResearchNavigate?: (event: NavigateEvent) => void
        /** What is shown has a title, `detail.title`. */
        onResearchTitle?: (event: TitleEvent) => void
        /** Something failed; `detail.code` is stable. */
        onResearchError?: (event: ErrorEvent) => void
      }
    >
    'research-companies': Tag<
      ResearchCompaniesElement,
      'filters' | 'columns' | 'relatedTo' | 'paging' | 'pageSize' | 'limit' | 'hideSearch' | 'hideFilters' | 'hideExport' | 'urlState' | 'theme',
      {
        /** A link of the portal was chosen; cancel it to take over. */
        onResearchNavigate?: (event: NavigateEvent) => void
        /** Something failed; `detail.code` is stable. */
        onResearchError?: (event: ErrorEvent) => void
      }
    >
    'research-company-profile': Tag<
      ResearchCompanyProfileElement,
      'companyId' | 'urlState' | 'pageSize' | 'limit' | 'theme',
      {
        /** A document is about to open; cancel it to take over. */
        onResearchOpenDocument?: (event: OpenDocumentEvent) => void
        /** A link of the portal was chosen; cancel it to take over. */
        onResearchNavigate?: (event: NavigateEvent) => void
        /** What is shown has a title, `detail.title`. */
        onResearchTitle?: (event: TitleEvent) => void
        /** Something failed; `detail.code` is stable. */
        onResearchError?: (event: ErrorEvent) => void
      }
    >
    'research-analyst-profile': Tag<
      ResearchAnalystProfileElement,
      'analystId' | 'urlState' | 'theme',
      {
        /** A document is about to open; cancel it to take over. */
        onResearchOpenDocument?: (event: OpenDocumentEvent) => void
        /** A link of the portal was chosen; cancel it to take over. */
        onResearchNavigate?: (event: NavigateEvent) => void
        /** What is shown has a title, `detail.title`. */
        onResearchTitle?: (event: TitleEvent) => void
        /** Something failed; `detail.code` is stable. */
        onResearchError?: (event: ErrorEvent) => void
      }
    >
    'research-events': Tag<
      ResearchEventsElement,
      'view' | 'filters' | 'columns' | 'pageSize' | 'limit' | 'paging' | 'hideViews' | 'hideSearch' | 'hideFilters' | 'anonymous' | 'urlState' | 'theme',
      {
        /** The reader takes part in an event, or has asked for access. */
        onResearchRegistered?: (event: RegisteredEvent) => void
        /** A link of the portal was chosen; cancel it to take over. */
        onResearchNavigate?: (event: NavigateEvent) => void
        /** Something failed; `detail.code` is stable. */
        onResearchError?: (event: ErrorEvent) => void
      }
    >
    'research-event-cards': Tag<
      ResearchEventCardsElement,
      'source' | 'tagId' | 'filters' | 'limit' | 'heading' | 'moreHref' | 'anonymous' | 'theme',
      {
        /** A link of the portal was chosen; cancel it to take over. */
        onResearchNavigate?: (event: NavigateEvent) => void
        /** The reader takes part in an event, or has asked for access. */
        onResearchRegistered?: (event: RegisteredEvent) => void
        /** Something failed; `detail.code` is stable. */
        onResearchError?: (event: ErrorEvent) => void
      }
    >
    'research-preferences': Tag<
      ResearchPreferencesElement,
      'tab' | 'urlState' | 'categoryOrder' | 'searchText' | 'truncateThreshold' | 'irrelevantCris' | 'theme',
      {
        /** A link of the portal was chosen; cancel it to take over. */
        onResearchNavigate?: (event: NavigateEvent) => void
        /** Whether there are unsaved changes; call `detail.ask()` before leaving the page. */
        onResearchUnsaved?: (event: UnsavedEvent) => void
        /** Something failed; `detail.code` is stable. */
        onResearchError?: (event: ErrorEvent) => void
      }
    >
    'research-replay': Tag<
      ResearchReplayElement,
      'roadshowId' | 'videoId' | 'backHref' | 'theme',
      {
        /** A link of the portal was chosen; cancel it to take over. */
        onResearchNavigate?: (event: NavigateEvent) => void
        /** What is shown has a title, `detail.title`. */
        onResearchTitle?: (event: TitleEvent) => void
        /** Something failed; `detail.code` is stable. */
        onResearchError?: (event: ErrorEvent) => void
      }
    >
    'research-landing': Tag<
      ResearchLandingElement,
      'hideSignIn' | 'urlState' | 'theme',
      {
        /** A visitor signed in through this element. */
        onResearchSignedIn?: (event: SignedInEvent) => void
        /** A visitor signed out through this element. */
        onResearchSignedOut?: (event: SignedOutEvent) => void
        /** A link of the portal was chosen; cancel it to take over. */
        onResearchNavigate?: (event: NavigateEvent) => void
        /** Something failed; `detail.code` is stable. */
        onResearchError?: (event: ErrorEvent) => void
      }
    >
    'research-reset-password': Tag<
      ResearchResetPasswordElement,
      'resetToken' | 'theme',
      {
        /** A link of the portal was chosen; cancel it to take over. */
        onResearchNavigate?: (event: NavigateEvent) => void
        /** Something failed; `detail.code` is stable. */
        onResearchError?: (event: ErrorEvent) => void
      }
    >
    'research-change-password': Tag<
      ResearchChangePasswordElement,
      'theme',
      {
        /** A visitor signed out through this element. */
        onResearchSignedOut?: (event: SignedOutEvent) => void
        /** A link of the portal was chosen; cancel it to take over. */
        onResearchNavigate?: (event: NavigateEvent) => void
        /** Something failed; `detail.code` is stable. */
        onResearchError?: (event: ErrorEvent) => void
      }
    >
    'research-suggestion': Tag<
      ResearchSuggestionElement,
      'limit' | 'theme',
      {
        /** A document is about to open; cancel it to take over. */
        onResearchOpenDocument?: (event: OpenDocumentEvent) => void
        /** A link of the portal was chosen; cancel it to take over. */
        onResearchNavigate?: (event: NavigateEvent) => void
        /** Something failed; `detail.code` is stable. */
        onResearchError?: (event: ErrorEvent) => void
      }
    >
    'research-notices': Tag<
      ResearchNoticesElement,
      'theme',
      {
      }
    >
  }
}
