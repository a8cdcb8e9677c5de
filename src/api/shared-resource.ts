import type { ReadableAtom } from 'nanostores'
import { createResource, type ResourceState } from '#session/resource.ts'
import { $session } from '#session/session.store.ts'
import { isMissingCall } from './missing-call.ts'

type OnFailure = (failure: Error) => void

/** One value for all elements of the page, which other tabs of the origin load again when it changes. */
export type SharedResource<T> = {
  $state: ReadableAtom<ResourceState<T>>
  /** Whether an element shows it. */
  isUsed(): boolean
  retry(): void
  /** Loads it again after a change, and tells the other tabs. Until the answer arrives, the page shows what `update` gives. */
  changed(update?: (value: T) => T): void
  /** Loads it for an element, if it is the first one. Returns a function that stops it. */
  start(onFailure: OnFailure): () => void
}

type SharedResourceOptions<T> = {
  /** The name of the channel between tabs. */
  channel: string
  fetch(signal: AbortSignal): Promise<T>
  /** Called after each answer, also a failed one. */
  onAnswer?(): void
  onStart?(): void
  onStop?(): void
}

export function createSharedResource<T>(options: SharedResourceOptions<T>): SharedResource<T> {
  const elements = new Set<OnFailure>()
  let stop = () => {}
  let channel: BroadcastChannel | undefined
  const resource = createResource<T>({
    fetch: options.fetch,
    onReady: () => options.onAnswer?.(),
    onFailure(failure: Error & { status?: number }) {
      options.onAnswer?.()
      if (isMissingCall(failure)) return
      for (const onFailure of elements) onFailure(failure)
    },
  })

  const begin = () => {
    const end = resource.start()
    if (typeof BroadcastChannel !== 'undefined') {
      channel = new BroadcastChannel(options.channel)
      channel.onmessage = () => resource.reload()
    }
    stop = () => {
      end()
      channel?.close()
      channel = undefined
    }
  }

  return {
    $state: resource.$state,
    isUsed: () => elements.size > 0,
    retry: resource.retry,
    changed(update) {
      channel?.postMessage('')
      const shown = resource.$state.get()
      if (update && shown.state === 'ready') resource.replace(update(shown.value))
      resource.reload()
    },
    start(onFailure) {
      const own: OnFailure = (failure) => onFailure(failure)
      elements.add(own)
      options.onStart?.()
      if (elements.size === 1) begin()
      return () => {
        elements.delete(own)
        if (elements.size > 0) return
        stop()
        options.onStop?.()
      }
    },
  }
}

const isOpen = (state: string) => state !== 'signed-out'

/**
 * Whether a store of the page can be used further. One that was rendered and never started may belong to another session, as
 * when a build renders for a visitor and a user.
 */
export const isCurrent = (store: Pick<SharedResource<unknown>, '$state' | 'isUsed'>): boolean =>
  store.isUsed() || isOpen(store.$state.get().state) === isOpen($session.get().state)
