import { atom, type PreinitializedWritableAtom } from 'nanostores'
import type { ApiErrorCode } from '#api/errors.ts'
import { loadSession, loadSignOut } from '#api/late-calls.ts'
import type { PendingEntry } from '#api/session.ts'
import { $session } from '#session/session.store.ts'

/** Why sign-in failed (R015, R018, R019). An unreachable server, too many attempts and the rules of a firm have their own texts. */
export type SignInFailure =
  | 'incomplete'
  | 'wrong-credentials'
  | 'company-sign-in-required'
  | 'network-not-allowed'
  | 'unreachable'
  | 'limited'
  | 'other'

/** `passkey`: the browser asks for one. `text` stands in place of the general one. */
export type SignInState =
  | { state: 'idle' | 'submitting' | 'passkey' }
  | { state: 'failed'; failure: SignInFailure; text?: string }

export type SignInRequest = { username: string; password: string; remembered: boolean }

export type SignInStore = {
  $state: PreinitializedWritableAtom<SignInState>
  /**
   * Clears an old failure when the user signs in or out, here or in another tab, and preloads what a signed-in user may press.
   * Returns a function that stops it.
   */
  start(): () => void
  /** Preloads the API calls when the user seems about to sign in. */
  prepare(): void
  /** Signs in; ignored while another call is running. */
  submit(request: SignInRequest): Promise<void>
  /** Signs out in every tab and on the server. */
  leave(): Promise<void>
  /** Shows and reports a failure. */
  fail(reason: unknown): void
}

/** The reason of a failed call, from its `ApiError`. */
export function toFailure(reason: unknown): SignInFailure {
  const { status, code } = Object(reason) as { status?: number; code?: ApiErrorCode }
  if (code === 'company-sign-in-required' || code === 'network-not-allowed') return code
  if (status === 403) return 'wrong-credentials'
  if (status === 429) return 'limited'
  return code === 'network' ? 'unreachable' : 'other'
}

const ignore = () => {}

type SignInActions = {
  onSignedIn: (name: string) => void
  onFailure: (failure: Error) => void
  /** The account has a second factor. Rejects if the form for the code could not be loaded. */
  onPending: (pending: PendingEntry) => Promise<void>
}

export function createSignIn({ onSignedIn, onFailure, onPending }: SignInActions): SignInStore {
  const $state = atom<SignInState>({ state: 'idle' })
  const refuse = (failure: SignInFailure) => $state.set({ state: 'failed', failure })
  const fail = (reason: unknown) => {
    refuse(toFailure(reason))
    if (reason instanceof Error) onFailure(reason)
  }
  return {
    $state,
    start: () => {
      // At once, so that a sign-out needs no network.
      const prepare = () => $session.get().state === 'signed-in' && loadSignOut().catch(ignore)
      prepare()
      return $session.listen(() => {
        $state.set({ state: 'idle' })
        prepare()
      })
    },
    prepare: () => void loadSession().catch(ignore),
    fail,
    leave: () => loadSignOut().then(({ signOutEverywhere }) => signOutEverywhere(), fail),
    async submit({ username, password, remembered }) {
      if (/submitting|passkey/.test($state.get().state)) return
      if (username.trim() === '' || password === '') return refuse('incomplete')
      $state.set({ state: 'submitting' })
      try {
        const { signIn } = await loadSession()
        const pending = await signIn({ username: username.trim(), password }, remembered)
        if (pending) {
          await onPending(pending)
          return $state.set({ state: 'idle' })
        }
      } catch (reason) {
        return fail(reason)
      }
      const session = $session.get()
      if (session.state === 'signed-in') onSignedIn(session.name)
    },
  }
}
