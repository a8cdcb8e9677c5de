import { atom, type ReadableAtom } from 'nanostores'
import { finishCompanySignIn } from '#api/company-sign-in.ts'
import { ApiError } from '#api/errors.ts'
import type { CompanyFailure } from '#contract/company-sign-in.ts'
import { goTo } from '../router/location.ts'

/** Why the sign-in did not succeed: what the API has put into the address, or what its answer says. */
export type SignInFailure = CompanyFailure | 'network-not-allowed' | 'other'

type State = { state: 'waiting' } | { state: 'failed'; failure: SignInFailure; canRetry: boolean }

export type CompanySignInStore = { $state: ReadableAtom<State>; start(): Promise<void> }

const inAddress: Readonly<Record<CompanyFailure, true>> = {
  unknown: true,
  unavailable: true,
  expired: true,
  refused: true,
  unverified: true,
  unmapped: true,
  'other-account': true,
}

const isInAddress = (text: string): text is CompanyFailure => Object.hasOwn(inAddress, text)

function toFailed(reason: unknown): State {
  if (reason instanceof ApiError && reason.code === 'network-not-allowed')
    return { state: 'failed', failure: reason.code, canRetry: true }
  // The browser has come back for nothing: only a new sign-in helps.
  if (reason instanceof ApiError && reason.status === 403)
    return { state: 'failed', failure: 'expired', canRetry: false }
  return { state: 'failed', failure: 'other', canRetry: true }
}

/** Finishes the sign-in that a provider has led back from; `failure` is from the address, empty: it has succeeded. */
export function createCompanySignIn(failure: string): CompanySignInStore {
  const $state = atom<State>({ state: 'waiting' })
  let isRunning = false
  return {
    $state,
    async start() {
      if (failure !== '') {
        return $state.set({ state: 'failed', failure: isInAddress(failure) ? failure : 'other', canRetry: false })
      }
      if (isRunning) return
      isRunning = true
      $state.set({ state: 'waiting' })
      try {
        // The page that was asked for is remembered as before any other sign-in; the new session leads there.
        await finishCompanySignIn(
          (origin) => origin !== undefined && goTo('/company_sign_in', { replace: true, origin }),
        )
      } catch (reason) {
        isRunning = false
        $state.set(toFailed(reason))
      }
    },
  }
}
