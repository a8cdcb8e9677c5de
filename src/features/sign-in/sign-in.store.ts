import { atom, type ReadableAtom } from 'nanostores'
import { $session } from '#session/session.store.ts'

/** Why signing in did not work (R015, R018, R019); that there is no connection, or were too many attempts, is told besides. */
export type SignInFailure = 'incomplete' | 'wrong-credentials' | 'offline' | 'limited' | 'other'

export type SignInState = { state: 'idle' } | { state: 'submitting' } | { state: 'failed'; failure: SignInFailure }

export type SignInRequest = { username: string; password: string; remembered: boolean }

export type SignInStore = {
  $state: ReadableAtom<SignInState>
  /** Whoever signs in, here or in another tab, leaves no old complaint for the next visitor; the result ends it. */
  start(): () => void
  /** Fetches what signing in takes, as soon as somebody seems about to: no page needs it before. */
  prepare(): void
  /** Signs in; a second call while one is under way does nothing. */
  submit(request: SignInRequest): Promise<void>
  /** Shows and tells that it did not work. */
  fail(reason: unknown): void
}

/** Why a call did not work: an `ApiError` tells. */
export function failureOf(reason: unknown): SignInFailure {
  const { status, code } = Object(reason) as { status?: number; code?: string }
  if (status === 403) return 'wrong-credentials'
  if (status === 429) return 'limited'
  return code === 'network' ? 'offline' : 'other'
}

const loadCalls = () =>
  import('#api/session.ts').catch((reason) => {
    throw Object.assign(new Error(String(reason)), { code: 'network' })
  })

export function createSignIn(onSignedIn: (name: string) => void, onFailure: (failure: Error) => void): SignInStore {
  const $state = atom<SignInState>({ state: 'idle' })
  const refuse = (failure: SignInFailure) => $state.set({ state: 'failed', failure })
  const fail = (reason: unknown) => {
    refuse(failureOf(reason))
    if (reason instanceof Error) onFailure(reason)
  }
  return {
    $state,
    start: () => $session.listen(({ state }) => state === 'signed-in' && $state.set({ state: 'idle' })),
    prepare: () => void loadCalls().catch(() => undefined),
    fail,
    async submit({ username, password, remembered }) {
      if ($state.get().state === 'submitting') return
      if (username.trim() === '' || password === '') return refuse('incomplete')
      $state.set({ state: 'submitting' })
      try {
        const { signIn } = await loadCalls()
        await signIn({ username: username.trim(), password }, remembered)
      } catch (reason) {
        return fail(reason)
      }
      const session = $session.get()
      if (session.state === 'signed-in') onSignedIn(session.name)
    },
  }
}
