import { atom, type ReadableAtom } from 'nanostores'
import { takeLatest } from '#lib/async/take-latest.ts'
import { followReader } from './follow-reader.ts'
import { $session } from './session.store.ts'

/** One thing that a reader asks for, in each of its states. */
export type ResourceState<T> =
  | { state: 'signed-out' }
  | { state: 'loading' }
  | { state: 'failed'; error: Error & { status?: number; code?: string }; retrying: boolean }
  | { state: 'ready'; value: T }

export type Resource<T> = {
  $state: ReadableAtom<ResourceState<T>>
  retry(): void
  /** Asks again after a change: what is shown stays until there is something new, and also where it cannot be had. */
  reload(): void
  /** Loads it, anew for another reader; the result gives up what is under way. */
  start(): () => void
}

type ResourceOptions<T> = {
  fetch(signal: AbortSignal): Promise<T>
  /** Asked for without a session too; an API that has nothing for everybody refuses, and the reader is invited to sign in. */
  anonymous?: boolean
  /** What it is about has no id yet: nothing is asked for, and it stays on its way. */
  waits?: boolean
  onReady?(value: T): void
  onFailure(failure: Error): void
}

const loading = { state: 'loading' } as const
const signedOut = { state: 'signed-out' } as const
const isSignedOut = () => $session.get().state === 'signed-out'

export function createResource<T>(options: ResourceOptions<T>): Resource<T> {
  const { fetch, anonymous = false, waits = false, onReady, onFailure } = options
  // What is shown first is shown once: a signed-out reader never sees skeletons that then collapse.
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
        // What is shown stays.
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
    // The message stays while it is tried again, and with it the focus on its button.
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
    start() {
      load()
      const stopFollowing = followReader(() => load())
      return () => {
        stopFollowing()
        loader.stop()
      }
    },
  }
}
