import { changes } from './changes.ts'
import { analyst, companiesNamed, lettered, profile } from './companies.ts'
import { note, notes, paged } from './documents.ts'
import { one, rootOf } from './dom.ts'
import { answerEvent } from './event.ts'
import { answerFactors } from './factors.ts'
import type { FakeApi } from './fake-api.ts'
import { follow } from './follows.ts'
import { answerInbox, answerReadingList, items } from './inbox.ts'
import { answerLanding, proseIn, section } from './landing.ts'
import { answerPasskeys } from './passkeys.ts'
import { answerPreferences } from './preferences.ts'
import { answerReplay, readyVideo } from './replay.ts'
import { roadshows } from './roadshows.ts'
import { answerSubscription } from './subscription.ts'
import { answerUsage, used } from './usage.ts'
import { answerSessions } from './user-sessions.ts'

/** A document with all that most have: its room is as high as theirs. */
const suggested = {
  title: 'Note 1: what a framework agreement of eleven years is worth',
  subtitle: 'What we change in our estimates, and why we change it',
  summary: 'What note 1 says in more words than one line of a narrow column has room for, so that there are two.',
  region: 'South & South-East Asia',
  rating: 'Buy',
  target_price: 42,
  target_price_currency: 'EUR',
}

/** A lead that changes a rating, and three stories beside it. */
const stories = notes(1, 4).map((each, index) => ({
  ...each,
  ...(index === 0 && {
    ...suggested,
    prior_rating: 'Hold',
    rating_change: 'Upgrade',
    rating_date: '2026-11-05',
    prior_target_price: 40,
  }),
}))

/** A widget at work, with data: what every suite that holds for all widgets starts from. */
export type Scene = {
  html: string
  signedIn: boolean
  /** How many calls it begins with, where that is not one for clients, and none for everybody. */
  firstCalls?: number
  /** What it shows while it waits, where that is no skeleton. */
  waiting?: string
  /** Whether it takes no room as long as there is nothing to show. */
  isEmpty?: boolean
  /** Gives the API what the widget asks for. */
  answer(api: FakeApi): void
  /** Fails until its shadow root shows what it is there for. */
  ready(root: ShadowRoot): void
  /** Fails until it shows what its last radio button is there for; left out where that is the same. */
  chosen?(root: ShadowRoot): void
}

const nothing = () => {}

const within = (root: ShadowRoot, tag: string) => rootOf(one(root, tag))

/** The call of companies and of analysts, which may be on one page. */
const anyTag = 'tags/{id}'

/** With hours of their own clocks, which are hardly the reader's. */
const meetings = roadshows(1, 12).map((each) => ({
  ...each,
  daterange: `${each.daterange}, 14:00 – 22:00 IST`,
  time_zone: 'Asia/Kolkata',
  can_register: true,
}))

const companies = [...companiesNamed('Aurora', 12), ...companiesNamed('Halden', 2)]

