import { atom, type ReadableAtom } from 'nanostores'
import { ApiError } from '#api/errors.ts'
import { checkResetLink } from '#api/link-checks.ts'

/** `owner` is the masked username; empty where the API does not tell, or could not be reached: the form tells that itself. */
export type ResetLinkState = { state: 'checking' | 'spent' } | { state: 'ready'; owner: string }

export type ResetLinkStore = {
  $state: ReadableAtom<ResetLinkState>
  /** Asks whose link it is, which spends nothing. The result is to be called when nobody sees it any more. */
  start(): () => void
}

/** Whose reset link it is, before anybody sets a password with it. */
export function createResetLink(token: string, onFailure: (failure: Error) => void): ResetLinkStore {
  const $state = atom<ResetLinkState>({ state: 'checking' })
  return {
    $state,
    start() {
      let isShown = true
      const show = (state: ResetLinkState) => isShown && $state.set(state)
      checkResetLink(token).then(
        (owner) => show({ state: 'ready', owner }),
        (reason: unknown) => {
          const isSpent = reason instanceof ApiError && reason.status === 403
          show(isSpent ? { state: 'spent' } : { state: 'ready', owner: '' })
          if (isSpent && isShown) onFailure(reason)
        },
      )
      return () => {
        isShown = false
      }
    },
  }
}
