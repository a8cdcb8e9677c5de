import { atom, type ReadableAtom } from 'nanostores'
import type { PendingEntry } from '#api/session.ts'
import { signInByCode } from '#api/sign-in-code.ts'
import { $session } from '#session/session.store.ts'
import { type SignInFailure, toFailure } from './sign-in.store.ts'

export type CodeFailure = Exclude<SignInFailure, 'wrong-credentials'> | 'wrong' | 'expired'

type CodeState = { state: 'idle' | 'submitting' } | { state: 'failed'; failure: CodeFailure }

export type CodeStepStore = {
  $state: ReadableAtom<CodeState>
  /** Signs in; ignored while another call is running, or after the time for it. */
  submit(code: string): Promise<void>
  /** Clears a failure when another kind of code is to be entered, or a code is typed. */
  clear(): void
}

const WRONG = 422

function toCodeFailure(reason: unknown): CodeFailure {
  if ((reason as { status?: number }).status === WRONG) return 'wrong'
  const failure = toFailure(reason)
  return failure === 'wrong-credentials' ? 'expired' : failure
}

/** The second step of a sign-in: a code for the token that the first one gave. */
export function createCodeStep(
  pending: PendingEntry,
  { onSignedIn, onFailure }: { onSignedIn: (name: string) => void; onFailure: (failure: Error) => void },
): CodeStepStore {
  const $state = atom<CodeState>({ state: 'idle' })
  const isExpired = () => {
    const state = $state.get()
    return state.state === 'failed' && state.failure === 'expired'
  }
  const refuse = (failure: CodeFailure) => $state.set({ state: 'failed', failure })
  return {
    $state,
    clear: () => !isExpired() && $state.get().state === 'failed' && $state.set({ state: 'idle' }),
    async submit(code) {
      if ($state.get().state === 'submitting' || isExpired()) return
      if (code.trim() === '') return refuse('incomplete')
      $state.set({ state: 'submitting' })
      try {
        await signInByCode(pending, code.trim())
      } catch (reason) {
        refuse(toCodeFailure(reason))
        if (reason instanceof Error) onFailure(reason)
        return
      }
      const session = $session.get()
      if (session.state === 'signed-in') onSignedIn(session.name)
    },
  }
}
