import { widgets } from '#widgets/all-specs.ts'
import { note } from './documents.ts'
import { button, field, fill, link, one, rootOf } from './dom.ts'
import { answerEvent } from './event.ts'
import { follows } from './events.ts'
import { refusal } from './fake-api.ts'
import { calls as landingCalls, signInOf } from './landing.ts'
import type { Page } from './page.ts'
import { keepHere, submit, submitChange, submitNew } from './passwords.ts'
import { calls as preferenceCalls, switchOf } from './preferences.ts'
import { byId } from './replay.ts'
import { roadshow } from './roadshows.ts'
import { sceneOf } from './scenes.ts'
import { login } from './session.ts'
import { eventually } from './wait.ts'

/** Something a visitor does, or meets, on a page with one widget. */
type Act = (page: Page) => Promise<void>

const mounted = async (page: Page, html: string) => rootOf(await page.mount(html))

/** Fills the form and sends it. */
export async function submitSignIn(root: ShadowRoot): Promise<void> {
  await eventually(() => one(root, 'form'))
  fill(field(root, 'Username'), 'ada@client.example')
  fill(field(root, 'Password'), 'correct horse')
  button(root, 'Sign In').click()
}

const openTitleOf =
  (tag: string, path: string): Act =>
  async (page) => {
    page.signIn()
    page.api.on(path, () => [note(1)])
    const root = await mounted(page, `<${tag}></${tag}>`)
    follows(await eventually(() => link(root, 'Note 1')))
  }

/** The widget of a scene, in which a link by this name is chosen as soon as it is there. */
const followIn =
  (tag: string, name: string, nested?: string): Act =>
  async (page) => {
    page.signIn()
    sceneOf(tag).answer(page.api)
    const root = await mounted(page, sceneOf(tag).html)
    follows(await eventually(() => link(nested ? rootOf(one(root, nested)) : root, name)))
  }

/** The widget of a scene, of which one call fails. */
const failAt =
  (tag: string, path: string): Act =>
  async (page) => {
    page.signIn()
    sceneOf(tag).answer(page.api)
    page.api.on(path, () => refusal(500))
    await page.mount(sceneOf(tag).html)
  }

/** The widget of a scene, of which one call has an event to register for. */
const register =
  (tag: string, path: string): Act =>
  async (page) => {
    page.signIn()
    page.api.on(path, () => [roadshow(1, { can_register: true })])
    page.api.on('roadshows/e1/register', () => undefined)
    const root = await mounted(page, sceneOf(tag).html)
    ;(await eventually(() => button(root, 'Register for Meeting 1'))).click()
    ;(await eventually(() => button(root, 'Yes'))).click()
  }

const mountScene =
  (tag: string): Act =>
  async (page) => {
    page.signIn()
    sceneOf(tag).answer(page.api)
    await page.mount(sceneOf(tag).html)
  }

const openResearch = followIn('research-company-profile', 'Note 1')
const openRelated = followIn('research-analyst-profile', 'Note 1', 'research-feed')
const openTitle = openTitleOf('research-feed', 'research_documents')
const openSuggestion = openTitleOf('research-suggestion', 'suggested_content')
const openLead = openTitleOf('research-lead', 'research_documents')
const openMostRead = openTitleOf('research-most-read', 'web_documents/most_popular')
const openInbox = followIn('research-inbox', 'Note 1')
const openFollowed = followIn('research-following', 'Note 1')

/** A visitor presses what invites to sign in. */
const acceptInvitation =
  (tag: string): Act =>
  async (page) => {
    const root = await mounted(page, sceneOf(tag).html)
    follows(await eventually(() => link(root, 'Sign In')))
  }

const openChange = followIn('research-changes', 'Note 1')

/** The form inside the landing page. */
const landingForm = async (page: Page) => {
  sceneOf('research-landing').answer(page.api)
  const root = await mounted(page, '<research-landing></research-landing>')
  return eventually(() => signInOf(root))
}

