import { atom, type ReadableAtom } from 'nanostores'
import { listFollows, saveFollow } from '#api/follows.ts'
import { createSharedResource, isCurrent, type SharedResource } from '#api/shared-resource.ts'
import type { Follow } from '#contract/follow.ts'
import { shared } from '#lib/dom/runtime.ts'

export type Follows = Omit<SharedResource<Follow[]>, 'changed'> & {
  /** Ids of the tags that are being changed. */
  $changing: ReadableAtom<readonly string[]>
  /**
   * Starts or ends following a tag. The tag counts as changing until the list has arrived again.
   * @throws ApiError if the change was not stored
   */
  change(tagId: string, followed: boolean): Promise<void>
}

function createFollows(): Follows {
  const $changing = atom<readonly string[]>([])
  /** Ids whose change has not been answered yet. */
  const sending = new Set<string>()
  const { changed, ...list } = createSharedResource<Follow[]>({
    channel: 'research-portal.follows',
    fetch: listFollows,
    onAnswer: () => $changing.set($changing.get().filter((id) => sending.has(id))),
    onStart() {
      page.follows ??= follows
    },
    onStop() {
      // The next element begins with a list of its own, also after an answer that could not be shown.
      delete page.follows
    },
  })
  const follows: Follows = {
    ...list,
    $changing,
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
      changed()
    },
  }
  return follows
}

const page = shared('follows', (): { follows?: Follows } => ({}))

/** What the user follows: one list for all elements of the page, and told to other tabs of the origin when it changes. */
export function getFollows(): Follows {
  if (!page.follows || !isCurrent(page.follows)) page.follows = createFollows()
  return page.follows
}