/** By tag; a widget without a scene fails the suites. */
const scenes: Readonly<Record<string, Scene>> = {
  'research-sign-in': {
    html: '<research-sign-in></research-sign-in>',
    signedIn: false,
    // How an exchange ends is told, whoever gave it its token.
    answer: (api) => {
      for (const path of ['passwordless_login', 'passwordless_login/check']) api.on(path, () => new Promise(nothing))
    },
    ready: (root) => one(root, 'form'),
  },
  'research-feed': {
    html: '<research-feed page-size="3"></research-feed>',
    signedIn: true,
    answer: (api) => {
      for (const path of ['research_documents', 'all_documents']) api.on(path, paged(notes(1, 7)))
    },
    ready: (root) => one(root, '.r-tile__link'),
  },
  'research-document': {
    html: '<research-document document-id="R-1"></research-document>',
    signedIn: true,
    answer: (api) => {
      api.on('web_document_by_ref', () => note(1, { download_url: '/api/files/R-1.pdf' }))
      api.on('files/R-1.pdf', () => new Blob(['%PDF-1.4\n%%EOF'], { type: 'application/pdf' }))
      api.on('web_document_preview', () => ({ html_content: '<h2>Outlook</h2><p>Margins widen.</p>' }))
    },
    ready: (root) => one(rootOf(one(root, 'article[aria-busy=false]')), 'h2'),
    chosen: (root) => one(root, 'iframe'),
  },
  'research-companies': {
    html: '<research-companies page-size="3"></research-companies>',
    signedIn: true,
    answer: (api) => {
      for (const path of ['companies_with_permissions', 'tags/related_companies_by_id'])
        api.on(path, lettered(companies))
    },
    ready: (root) => one(root, '.r-companies tbody a'),
  },
  'research-company-profile': {
    html: '<research-company-profile company-id="2001" page-size="3"></research-company-profile>',
    signedIn: true,
    answer: (api) => {
      for (const path of ['tags/2001', anyTag]) api.on(path, () => profile)
      api.on('web_documents_by_tag', paged(notes(1, 7)))
      for (const tag of ['research-event-cards', 'research-follow']) sceneOf(tag).answer(api)
    },
    ready: (root) => {
      one(root, 'tbody .r-research-table__title a')
      one(root, '.r-follow')
      sceneOf('research-event-cards').ready(within(root, 'research-event-cards'))
    },
  },
  'research-analyst-profile': {
    html: '<research-analyst-profile analyst-id="1001"></research-analyst-profile>',
    signedIn: true,
    answer: (api) => {
      for (const path of ['tags/1001', anyTag]) api.on(path, () => analyst)
      for (const tag of ['research-companies', 'research-feed', 'research-follow']) sceneOf(tag).answer(api)
    },
    ready: (root) => {
      one(root, '.r-follow')
      for (const tag of ['research-companies', 'research-feed']) sceneOf(tag).ready(within(root, tag))
    },
  },
  'research-event-cards': {
    html: '<research-event-cards tag-id="2001"></research-event-cards>',
    signedIn: true,
    answer: (api) => {
      for (const list of ['upcoming_by_tag', 'suggested', 'upcoming'])
        api.on(`roadshows/${list}`, () => roadshows(1, 3))
    },
    ready: (root) => one(root, 'article.r-event'),
  },
  'research-events': {
    html: '<research-events page-size="3"></research-events>',
    signedIn: true,
    answer: (api) => {
      for (const list of ['upcoming', 'recent']) api.on(`roadshows/${list}`, paged(meetings))
    },
    ready: (root) => one(root, '.r-events tbody th[scope=row]'),
  },
  'research-event': {
    html: '<research-event event-id="e1"></research-event>',
    signedIn: true,
    answer: answerEvent,
    ready: (root) => one(root, '.r-event-page__facts dd'),
  },
  'research-preferences': {
    html: '<research-preferences></research-preferences>',
    signedIn: true,
    // The second one tells whether there is a tab for saved searches.
    firstCalls: 2,
    answer: (api) => void answerPreferences(api),
    ready: (root) => one(root, '.r-preference-card'),
  },
  'research-replay': {
    html: '<research-replay roadshow-id="7" back-href="/events/past"></research-replay>',
    signedIn: true,
    firstCalls: 2,
    answer: answerReplay,
    ready(root) {
      // Far from what is seen no film is asked for.
      root.host.scrollIntoView()
      one(root, '.r-transcript__text')
      return readyVideo(root)
    },
  },
  'research-landing': {
    html: '<research-landing></research-landing>',
    signedIn: false,
    firstCalls: 2,
    answer: (api) => answerLanding(api),
    ready: (root) => {
      one(proseIn(section(root, 'our_mission')), 'p')
      sceneOf('research-sign-in').ready(within(root, 'research-sign-in'))
    },
  },
  'research-reset-password': {
    html: '<research-reset-password></research-reset-password>',
    signedIn: false,
    answer: (api) => api.on('request_password_reset', nothing),
    ready: (root) => one(root, 'form'),
  },
  'research-change-password': {
    html: '<research-change-password></research-change-password>',
    signedIn: true,
    waiting: 'form',
    answer: (api) => {
      api.on('current_user', () => ({ username: 'ada@client.example', contact: { name: 'Ada Client' } }))
      api.on('current_user/change_password', nothing)
    },
    ready: (root) => one(root, 'form [name=username][value]:not([value=""])'),
  },
  'research-notices': {
    html: '<research-notices></research-notices>',
    signedIn: false,
    isEmpty: true,
    answer: nothing,
    ready: (root) => one(root, '.r-notifier'),
  },
  'research-lead': {
    html: '<research-lead></research-lead>',
    signedIn: true,
    answer: (api) => api.on('research_documents', paged(stories)),
    ready: (root) => one(root, '.r-lead__title .r-tile__link'),
  },
  'research-changes': {
    html: '<research-changes limit="3"></research-changes>',
    signedIn: true,
    answer: (api) => api.on('research_changes', paged(changes(3))),
    ready: (root) => one(root, '.r-changes__note .r-tile__link'),
  },
  'research-most-read': {
    html: '<research-most-read limit="3"></research-most-read>',
    signedIn: true,
    answer: (api) => api.on('web_documents/most_popular', () => notes(1, 3)),
    ready: (root) => one(root, '.r-tile__link'),
  },
  'research-follow': {
    html: '<research-follow tag-id="c9" name="Company 9"></research-follow>',
    signedIn: true,
    answer: (api) => api.on('current_user/follows', () => [follow(1)]),
    ready: (root) => one(root, '.r-follow button'),
  },
  'research-following': {
    html: '<research-following></research-following>',
    signedIn: true,
    answer: (api) => api.on('current_user/follows', () => [1, 2, 3].map(follow)),
    ready: (root) => one(root, '.r-following__item .r-tile__link'),
  },
  'research-inbox': {
    html: '<research-inbox></research-inbox>',
    signedIn: true,
    answer: (api) => {
      answerInbox(api, items(1, 10))
      answerReadingList(api, 1, 2)
    },
    ready: (root) => one(root, '.r-inbox__item .r-tile__link'),
  },
  'research-usage': {
    html: '<research-usage></research-usage>',
    signedIn: true,
    answer: (api) =>
      answerUsage(
        api,
        Array.from({ length: 20 }, (_, index) => used(index + 1)),
      ),
    ready: (root) => one(root, '.r-usage tbody th[role]'),
  },
  'research-account': {
    html: '<research-account></research-account>',
    signedIn: true,
    answer(api) {
      answerSessions(api)
      answerFactors(api)
      answerPasskeys(api)
      answerSubscription(api)
    },
    ready: (root) => one(root, 'li.r-session'),
    firstCalls: 4,
  },
  'research-suggestion': {
    html: '<research-suggestion></research-suggestion>',
    signedIn: true,
    answer: (api) => api.on('suggested_content', () => [note(1, suggested)]),
    ready: (root) => one(root, '.r-tile__link'),
  },
}

export function sceneOf(tag: string): Scene {
  const scene = scenes[tag]
  if (!scene) throw new Error(`no scene for <${tag}>`)
  return scene
}
