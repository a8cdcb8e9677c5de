import { button, field, fill, one } from './dom.ts'
import { answerFactors, CODE, factorCalls, withApp } from './factors.ts'
import { refusal } from './fake-api.ts'
import { answerSessions, userSession } from './user-sessions.ts'
import { eventually } from './wait.ts'
import { never, press, type State, words } from './widget-states.ts'

const tag = 'research-account'

const opened = async (root: ShadowRoot, name: string) => {
  await press(root, name)
  await eventually(() => one(root, 'dialog:modal'))
}

const enter = async (root: ShadowRoot, label: string, text: string, action: string) => {
  fill(await eventually(() => field(root, label)), text)
  button(root, action).click()
}

/** Two sessions leave room for what is shown. */
const answer =
  (
    ...factors: Parameters<typeof answerFactors> extends [unknown, ...infer Rest] ? Rest : never
  ): NonNullable<State['answer']> =>
  ({ api }) => {
    answerSessions(api, [userSession(1)])
    answerFactors(api, ...factors)
  }

/** The section about two-step verification, and the steps of its dialog. */
export const factorStates: readonly State[] = [
  {
    tag,
    state: 'with two-step verification loading',
    answer({ api }) {
      answerSessions(api, [userSession(1)])
      api.on(factorCalls.list, never)
    },
    reach: (root) => eventually(() => one(root, '[aria-label="Loading two-step verification"]')),
  },
  {
    tag,
    state: 'with two-step verification that could not be loaded',
    answer({ api }) {
      answerSessions(api, [userSession(1)])
      api.on(factorCalls.list, () => refusal(500))
    },
    reach: words('Two-step verification could not be loaded.'),
  },
  {
    tag,
    state: 'without two-step verification',
    answer: answer(),
    reach: (root) => eventually(() => button(root, 'Set up')),
  },
  { tag, state: 'with two-step verification', answer: answer(withApp()), reach: words('8 of 10 left') },
  {
    tag,
    state: 'with few recovery codes',
    answer: answer(withApp(1)),
    reach: words('Make new ones before they run out.'),
  },
  {
    tag,
    state: 'with the question who it is',
    answer: answer(withApp(), { confirmed: false }),
    async reach(root) {
      await opened(root, 'Remove: Authenticator app')
      await press(root, 'Turn off')
      await enter(root, 'Password', 'wrong', 'Continue')
      await words('The password is incorrect')(root)
    },
  },
  {
    tag,
    state: 'with the QR code of an app',
    answer: answer(),
    async reach(root) {
      await opened(root, 'Set up')
      await enter(root, 'Code', '000000', 'Turn on')
      await words('The code is incorrect or has been used')(root)
    },
  },
  {
    tag,
    state: 'with a setup that could not be started',
    answer({ api }) {
      answerSessions(api, [userSession(1)])
      answerFactors(api)
      api.on(factorCalls.start, () => refusal(500))
    },
    async reach(root) {
      await opened(root, 'Set up')
      await words('Setup failed.')(root)
    },
  },
  {
    tag,
    state: 'with new recovery codes',
    answer: answer(),
    async reach(root) {
      await opened(root, 'Set up')
      await enter(root, 'Code', CODE, 'Turn on')
      await eventually(() => one(root, '.r-recovery-codes'))
    },
  },
  {
    tag,
    state: 'with the question whether to turn off two-step verification',
    answer: answer(withApp()),
    reach: (root) => opened(root, 'Remove: Authenticator app'),
  },
]
