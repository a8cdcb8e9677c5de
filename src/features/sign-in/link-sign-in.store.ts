import { atom, type ReadableAtom } from 'nanostores'
import { checkSignInLink } from '#api/link-checks.ts'
import type { PendingEntry } from '#api/session.ts'
import { $session } from '#session/session.store.ts'
import { forgetExchange, knownExchange, startExchange } from './exchange.ts'
import { type SignInFailure, toFailure } from './sign-in.store.ts'

/** `owner` is the masked username; empty if the API does not tell. */
type LinkSignInState =
  | { state: 'checking' }
  | { state: 'ready' | 'submitting'; owner: string }
  | { state: 'failed'; failure: SignInFailure }

export type LinkSignInStore = {
  $state: ReadableAtom<LinkSignInState>
  /** Requests the owner of the link, without spending it. Call the result when the view is removed. */
  start(): () => void
  /** Spends the link and signs in. */
  confirm(): void
  /** Repeats the failed step. */
  retry(): void
}

type LinkSignInActions = {
  onSignedIn: (name: string) => void
  onFailure: (failure: Error) => void
  /** The account has a second factor. Rejects if the form for the code could not be loaded. */
  onPending: (pending: PendingEntry) => Promise<void>
  /** The link has been used before. */
  onSpent: () => void
}

/**
 * Signs in with the token of a link (R022, R023, C35). Opening the link does not sign in, because mail scanners open
 * links and run their scripts. Only `confirm` spends the token, once per page.
 */
export function createLinkSignIn(token: string, actions: LinkSignInActions): LinkSignInStore {
  const $state = atom<LinkSignInState>({ state: 'checking' })
  let isShown = true
  let owner = ''
  let repeat: () => void = () => {}

  const fail = (reason: unknown, again: () => void) => {
    repeat = again
    $state.set({ state: 'failed', failure: toFailure(reason) })
  }

  const check = async () => {
    $state.set({ state: 'checking' })
    try {
      owner = await checkSignInLink(token)
      if (isShown && $state.get().state === 'checking') $state.set({ state: 'ready', owner })
    } catch (reason) {
      if (!isShown || $state.get().state !== 'checking') return
      fail(reason, check)
      if (reason instanceof Error) actions.onFailure(reason)
    }
  }

  const enterCode = async (pending: PendingEntry) => {
    try {
      await actions.onPending(pending)
    } catch (reason) {
      if (!isShown) return
      // Joins the exchange of before: the link is spent, and its outcome is still good.
      fail(reason, exchange)
      if (reason instanceof Error) actions.onFailure(reason)
    }
  }

  const exchange = async () => {
    $state.set({ state: 'submitting', owner })
    const joined = startExchange(token)
    const tell = (work: () => void) => {
      if (!joined.isTold) work()
      joined.isTold = true
    }
    let pending: PendingEntry | undefined
    try {
      pending = await joined.outcome
    } catch (reason) {
      if (!isShown) return
      fail(reason, () => {
        forgetExchange(token)
        void exchange()
      })
      if (reason instanceof Error) tell(() => actions.onFailure(reason))
      return
    }
    if (!isShown) return
    if (pending) return enterCode(pending)
    const session = $session.get()
    // The token was spent before this element was added, and the session has ended since.
    if (session.state === 'signed-out') actions.onSpent()
    else tell(() => actions.onSignedIn(session.name))
  }

  return {
    $state,
    start() {
      isShown = true
      if (knownExchange(token)) void exchange()
      else void check()
      return () => {
        // After the sign-in another panel is shown, but the host still has to be told.
        isShown = $session.get().state === 'signed-in'
      }
    },
    confirm() {
      if ($state.get().state === 'ready') void exchange()
    },
    retry: () => repeat(),
  }
}
