import { submitSignIn } from './acts.ts'
import { field, fill } from './dom.ts'
import { refusal } from './fake-api.ts'
import { eventually } from './wait.ts'
import { press, type State, words } from './widget-states.ts'

export const pendingAnswer = {
  pending_token: 'waiting',
  factors: ['totp', 'recovery_code'],
  expires_at: '2026-11-05T14:40:00Z',
}

/** Goes through the first step and waits for the second. */
export async function reachCode(root: ShadowRoot): Promise<void> {
  await submitSignIn(root)
  await eventually(() => field(root, 'Code'))
}

const refused =
  (status: number): NonNullable<State['answer']> =>
  ({ api }) => {
    api.on('auth', () => pendingAnswer)
    api.on('auth/factor', () => refusal(status))
  }

async function submitCode(root: ShadowRoot): Promise<void> {
  await reachCode(root)
  fill(field(root, 'Code'), '123456')
  await press(root, 'Continue')
}

const common = { tag: 'research-sign-in', signedOut: true, answer: refused(422) }

/** The second step of a sign-in. */
export const codeStates: readonly State[] = [
  { ...common, state: 'that asks for a code', reach: reachCode },
  {
    ...common,
    state: 'that asks for a recovery code',
    async reach(root) {
      await reachCode(root)
      await press(root, 'Use a recovery code')
      await eventually(() => field(root, 'Recovery code'))
    },
  },
  {
    ...common,
    state: 'with a code that is wrong',
    async reach(root) {
      await submitCode(root)
      await words('The code is incorrect or has been used')(root)
    },
  },
  {
    ...common,
    state: 'with too many codes',
    answer: refused(429),
    async reach(root) {
      await submitCode(root)
      await words('Too many attempts.')(root)
    },
  },
  {
    ...common,
    state: 'whose second step took too long',
    answer: refused(403),
    async reach(root) {
      await submitCode(root)
      await words('The sign-in took too long.')(root)
    },
  },
]
