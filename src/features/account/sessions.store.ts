import { atom, type ReadableAtom } from 'nanostores'
import type { ApiError } from '#api/errors.ts'
import { createSharedResource } from '#api/shared-resource.ts'
import { endOtherSessions, endSession, listSessions } from '#api/user-sessions.ts'
import type { UserSession } from '#contract/user-session.ts'
import type { ResourceState } from '#session/resource.ts'

/** Where tabs and elements tell one another that sessions have ended. */
export const SESSIONS_CHANNEL = 'research-portal.sessions'

export type SessionsStore = {
  $state: ReadableAtom<ResourceState<UserSession[]>>
  /** The ids of sessions that were ended here, which the list may still have. */
  $ended: ReadableAtom<ReadonlySet<string>>
  retry(): void
  /** @throws ApiError if the session has not ended */
  end(id: string): Promise<void>
  /** @throws ApiError if they have not ended */
  endOthers(): Promise<void>
  start(): () => void
}

/** The sessions of the user, and the end of one or of all others. */
export function createSessions(onFailure: (failure: Error) => void): SessionsStore {
  const $ended = atom<ReadonlySet<string>>(new Set())
  const { changed, ...list } = createSharedResource<UserSession[]>({
    channel: SESSIONS_CHANNEL,
    fetch: listSessions,
  })
  const settle = (ids: readonly string[]) => {
    $ended.set(new Set([...$ended.get(), ...ids]))
    changed()
  }
  return {
    $state: list.$state,
    $ended,
    retry: list.retry,
    async end(id) {
      try {
        await endSession(id)
      } catch (reason) {
        // It has ended meanwhile, which is what the user wants.
        if ((reason as ApiError).status !== 404) throw reason
      }
      settle([id])
    },
    async endOthers() {
      const shown = list.$state.get()
      const sessions = shown.state === 'ready' ? shown.value : []
      await endOtherSessions()
      settle(sessions.filter(({ current }) => !current).map(({ id }) => id))
    },
    start: () => list.start(onFailure),
  }
}
