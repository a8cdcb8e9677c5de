import { atom, type ReadableAtom } from 'nanostores'
import { ApiError } from '#api/errors.ts'
import { checkResetLink } from '#api/link-checks.ts'

/**
 * `owner` is the masked username. It is empty if the API does not tell or cannot be reached; the form reports that
 * itself.
 */
export type ResetLinkState = { state: 'checking' | 'spent' } | { state: 'ready'; owner: string }

export type ResetLinkStore = {
  $state: ReadableAtom<ResetLinkState>
  /** Requests the owner of the link, without spending it. Call the result when the form is removed. */
  start(): () => void
}

/** The owner of a reset link, shown before the password is set. */
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
