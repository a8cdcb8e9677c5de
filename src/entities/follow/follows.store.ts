import { atom, type ReadableAtom } from 'nanostores'
import { listFollows, saveFollow } from '#api/follows.ts'
import { isMissingCall } from '#api/missing-call.ts'
import type { Follow } from '#contract/follow.ts'
import { shared } from '#lib/dom/runtime.ts'
import { createResource, type ResourceState } from '#session/resource.ts'
import { $session } from '#session/session.store.ts'

type OnFailure = (failure: Error) => void

export type Follows = {
  $state: ReadableAtom<ResourceState<Follow[]>>
  /** Ids of the tags that are being changed. */
  $changing: ReadableAtom<readonly string[]>
  /** Whether an element shows the list. */
  isUsed(): boolean
  retry(): void
  /**
   * Starts or ends following a tag. The tag counts as changing until the list has arrived again.
   * @throws ApiError if the change was not stored
   */
  change(tagId: string, followed: boolean): Promise<void>
  /** Loads the list for an element, if it is the first one. Returns a function that stops it. */
  start(onFailure: OnFailure): () => void
}

const CHANNEL = 'research-portal.follows'

function createFollows(): Follows {
  const $changing = atom<readonly string[]>([])
  const elements = new Set<OnFailure>()
  let stop = () => {}
  let channel: BroadcastChannel | undefined

  /** Ids whose change has not been answered yet. */
  const sending = new Set<string>()
  const settle = () => $changing.set($changing.get().filter((id) => sending.has(id)))
  const resource = createResource<Follow[]>({
    fetch: listFollows,
    onReady: settle,
    onFailure(failure: Error & { status?: number }) {
      settle()
      if (isMissingCall(failure)) return
      for (const onFailure of elements) onFailure(failure)
    },
  })

  const begin = () => {
    const end = resource.start()
    if (typeof BroadcastChannel !== 'undefined') {
      channel = new BroadcastChannel(CHANNEL)
      channel.onmessage = () => resource.reload()
    }
    stop = () => {
      end()
      channel?.close()
      channel = undefined
    }
  }

  const follows: Follows = {
    $state: resource.$state,
    $changing,
    isUsed: () => elements.size > 0,
    retry: resource.retry,
    async change(tagId, followed) {
      $changing.set([...$changing.get(), tagId])
      sending.add(tagId)
      try {
        await saveFollow(tagId, followed)
      } catch (reason) {
        $changing.set($changing.get().filter((id) => id !== tagId))
        throw reason
      } finally {
        sending.delete(tagId)
      }
      channel?.postMessage(tagId)
      resource.reload()
    },
    start(onFailure) {
      const own: OnFailure = (failure) => onFailure(failure)
      elements.add(own)
      page.follows ??= follows
      if (elements.size === 1) begin()
      return () => {
        elements.delete(own)
        if (elements.size > 0) return
        stop()
        // The next element begins with a list of its own, also after an answer that could not be shown.
        delete page.follows
      }
    },
  }
  return follows
}

const page = shared('follows', (): { follows?: Follows } => ({}))

/** What the user follows: one list for all elements of the page, and told to other tabs of the origin when it changes. */
export function getFollows(): Follows {
  const { follows } = page
  const isOpen = (state: string) => state !== 'signed-out'
  // A list that was rendered and never started may belong to another session, as when a build renders for a visitor and a user.
  if (follows && (follows.isUsed() || isOpen(follows.$state.get().state) === isOpen($session.get().state)))
    return follows
  page.follows = createFollows()
  return page.follows
}
