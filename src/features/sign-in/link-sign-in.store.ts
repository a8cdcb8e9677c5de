import { atom, type ReadableAtom } from 'nanostores'
import { checkSignInLink } from '#api/link-checks.ts'
import { $session } from '#session/session.store.ts'
import { exchangeOf, forgetExchange, knownExchange } from './exchange.ts'
import { failureOf, type SignInFailure } from './sign-in.store.ts'

/** `owner` is the masked username, or empty where the API does not tell. */
type LinkSignInState =
  | { state: 'checking' }
  | { state: 'ready' | 'submitting'; owner: string }
  | { state: 'failed'; failure: SignInFailure }

export type LinkSignInStore = {
  $state: ReadableAtom<LinkSignInState>
  /** Asks whose link it is, which spends nothing. The result is to be called when nobody sees it any more. */
  start(): () => void
  /** Spends the link: it signs in. */
  confirm(): void
  /** Tries again what has failed. */
  retry(): void
}

type LinkSignInActions = {
  onSignedIn: (name: string) => void
  onFailure: (failure: Error) => void
  /** The link has led in before. */
  onSpent: () => void
}

/**
 * Signs in by the token of a link (R022, R023, C35). Opening the link signs nobody in, since programs that look into mails open
 * links and run their scripts: only `confirm` spends the token, once for the page.
 */
export function createLinkSignIn(token: string, actions: LinkSignInActions): LinkSignInStore {
  const $state = atom<LinkSignInState>({ state: 'checking' })
  let isShown = true
  let owner = ''
  let repeat: () => void = () => {}

  const fail = (reason: unknown, again: () => void) => {
    repeat = again
    $state.set({ state: 'failed', failure: failureOf(reason) })
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

  const exchange = async () => {
    $state.set({ state: 'submitting', owner })
    const joined = exchangeOf(token)
    const tell = (work: () => void) => {
      if (!joined.isTold) work()
      joined.isTold = true
    }
    try {
      await joined.outcome
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
    const session = $session.get()
    // Spent before this element came, and the session has ended since.
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
        // Who has been signed in by it sees another panel at once, and the host is still to be told.
        isShown = $session.get().state === 'signed-in'
      }
    },
    confirm() {
      if ($state.get().state === 'ready') void exchange()
    },
    retry: () => repeat(),
  }
}