/** The reader changes the password, which the API answers as it has been told to. */
const change: Act = async (page) => {
  page.signIn()
  const root = await mounted(page, '<research-change-password></research-change-password>')
  keepHere(root)
  await submitChange(root)
}

const own: Readonly<Record<string, Readonly<Record<string, Act>>>> = {
  'research-sign-in': {
    'research-signed-in': async (page) => {
      page.api.on('auth', () => login())
      await submitSignIn(await mounted(page, '<research-sign-in></research-sign-in>'))
    },
    'research-navigate': async (page) => {
      const root = await mounted(page, '<research-sign-in></research-sign-in>')
      follows(await eventually(() => link(root, 'Reset your password')))
    },
    'research-error': async (page) => {
      page.api.on('auth', () => refusal(500))
      await submitSignIn(await mounted(page, '<research-sign-in></research-sign-in>'))
    },
  },
  'research-feed': {
    'research-open-document': openTitle,
    'research-navigate': openTitle,
    'research-error': async (page) => {
      page.signIn()
      page.api.on('research_documents', () => refusal(500))
      await page.mount('<research-feed></research-feed>')
    },
  },
  'research-lead': {
    'research-open-document': openLead,
    'research-navigate': openLead,
    'research-error': failAt('research-lead', 'research_documents'),
  },
  'research-changes': {
    'research-open-document': openChange,
    'research-navigate': openChange,
    'research-error': failAt('research-changes', 'research_changes'),
  },
  'research-most-read': {
    'research-open-document': openMostRead,
    'research-navigate': openMostRead,
    'research-error': failAt('research-most-read', 'web_documents/most_popular'),
  },
  'research-follow': {
    'research-navigate': acceptInvitation('research-follow'),
    'research-error': failAt('research-follow', 'current_user/follows'),
  },
  'research-following': {
    'research-open-document': openFollowed,
    'research-navigate': openFollowed,
    'research-error': failAt('research-following', 'current_user/follows'),
  },
  'research-inbox': {
    'research-open-document': openInbox,
    'research-navigate': openInbox,
    'research-error': failAt('research-inbox', 'current_user/inbox'),
  },
  'research-usage': {
    'research-navigate': followIn('research-usage', 'Note 1'),
    'research-error': failAt('research-usage', 'usage'),
  },
  'research-account': {
    'research-navigate': followIn('research-account', 'Change Password'),
    'research-error': failAt('research-account', 'current_user/sessions'),
  },
  'research-suggestion': {
    'research-open-document': openSuggestion,
    'research-navigate': openSuggestion,
    'research-error': async (page) => {
      page.signIn()
      page.api.on('suggested_content', () => refusal(500))
      await page.mount('<research-suggestion></research-suggestion>')
    },
  },
  'research-companies': {
    'research-navigate': followIn('research-companies', 'Aurora 001'),
    'research-error': failAt('research-companies', 'companies_with_permissions'),
  },
  'research-company-profile': {
    'research-open-document': openResearch,
    'research-navigate': openResearch,
    'research-title': mountScene('research-company-profile'),
    'research-error': failAt('research-company-profile', 'tags/2001'),
  },
  'research-analyst-profile': {
    'research-open-document': openRelated,
    'research-navigate': openRelated,
    'research-title': mountScene('research-analyst-profile'),
    'research-error': failAt('research-analyst-profile', 'tags/1001'),
  },
  'research-event-cards': {
    'research-navigate': async (page) => {
      const root = await mounted(page, '<research-event-cards></research-event-cards>')
      follows(await eventually(() => link(root, 'Sign In')))
    },
    'research-registered': register('research-event-cards', 'roadshows/upcoming_by_tag'),
    'research-error': failAt('research-event-cards', 'roadshows/upcoming_by_tag'),
  },
  'research-events': {
    'research-navigate': async (page) => {
      const root = await mounted(page, '<research-events></research-events>')
      follows(await eventually(() => link(root, 'Sign In')))
    },
    'research-registered': register('research-events', 'roadshows/upcoming'),
    'research-error': failAt('research-events', 'roadshows/upcoming'),
  },
  'research-event': {
    'research-navigate': followIn('research-event', 'Aurora'),
    'research-registered': async (page) => {
      page.signIn()
      answerEvent(page.api, { has_requested_slot: false, meeting_url: null })
      page.api.on('roadshows/e1/register', () => undefined)
      const root = await mounted(page, sceneOf('research-event').html)
      ;(await eventually(() => button(root, 'Register'))).click()
      ;(await eventually(() => button(root, 'Yes'))).click()
    },
    'research-withdrawn': async (page) => {
      page.signIn()
      answerEvent(page.api)
      page.api.on('roadshows/e1/withdraw', () => undefined)
      const root = await mounted(page, sceneOf('research-event').html)
      ;(await eventually(() => button(root, 'Cancel registration'))).click()
      ;(await eventually(() => button(one(root, 'dialog[open]'), 'Cancel registration'))).click()
    },
    'research-title': mountScene('research-event'),
    'research-error': failAt('research-event', byId),
  },
  'research-preferences': {
    'research-navigate': async (page) => {
      const root = await mounted(page, '<research-preferences></research-preferences>')
      follows(await eventually(() => link(root, 'Sign In')))
    },
    'research-unsaved': async (page) => {
      page.signIn()
      sceneOf('research-preferences').answer(page.api)
      const root = await mounted(page, '<research-preferences tab="access"></research-preferences>')
      ;(await eventually(() => switchOf(root, 'Asia, Daily Email'))).click()
    },
    'research-error': failAt('research-preferences', preferenceCalls.list),
  },
  'research-replay': {
    'research-navigate': followIn('research-replay', 'Back'),
    'research-title': mountScene('research-replay'),
    'research-error': failAt('research-replay', byId),
  },
  'research-document': {
    'research-title': mountScene('research-document'),
    'research-navigate': async (page) => {
      const root = await mounted(page, '<research-document document-id="R-1"></research-document>')
      follows(await eventually(() => link(root, 'Sign In')))
    },
    'research-error': async (page) => {
      page.signIn()
      page.api.on('web_document_by_ref', () => refusal(500))
      await page.mount('<research-document document-id="R-1"></research-document>')
    },
  },
  'research-landing': {
    'research-signed-in': async (page) => {
      page.api.on('auth', () => login())
      await submitSignIn(await landingForm(page))
    },
    'research-navigate': async (page) => {
      const form = await landingForm(page)
      follows(await eventually(() => link(form, 'Reset your password')))
    },
    'research-error': failAt('research-landing', landingCalls.slots),
  },
  'research-reset-password': {
    'research-navigate': async (page) => {
      page.api.on('reset_password', () => refusal(403))
      const root = await mounted(page, '<research-reset-password reset-token="t-1"></research-reset-password>')
      await submitNew(root)
      follows(await eventually(() => link(root, 'Request a new link')))
    },
    'research-error': async (page) => {
      page.api.on('request_password_reset', () => refusal(500))
      const root = await mounted(page, '<research-reset-password></research-reset-password>')
      await submit(root, { Username: 'ada@client.example' })
    },
  },
  'research-change-password': {
    'research-navigate': async (page) => {
      const root = await mounted(page, '<research-change-password></research-change-password>')
      follows(await eventually(() => link(root, 'Sign In')))
    },
    'research-error': async (page) => {
      page.api.on('current_user/change_password', () => refusal(500))
      await change(page)
    },
  },
}

/** Another tab ends the session while the widget is there. */
const endElsewhere =
  (tag: string): Act =>
  async (page) => {
    await mountScene(tag)(page)
    page.signOut()
  }

/** What makes each event fire; the events are those the widget's documentation lists. */
export const acts: typeof own = Object.fromEntries(
  widgets.map(({ spec }) => [spec.tag, { ...own[spec.tag], 'research-signed-out': endElsewhere(spec.tag) }]),
)
