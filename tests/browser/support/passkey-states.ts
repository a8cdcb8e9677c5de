import { button, field, fill, one } from './dom.ts'
import { answerFactors } from './factors.ts'
import { refusal } from './fake-api.ts'
import { answerPasskeys, passkey, passkeyCalls } from './passkeys.ts'
import { answerSessions, userSession } from './user-sessions.ts'
import { eventually } from './wait.ts'
import { never, press, type State, words } from './widget-states.ts'

const tag = 'research-account'

const opened = async (root: ShadowRoot, name: string) => {
  await press(root, name)
  await eventually(() => one(root, 'dialog:modal'))
}

/** What the other sections need little room for. */
const answer =
  (
    ...passkeys: Parameters<typeof answerPasskeys> extends [unknown, ...infer Rest] ? Rest : never
  ): NonNullable<State['answer']> =>
  ({ api }) => {
    answerSessions(api, [userSession(1)])
    answerFactors(api)
    answerPasskeys(api, ...passkeys)
  }

const long = passkey(1, { name: 'Bildschirmsperre des Diensttelefons der Abteilung für Wertpapierresearch' })

/** The section about passkeys, and the steps of its dialog. */
export const passkeyStates: readonly State[] = [
  {
    tag,
    state: 'with passkeys loading',
    answer({ api }) {
      answerSessions(api, [userSession(1)])
      api.on(passkeyCalls.list, never)
    },
    reach: (root) => eventually(() => one(root, '[aria-label="Loading your passkeys"]')),
  },
  {
    tag,
    state: 'with passkeys that could not be loaded',
    answer({ api }) {
      answerSessions(api, [userSession(1)])
      api.on(passkeyCalls.list, () => refusal(500))
    },
    reach: words('Your passkeys could not be loaded.'),
  },
  {
    tag,
    state: 'with passkeys',
    answer: answer([long, passkey(2)]),
    reach: (root) => eventually(() => button(root, 'Rename: Phone')),
  },
  {
    tag,
    state: 'with passkeys of another domain',
    answer: answer([], { domain: 'portal.example' }),
    reach: words('open your account on portal.example'),
  },
  {
    tag,
    state: 'with the new name of a passkey',
    answer: answer([passkey(1)]),
    async reach(root) {
      await opened(root, 'Rename: Work laptop')
      fill(await eventually(() => field(root, 'Name')), '')
      await press(root, 'Save')
      await words('Please enter a name')(root)
    },
  },
  {
    tag,
    state: 'with the question whether to remove a passkey',
    answer: answer([long]),
    reach: (root) => opened(root, `Remove: ${long.name}`),
  },
]
