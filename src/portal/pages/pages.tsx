import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import type { portalTexts } from '#i18n/en/portal.ts'
import { isFirmLead } from '#session/token-hints.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { Link } from '#ui/link/link.tsx'
import { PageTitle } from '#ui/page-title/page-title.tsx'
import { SectionHead } from '#ui/section-head/section-head.tsx'
import { DeskPage, deskTitle, preloadDeskPage } from '../desk/desk-page.tsx'
import { InboxPage, preloadInboxPage } from '../inbox/inbox-page.tsx'
import { $morningPlace } from '../morning/place.ts'
import { $location } from '../router/location.ts'
import type { Match, PageName } from '../router/routes.ts'
import { CompanySignInPage, preloadCompanySignIn } from './company-sign-in-page.tsx'
import { ErrorPage, preloadErrorPage } from './error-page.tsx'
import { ProfilePage } from './profile-page.tsx'
import { RedirectPage } from './redirect-page.tsx'
import { SignInPage } from './sign-in-page.tsx'
import { preloadUnsubscribe, UnsubscribePage } from './unsubscribe-page.tsx'

type Texts = ReturnType<typeof portalTexts>

type Page = {
  title: (t: Texts, match: Match) => string
  /** A key shared by several paths, which keeps the page mounted between them. */
  key?: string
  /** Loads the elements of the page when it is first shown. */
  elements: () => Promise<unknown>
  show: (match: Match & { path: string }, t: Texts) => ReactNode
}

/** The code for the query in the address, loaded along so that the first list does not wait. */
const pageQuery = () => import('#search/state/page-query.ts')
const feed = () => Promise.all([import('#widgets/feed/index.ts'), pageQuery()])
const signIn = () => import('#widgets/sign-in/index.ts')
/** Also begins to load the proof, which the page does not wait for and is complete without. */
const landing = () => {
  import('#widgets/changes/index.ts').catch(() => {})
  return import('#widgets/landing/index.ts')
}
/** The protection of unsaved changes. */
const unsaved = () => import('../router/unsaved-changes.ts').then(({ holdUnsaved }) => holdUnsaved())
const none = () => Promise.resolve()

/** The page and the words in `#page=3&find=margin`; the first page and none by default. */
function parsePlace(hash: string) {
  const place = new URLSearchParams(hash.slice(1))
  return { page: Number(/^[1-9]\d{0,3}$/.exec(place.get('page') ?? '') ?? 1), find: place.get('find') ?? '' }
}

/** A document, opened at the place in the address (R257). */
function DocumentPage({ id }: { id: string }) {
  const { hash } = useStore($location)
  return <research-document document-id={id} {...parsePlace(hash)} />
}

/** The tab of the preferences by its path; the first one has the other path. */
const preferencesTabs: Readonly<Record<string, 'access' | 'following'>> = {
  '/sales_access_preferences': 'access',
  '/following_preferences': 'following',
}

