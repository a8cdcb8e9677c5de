import { atom, type ReadableAtom } from 'nanostores'
import { takeLatest } from '#lib/async/take-latest.ts'
import { onUserChange } from './on-user-change.ts'
import { recoverTogether } from './recover-together.ts'
import { $session } from './session.store.ts'

/** Something a user requests, in each of its states. */
export type ResourceState<T> =
  | { state: 'signed-out' }
  | { state: 'loading' }
  | { state: 'failed'; error: Error & { status?: number; code?: string }; retrying: boolean }
  | { state: 'ready'; value: T }

export type Resource<T> = {
  $state: ReadableAtom<ResourceState<T>>
  retry(): void
  /** Loads again after a change. The current value stays until the new one arrives, and also if loading fails. */
  reload(): void
  /** Shows a value that is newer than what is loading, such as the answer to a change. */
  replace(value: T): void
  /** Loads the value, and again for another user. Returns a function that cancels the request. */
  start(): () => void
}

type ResourceOptions<T> = {
  fetch(signal: AbortSignal): Promise<T>
  /** Also load it without a session. If the API refuses, the visitor is invited to sign in. */
  anonymous?: boolean
  /** The id is not known yet: nothing is requested, and the state stays `loading`. */
  waits?: boolean
  onReady?(value: T): void
  onFailure(failure: Error): void
}

const loading = { state: 'loading' } as const
const signedOut = { state: 'signed-out' } as const
const isSignedOut = () => $session.get().state === 'signed-out'

export function createResource<T>(options: ResourceOptions<T>): Resource<T> {
  const { fetch, anonymous = false, waits = false, onReady, onFailure } = options
  // Start with the final state, so that a visitor never sees skeletons that then collapse.
  const $state = atom<ResourceState<T>>(isSignedOut() && !anonymous ? signedOut : loading)
  const loader = takeLatest()

  const load = (waiting: ResourceState<T> = loading) => {
    if (isSignedOut() && !anonymous) {
      loader.stop()
      return $state.set(signedOut)
    }
    if (waits) return $state.set(loading)
    $state.set(waiting)
    loader.run(fetch, (outcome) => {
      if (outcome.status === 'rejected') {
        // The current value stays.
        if (waiting.state === 'ready') return onFailure(outcome.reason)
        if (isSignedOut() && outcome.reason.status === 401) return $state.set(signedOut)
        $state.set({ state: 'failed', error: outcome.reason, retrying: false })
        return onFailure(outcome.reason)
      }
      $state.set({ state: 'ready', value: outcome.value })
      onReady?.(outcome.value)
    })
  }

  const retry = () => {
    const shown = $state.get()
    // The message stays during the retry, and its button keeps the focus.
    load(shown.state === 'failed' ? { ...shown, retrying: true } : loading)
  }

  return {
    $state,
    retry,
    reload() {
      const shown = $state.get()
      if (shown.state === 'ready') load(shown)
      else retry()
    },
    replace(value) {
      loader.stop()
      $state.set({ state: 'ready', value })
    },
    start() {
      load()
      const stopFollowing = onUserChange(() => load())
      const stopRecovering = recoverTogether($state, retry)
      return () => {
        stopFollowing()
        stopRecovering()
        loader.stop()
      }
    },
  }
}
