import { atom, type ReadableAtom } from 'nanostores'
import { ApiError } from '#api/errors.ts'
import { registerForRoadshow } from '#api/roadshows.ts'
import type { Roadshow } from '#contract/roadshow.ts'
import { registrationTexts } from '#i18n/en/registration.ts'
import { pageLanguage } from '#i18n/language.ts'
import { pageNotifications } from '#session/notifications.ts'
import { onUserChange } from '#session/on-user-change.ts'
import { $session } from '#session/session.store.ts'
import { getSessionId } from '#session/session.ts'
import { markEventsChanged } from './events-changed.ts'

/** What a user requests: a place at an event, or access to it. `roadshow` is the event for a calendar. */
export type Wish = { id: string; name: string; kind: 'register' | 'request'; roadshow?: Roadshow }

export type RegistrationState =
  | { state: 'closed' }
  | { state: 'asking' | 'sending' | 'failed' | 'thanks' | 'signed-out'; wish: Wish }

export type RegistrationStore = {
  $state: ReadableAtom<RegistrationState>
  /** Opens the question, or invites a visitor to sign in. */
  ask(wish: Wish): void
  /** Sends the request, only once however often it is called (R329, C69). */
  confirm(): void
  /**
   * Closes the dialog and shows the next waiting outcome. A running request continues, and opens the dialog again with
   * its outcome.
   */
  close(): void
  /** Follows the session and closes when the user changes. Returns a function that stops it. */
  start(): () => void
}

export type RegistrationRequests = {
  /** The user is registered now, or has requested access. */
  onRegistered: (event: Pick<Wish, 'id' | 'kind'>) => void
  onFailure: (failure: Error) => void
}

const closed = { state: 'closed' } as const
const isSignedOut = () => $session.get().state === 'signed-out'

type Outcome = { state: 'thanks' | 'failed' | 'signed-out'; wish: Wish }

/** For a user who has left the list. If the session has ended, the page reports that itself. */
function tellElsewhere({ state, wish: { name, kind } }: Outcome) {
  if (state === 'signed-out') return
  const t = registrationTexts(pageLanguage())
  const thanks = kind === 'request' ? t.requestThanks : t.registerThanks
  const [variant, text] = state === 'thanks' ? (['success', thanks] as const) : (['error', t.failed] as const)
  pageNotifications.show([`${name}: ${text}`], { variant, dismissible: true })
}

/** One dialog for the events of a list (R327–R331). */
export function createRegistration({ onRegistered, onFailure }: RegistrationRequests): RegistrationStore {
  const $state = atom<RegistrationState>(closed)
  const underWay = new Set<string>()
  /** Outcomes that arrived while the user was busy with another event, in order. */
  const waiting: Outcome[] = []
  let isShown = true

  /** Shows an outcome: as a page notification if the list is gone, or after the dialog of another event. */
  const tell = (outcome: Outcome) => {
    const shown = $state.get()
    if (!isShown) tellElsewhere(outcome)
    else if (shown.state === 'closed' || shown.wish.id === outcome.wish.id) $state.set(outcome)
    else if (outcome.state !== 'signed-out') waiting.push(outcome)
  }

  const send = async (wish: Wish) => {
    const { id, kind } = wish
    const sessionId = getSessionId($session.get())
    const isSameUser = () => getSessionId($session.get()) === sessionId
    underWay.add(id)
    $state.set({ state: 'sending', wish })
    try {
      await registerForRoadshow(id)
      underWay.delete(id)
      if (!isSameUser()) return
      tell({ state: 'thanks', wish })
      onRegistered({ id, kind })
      markEventsChanged()
    } catch (reason) {
      underWay.delete(id)
      const isRefused = isSignedOut() || (reason instanceof ApiError && reason.status === 401)
      if (isRefused || isSameUser()) tell({ state: isRefused ? 'signed-out' : 'failed', wish })
      if (reason instanceof Error) onFailure(reason)
      // The event is full or over, but the list still offers it.
      if (isSameUser() && reason instanceof ApiError && reason.status === 409) markEventsChanged()
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
      const unfollow = onUserChange(() => {
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