/** All pages, built from the same elements that hosts embed. */
export const pages: Readonly<Record<PageName, Page>> = {
  dashboard: {
    title: (t) => t.dashboard,
    elements: () =>
      Promise.all([feed(), import('#widgets/suggestion/index.ts'), import('#widgets/event-cards/index.ts')]),
    show: (_match, t) => (
      <>
        <h1 className="r-visually-hidden">{t.dashboard}</h1>
        <div className="portal-dashboard">
          <div>
            <div className="portal-morning" ref={$morningPlace.set} />
            <section className="portal-latest" aria-labelledby="latest">
              <SectionHead id="latest" action={<Link href="/library">{t.openLibrary}</Link>}>
                {t.latest}
              </SectionHead>
              <research-feed quick-filter="All" limit-message="refine" with-alerts url-state="page" />
            </section>
          </div>
          <aside aria-label={t.forYou}>
            <research-suggestion />
            <research-following compact hide-empty with-searches />
            <research-event-cards source="suggested" limit={6} more-href="/events/upcoming" />
            <research-most-read hide-empty />
          </aside>
        </div>
      </>
    ),
  },
  library: {
    title: (t) => t.library,
    elements: feed,
    show: (_match, t) => (
      <>
        <PageTitle>{t.library}</PageTitle>
        <research-feed
          quick-filter="All"
          paging="pages"
          page-size={20}
          limit={10_000}
          limit-message="refine"
          with-alerts
          url-state="page"
        />
      </>
    ),
  },
  document: {
    title: (t) => t.document,
    elements: () => import('#widgets/document/index.ts'),
    show: ({ params }) => <DocumentPage id={params.id ?? ''} />,
  },
  companies: {
    title: (t) => t.coveredCompanies,
    elements: () => Promise.all([import('#widgets/companies/index.ts'), pageQuery()]),
    show: (_match, t) => (
      <>
        <PageTitle>{t.coveredCompanies}</PageTitle>
        <research-companies ratings="Buy;Hold;Sell" url-state="page" />
      </>
    ),
  },
  company: {
    title: (t) => t.company,
    elements: () => Promise.all([import('#widgets/company-profile/index.ts'), pageQuery()]),
    show: ({ params }) => (
      <ProfilePage list="/companies">
        <research-company-profile company-id={params.id ?? ''} url-state="page" />
      </ProfilePage>
    ),
  },
  analyst: {
    title: (t) => t.analyst,
    elements: () => Promise.all([import('#widgets/analyst-profile/index.ts'), pageQuery()]),
    show: ({ params }) => (
      <ProfilePage list="/dashboard">
        <research-analyst-profile analyst-id={params.id ?? ''} url-state="page" />
      </ProfilePage>
    ),
  },
  events: {
    title: (t) => t.events,
    key: 'events',
    elements: () => Promise.all([import('#widgets/events/index.ts'), pageQuery()]),
    show: ({ params }, t) => (
      <>
        <PageTitle>{t.events}</PageTitle>
        <research-events view={params.view === 'past' ? 'past' : 'upcoming'} url-state="page" />
      </>
    ),
  },
  event: {
    title: (t) => t.event,
    elements: () => import('#widgets/event/index.ts'),
    show: ({ params }) => (
      <ProfilePage list="/events/upcoming">
        <research-event event-id={params.id ?? ''} />
      </ProfilePage>
    ),
  },
  inbox: {
    title: (t) => t.inbox,
    elements: preloadInboxPage,
    show: (_match, t) => (
      <>
        <PageTitle>{t.inbox}</PageTitle>
        <InboxPage />
      </>
    ),
  },
  preferences: {
    title: (t) => t.preferences,
    key: 'preferences',
    elements: () => Promise.all([import('#widgets/preferences/index.ts'), unsaved()]),
    show: ({ path }) => <research-preferences tab={preferencesTabs[path] ?? 'research'} url-state="page" />,
  },
  replay: {
    title: (t) => t.replay,
    elements: () => Promise.all([import('#widgets/replay/index.ts'), pageQuery()]),
    show: ({ params }) => (
      <ProfilePage list="/events/past">
        <research-replay video-id={params.videoId ?? ''} roadshow-id={params.roadshowId ?? ''} url-state="page" />
      </ProfilePage>
    ),
  },
  redirect: {
    title: (t) => t.name,
    elements: none,
    show: ({ redirect }) => <RedirectPage redirect={redirect} />,
  },
  'sign-in': { title: (t) => t.signIn, elements: signIn, show: () => <SignInPage /> },
  'reset-password': {
    title: (t, { params }) => (params.resetToken ? t.newPassword : t.resetPassword),
    elements: () => import('#widgets/reset-password/index.ts'),
    show: ({ params }) => (
      <div className="portal-sign-in">
        <research-reset-password reset-token={params.resetToken ?? ''} />
      </div>
    ),
  },
  'change-password': {
    title: (t) => t.changePassword,
    elements: () => import('#widgets/change-password/index.ts'),
    show: () => (
      <div className="portal-sign-in">
        <research-change-password />
      </div>
    ),
  },
  account: {
    title: (t) => t.account,
    elements: () => import('#widgets/account/index.ts'),
    show: (_match, t) => (
      <>
        <PageTitle>{t.account}</PageTitle>
        <research-account />
      </>
    ),
  },
  usage: {
    title: (t) => (isFirmLead() ? t.usage : t.error),
    elements: () => (isFirmLead() ? import('#widgets/usage/index.ts') : preloadErrorPage()),
    show: (_match, t) =>
      isFirmLead() ? (
        <>
          <PageTitle>{t.usage}</PageTitle>
          <research-usage hide-heading page-size={50} />
        </>
      ) : (
        <ErrorPage home="/dashboard" />
      ),
  },
  desk: {
    title: deskTitle,
    key: 'desk',
    elements: () => Promise.all([preloadDeskPage(), unsaved()]),
    show: ({ params }) => <DeskPage area={params.area} id={params.id} />,
  },
  landing: {
    title: (t) => t.name,
    elements: landing,
    show: ({ path }, t) => (
      <research-landing hide-sign-in={path === '/landing'} url-state="page">
        {path === '/landing' && (
          <p slot="action" className="portal-landing-action">
            <ButtonLink variant="primary" href="/dashboard">
              {t.openDashboard}
            </ButtonLink>
          </p>
        )}
        <research-changes slot="figure" view="chart" anonymous hide-empty days={14} limit={8} />
        <research-changes slot="proof" anonymous hide-empty days={14} limit={5} />
      </research-landing>
    ),
  },
  'company-sign-in': {
    title: (t) => t.signIn,
    elements: preloadCompanySignIn,
    show: () => <CompanySignInPage />,
  },
  unsubscribe: { title: (t) => t.unsubscribe, elements: preloadUnsubscribe, show: () => <UnsubscribePage /> },
  error: {
    title: (t) => t.error,
    elements: preloadErrorPage,
    show: ({ params }) => <ErrorPage code={params.code} home="/" />,
  },
  unknown: { title: (t) => t.error, elements: preloadErrorPage, show: () => <ErrorPage home="/dashboard" /> },
}
