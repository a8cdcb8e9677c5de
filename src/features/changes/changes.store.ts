import { type Changes, listResearchChanges } from '#api/research-changes.ts'
import { createResource, type Resource } from '#session/resource.ts'
import { $session } from '#session/session.store.ts'

export type ChangesOptions = {
  days: number
  /** How many are shown at first. */
  limit: number
  /** Kinds joined by `;`; empty: every change. */
  kinds: string
  /** By the API's keys. */
  filters: URLSearchParams
  /** Whether visitors see the public changes. */
  anonymous: boolean
  onFailure: (failure: Error) => void
}

/** As many as one answer has. */
const MOST = 100

/** The changes of ratings and targets; `showAll` loads those beyond the limit. */
export function createChanges(options: ChangesOptions): Resource<Changes> & { showAll(): void } {
  const { days, kinds, filters, anonymous, onFailure } = options
  let { limit } = options
  const changes = createResource({
    anonymous,
    fetch: (signal) => {
      const isPublic = $session.get().state === 'signed-out'
      return listResearchChanges({ filters, kinds, days, limit, isPublic }, signal)
    },
    onFailure,
  })
  return {
    ...changes,
    showAll() {
      limit = MOST
      changes.reload()
    },
  }
}
