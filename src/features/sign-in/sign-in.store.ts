import { atom, type ReadableAtom } from 'nanostores'
import { ApiError } from '../../api/errors.ts'
import { signIn } from '../../api/session.ts'
import { $session } from '../../session/session.store.ts'

/** Why signing in did not work (R015, R018, R019); that there is no connection, or were too many attempts, is told besides. */
export type SignInFailure = 'incomplete' | 'wrong-credentials' | 'offline' | 'limited' | 'other'

export type SignInState = { state: 'idle' } | { state: 'submitting' } | { state: 'failed'; failure: SignInFailure }

export type SignInRequest = { username: string; password: string; remembered: boolean }

export type SignInStore = {
  $state: ReadableAtom<SignInState>
  /** Signs in; a second call while one is under way does nothing. */
  submit(request: SignInRequest): Promise<void>
  /** Shows and tells that it did not work. */
  fail(reason: unknown): void
}

/** Why a call did not work. */
export function failureOf(reason: unknown): SignInFailure {
  if (!(reason instanceof ApiError)) return 'other'
  if (reason.status === 403) return 'wrong-credentials'
  if (reason.status === 429) return 'limited'
  return reason.code === 'network' ? 'offline' : 'other'
}

export function createSignIn(onSignedIn: (name: string) => void, onFailure: (failure: Error) => void): SignInStore {
  const $state = atom<SignInState>({ state: 'idle' })
  // Whoever signs in, here or in another tab, leaves no old complaint for the next visitor.
  $session.listen(({ state }) => state === 'signed-in' && $state.set({ state: 'idle' }))
  const refuse = (failure: SignInFailure) => $state.set({ state: 'failed', failure })
  const fail = (reason: unknown) => {
    refuse(failureOf(reason))
    if (reason instanceof Error) onFailure(reason)
  }
  return {
    $state,
    fail,
    async submit({ username, password, remembered }) {
      if ($state.get().state === 'submitting') return
      if (username.trim() === '' || password === '') return refuse('incomplete')
      $state.set({ state: 'submitting' })
      try {
        await signIn({ username: username.trim(), password }, remembered)
      } catch (reason) {
        return fail(reason)
      }
      const session = $session.get()
      if (session.state === 'signed-in') onSignedIn(session.name)
    },
  }
}
