import { accessStates as passwordStates } from './access-states.ts'
import { accountStates } from './account-states.ts'
import { submitSignIn } from './acts.ts'
import { documentStates } from './document-states.ts'
import { note, paged } from './documents.ts'
import { all, one, rootOf } from './dom.ts'
import { eventStates } from './event-states.ts'
import { factorStates } from './factor-states.ts'
import { refusal } from './fake-api.ts'
import { followStates } from './follow-states.ts'
import { inboxStates } from './inbox-states.ts'
import { morningStates } from './morning-states.ts'
import { accessStates, cardStates, editorStates } from './preference-states.ts'
import { replayStates } from './replay-states.ts'
import { roadshow } from './roadshows.ts'
import { savedStates } from './saved-states.ts'
import { sceneOf } from './scenes.ts'
import { singleEventStates } from './single-event-states.ts'
import { answerTools, openPanel } from './tools.ts'
import { usageStates } from './usage-states.ts'
import { eventually } from './wait.ts'
import { ready, type State } from './widget-states.ts'

const named = (tag: string, name: string): State => {
  const states = [
    ...passwordStates,
    ...documentStates,
    ...eventStates,
    ...morningStates,
    ...followStates,
    ...savedStates,
    ...inboxStates,
    ...usageStates,
    ...accountStates,
    ...factorStates,
    ...cardStates,
    ...editorStates,
    ...accessStates,
    ...replayStates,
    ...singleEventStates,
  ]
  const found = states.find((each) => each.tag === tag && each.state === name)
  if (!found) throw new Error(`<${tag}> has no state "${name}"`)
  return found
}

/** The same state of an element inside another one. */
const within = (tag: string, inner: State): State => ({
  ...inner,
  tag,
  reach: async (root) => inner.reach(await eventually(() => rootOf(one(root, inner.tag)))),
})

/** A document that this reader may not open has been pressed. */
const notAuthorised = (tag: string, path: string): State => ({
  tag,
  state: 'not authorised',
  answer: ({ api }) => api.on(path, paged([note(1, { permissioned: false })])),
  reach: async (root) => {
    ;(await eventually(() => one(root, 'h2 button'))).click()
    await eventually(() => one(root, 'dialog[open]'))
  },
})

/** In a narrow page the filters are a dialog. */
const filtersSheet = (tag: string): State => ({
  tag,
  state: 'with filters in 320 px',
  answer: ({ api }) => answerTools(api),
  async reach(root) {
    ;(root.host as HTMLElement).style.inlineSize = '320px'
    await ready(tag)(root)
    await openPanel(root)
  },
})

const refusedSignIn: State = {
  tag: 'research-sign-in',
  state: 'refused',
  signedOut: true,
  answer: ({ api }) => api.on('auth', () => refusal(500)),
  reach: submitSignIn,
}

const failing = (tag: string, path: string): State => ({
  tag,
  state: 'failed',
  answer: ({ api }) => api.on(path, () => refusal(500)),
  reach: (root) => eventually(() => one(root, '[role=alert] button')),
})

const registering = named('research-event-cards', 'with a registration that failed')

/** Where a part is seen, if not in the scene. */
const states: Readonly<Record<string, Readonly<Record<string, State>>>> = {
  'research-sign-in': { notice: named('research-sign-in', 'with a notification') },
  'research-notices': { notice: { ...named('research-sign-in', 'with a notification'), tag: 'research-notices' } },
  'research-replay': { button: named('research-replay', 'with a film that does not come') },
  'research-landing': {
    dialog: named('research-landing', 'with a popup'),
    notice: within('research-landing', refusedSignIn),
  },
  'research-feed': {
    dialog: filtersSheet('research-feed'),
    notice: named('research-feed', 'with a search that the API refuses'),
  },
  'research-lead': { button: named('research-lead', 'failed') },
  'research-changes': {
    button: named('research-changes', 'failed'),
    dialog: named('research-changes', 'with Not Authorised open'),
  },
  'research-most-read': {
    button: named('research-most-read', 'failed'),
    dialog: named('research-most-read', 'with Not Authorised open'),
  },
  'research-inbox': { dialog: named('research-inbox', 'with Not Authorised open') },
  'research-usage': {
    button: named('research-usage', 'failed'),
    notice: named('research-usage', 'with an export that failed'),
  },
  'research-account': {
    notice: named('research-account', 'with one that could not be signed out'),
    dialog: named('research-account', 'with the question whether to sign out one'),
    field: named('research-account', 'with the question who it is'),
  },
  'research-following': {
    button: named('research-following', 'failed'),
    dialog: named('research-following', 'with Not Authorised open'),
  },
  'research-suggestion': {
    button: failing('research-suggestion', 'suggested_content'),
    dialog: {
      ...notAuthorised('research-suggestion', 'suggested_content'),
      answer: ({ api }) => api.on('suggested_content', () => [note(1, { permissioned: false })]),
    },
  },
  'research-document': { field: named('research-document', 'with matches') },
  'research-companies': { dialog: filtersSheet('research-companies') },
  'research-company-profile': {
    notice: within('research-company-profile', registering),
    dialog: within('research-company-profile', registering),
  },
  'research-analyst-profile': {
    dialog: within('research-analyst-profile', notAuthorised('research-feed', 'all_documents')),
  },
  'research-events': {
    notice: {
      ...registering,
      tag: 'research-events',
      answer: ({ api }) => {
        api.on('roadshows/upcoming', () => [roadshow(1, { can_register: true, permissioned: false })])
        api.on('roadshows/e1/register', () => refusal(500))
      },
    },
    dialog: filtersSheet('research-events'),
  },
  'research-event': {
    notice: named('research-event', 'with a cancellation that failed'),
    dialog: named('research-event', 'with the question whether to cancel'),
  },
  'research-event-cards': { button: registering, dialog: registering, notice: registering },
  'research-preferences': {
    field: named('research-preferences', 'with the editor'),
    table: named('research-preferences', 'with the words of a lock'),
    notice: named('research-preferences', 'with email preferences that could not be saved'),
    dialog: named('research-preferences', 'with the question whether to leave the editor'),
  },
  'research-reset-password': { notice: named('research-reset-password', 'with a token that is spent') },
  'research-change-password': { notice: named('research-change-password', 'that failed') },
}

/** A state of a widget in which a part can be seen. */
export const stateWith = (tag: string, part: string): State =>
  states[tag]?.[part] ?? { tag, state: 'at work', signedOut: !sceneOf(tag).signedIn, reach: ready(tag) }

/** Everything with a name for style sheets, in a root and in those of the elements inside it. */
export const partsIn = (root: ShadowRoot): HTMLElement[] => [
  ...all(root, '[part]'),
  ...all(root, '[exportparts]').flatMap(({ shadowRoot }) =>
    shadowRoot ? partsIn(shadowRoot).filter((part) => !part.part.contains('root')) : [],
  ),
]
