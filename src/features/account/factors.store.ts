import { listFactors } from '#api/factors.ts'
import { createSharedResource, type SharedResource } from '#api/shared-resource.ts'
import type { Factors } from '#contract/factor.ts'
import { SESSIONS_CHANNEL } from './sessions.store.ts'

export type FactorsStore = Pick<SharedResource<Factors>, '$state' | 'retry' | 'changed'> & {
  /** A new factor has ended the other sessions, so lists of them load again. */
  sessionsEnded(): void
  start(): () => void
}

/** What protects the account besides the password. */
export function createFactors(onFailure: (failure: Error) => void): FactorsStore {
  const { start, ...resource } = createSharedResource<Factors>({
    channel: 'research-portal.factors',
    fetch: listFactors,
  })
  return {
    ...resource,
    sessionsEnded() {
      if (typeof BroadcastChannel === 'undefined') return
      const channel = new BroadcastChannel(SESSIONS_CHANNEL)
      channel.postMessage('')
      channel.close()
    },
    start: () => start(onFailure),
  }
}
