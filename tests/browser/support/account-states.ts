import { one } from './dom.ts'
import { refusal } from './fake-api.ts'
import { answerSessions, calls, userSession } from './user-sessions.ts'
import { eventually } from './wait.ts'
import { alerted, failed, loading, long, never, press, ready, type State, unbroken, words } from './widget-states.ts'

const tag = 'research-account'

const askOne = async (root: ShadowRoot) => {
  await press(root, 'Sign out: Firefox on Windows, 192.0.2.2')
  await eventually(() => one(root, 'dialog:modal'))
}

export const accountStates: readonly State[] = [
  { tag, state: 'signed out', signedOut: true, reach: words('Sign in to see your account.') },
  { tag, state: 'loading', answer: ({ api }) => api.on(calls.list, never), reach: loading },
  { tag, state: 'failed', answer: ({ api }) => api.on(calls.list, () => refusal(500)), reach: failed },
  {
    tag,
    state: 'with one session',
    answer: ({ api }) => answerSessions(api, [userSession(1)]),
    reach: words('No other sessions.'),
  },
  {
    tag,
    state: 'with sessions of all kinds',
    answer: ({ api }) =>
      answerSessions(api, [
        userSession(1, { browser: long, remembered: true }),
        userSession(2, { browser: null, system: unbroken, address: '2001:db8:1234:5678:9abc:def0:1234:5678' }),
        userSession(3, { browser: null, system: null, address: null }),
      ]),
    reach: ready(tag),
  },
  {
    tag,
    state: 'with many sessions',
    answer: ({ api }) =>
      answerSessions(
        api,
        Array.from({ length: 12 }, (_, index) => userSession(index + 1)),
      ),
    reach: words('Show all 12'),
  },
  { tag, state: 'with the question whether to sign out one', reach: askOne },
  {
    tag,
    state: 'with the question whether to sign out all others',
    async reach(root) {
      await press(root, 'Sign out all others')
      await eventually(() => one(root, 'dialog:modal'))
    },
  },
  {
    tag,
    state: 'with one that could not be signed out',
    answer({ api }) {
      answerSessions(api)
      api.on(calls.end, () => refusal(500))
    },
    async reach(root) {
      await askOne(root)
      one(root, 'dialog .r-button--danger').click()
      await alerted(root)
    },
  },
]
