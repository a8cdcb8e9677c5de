import { atom, type ReadableAtom } from 'nanostores'
import { finishCompanySignIn } from '#api/company-sign-in.ts'
import { type CompanyFailure, readCompanyFailure, toCompanyFailure } from '#features/sign-in/company-failure.tsx'
import { goTo } from '../router/location.ts'

type State = { state: 'waiting' } | { state: 'failed'; failure: CompanyFailure; canRetry: boolean }

export type CompanySignInStore = { $state: ReadableAtom<State>; start(): Promise<void> }

/** Finishes the sign-in that a provider has led back from; `failure` is from the address, empty: it has succeeded. */
export function createCompanySignIn(failure: string): CompanySignInStore {
  const $state = atom<State>({ state: 'waiting' })
  let isRunning = false
  return {
    $state,
    async start() {
      if (failure !== '') {
        return $state.set({ state: 'failed', failure: readCompanyFailure(failure), canRetry: false })
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
        const told = toCompanyFailure(reason)
        $state.set({ state: 'failed', failure: told, canRetry: told !== 'expired' })
      }
    },
  }
}
