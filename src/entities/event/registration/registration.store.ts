import { atom, type ReadableAtom } from 'nanostores'
import { ApiError } from '#api/errors.ts'
import { registerForRoadshow } from '#api/roadshows.ts'
import { registrationTexts as t } from '#i18n/en/registration.ts'
import { followUser } from '#session/follow-user.ts'
import { pageNotifications } from '#session/notifications.ts'
import { $session } from '#session/session.store.ts'
import { getSessionId } from '#session/session.ts'
import { markEventsChanged } from './events-changed.ts'

/** What a reader wants of an event: a place, or access to it. */
export type Wish = { id: string; name: string; kind: 'register' | 'request' }

export type RegistrationState =
  | { state: 'closed' }
  | { state: 'asking' | 'sending' | 'failed' | 'thanks' | 'signed-out'; wish: Wish }

export type RegistrationStore = {
  $state: ReadableAtom<RegistrationState>
  /** Asks whether the wish is meant; who is signed out is invited to sign in. */
  ask(wish: Wish): void
  /** Sends what was asked, once however often it is called (R329, C69). */
  confirm(): void
  /** What is being sent goes on, and tells its outcome by opening again; what waits to be told comes now. */
  close(): void
  /** Closes for another reader; the result ends it. */
  start(): () => void
}

export type RegistrationRequests = {
  /** The reader takes part now, or has asked for access. */
  onRegistered: (event: Pick<Wish, 'id' | 'kind'>) => void
  onFailure: (failure: Error) => void
}

const closed = { state: 'closed' } as const
const isSignedOut = () => $session.get().state === 'signed-out'

type Outcome = { state: 'thanks' | 'failed' | 'signed-out'; wish: Wish }

/** For a reader who is on another page by now. Where a session has ended, the page says so itself. */
function tellElsewhere({ state, wish: { name, kind } }: Outcome) {
  if (state === 'signed-out') return
  const thanks = kind === 'request' ? t.requestThanks : t.registerThanks
  const [variant, text] = state === 'thanks' ? (['success', thanks] as const) : (['error', t.failed] as const)
  pageNotifications.show([`${name}: ${text}`], { variant, dismissible: true })
}

/** One dialog for the events of a list (R327–R331). */
export function createRegistration({ onRegistered, onFailure }: RegistrationRequests): RegistrationStore {
  const $state = atom<RegistrationState>(closed)
  const underWay = new Set<string>()
  /** Outcomes that came while the reader was busy with another event, the first first. */
  const waiting: Outcome[] = []
  let isShown = true

  /** Tells an outcome: where the reader has left, in the page's notifications; one who is busy with another event, after that. */
  const tell = (outcome: Outcome) => {
    const shown = $state.get()
    if (!isShown) tellElsewhere(outcome)
    else if (shown.state === 'closed' || shown.wish.id === outcome.wish.id) $state.set(outcome)
    else if (outcome.state !== 'signed-out') waiting.push(outcome)
  }

  const send = async (wish: Wish) => {
    const { id, kind } = wish
    const reader = getSessionId($session.get())
    const isSameReader = () => getSessionId($session.get()) === reader
    underWay.add(id)
    $state.set({ state: 'sending', wish })
    try {
      await registerForRoadshow(id)
      underWay.delete(id)
      if (!isSameReader()) return
      tell({ state: 'thanks', wish })
      onRegistered({ id, kind })
      markEventsChanged()
    } catch (reason) {
      underWay.delete(id)
      const isRefused = isSignedOut() || (reason instanceof ApiError && reason.status === 401)
      if (isRefused || isSameReader()) tell({ state: isRefused ? 'signed-out' : 'failed', wish })
      if (reason instanceof Error) onFailure(reason)
      // Full, or over, by now: the list still offers what cannot be had.
      if (isSameReader() && reason instanceof ApiError && reason.status === 409) markEventsChanged()
    }
  }

  return {
    $state,
    ask(wish) {
      if (isSignedOut()) $state.set({ state: 'signed-out', wish })
      else $state.set({ state: underWay.has(wish.id) ? 'sending' : 'asking', wish })
    },
    confirm() {
      const shown = $state.get()
      if (shown.state === 'asking' || shown.state === 'failed') void send(shown.wish)
    },
    close: () => $state.set(waiting.shift() ?? closed),
    start() {
      isShown = true
      const unfollow = followUser(() => {
        waiting.length = 0
        const shown = $state.get()
        if (shown.state === 'closed') return
        $state.set(isSignedOut() && shown.state !== 'thanks' ? { ...shown, state: 'signed-out' } : closed)
      })
      return () => {
        isShown = false
        unfollow()
        for (const outcome of waiting.splice(0)) tellElsewhere(outcome)
      }
    },
  }
}
