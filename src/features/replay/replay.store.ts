import { record } from '#analytics/record.ts'
import { currentUser } from '#api/current-user.ts'
import { ApiError } from '#api/errors.ts'
import { roadshowById } from '#api/roadshows.ts'
import type { RoadshowDetail } from '#contract/roadshow.ts'
import { toText } from '#lib/format/words.ts'
import { createResource, type Resource } from '#session/resource.ts'
import { type Film, filmOf } from './film.ts'

type ReplayOptions = {
  roadshowId: string
  onTitle: (title: string) => void
  onFailure: (failure: Error) => void
}

export type ReplayStore = Resource<RoadshowDetail> & {
  /**
   * The film with fresh addresses, while the event stays as it is shown; rejects where there is no answer. Undefined where the
   * reader may not watch it any more: the event then says why.
   */
  refresh(): Promise<Film | undefined>
}

/** No, and no other try would help. */
const isFinal = (reason: unknown) => reason instanceof ApiError && [401, 403, 404].includes(reason.status ?? 0)

/** The event whose replay is watched (R335); one that is not permitted fails as 401 (R336), that it was opened is recorded (R337). */
export function createReplay({ roadshowId, onTitle, onFailure }: ReplayOptions): ReplayStore {
  const permitted = async (signal: AbortSignal) => {
    const roadshow = await roadshowById(roadshowId, signal)
    if (roadshow.permissioned === false) throw new ApiError('unauthorized', 'Not permitted', 401)
    return roadshow
  }
  const event = createResource({
    waits: roadshowId === '',
    async fetch(signal) {
      const [, roadshow] = await Promise.all([currentUser(signal), permitted(signal)])
      return roadshow
    },
    onReady(roadshow) {
      void record({ type: 'Roadshow Open', roadshowId: roadshow.id })
      const title = toText(roadshow.name)
      if (title) onTitle(title)
    },
    onFailure,
  })
  let life = new AbortController()
  return {
    ...event,
    async refresh() {
      const { signal } = life
      try {
        return filmOf(await permitted(signal))
      } catch (reason) {
        if (signal.aborted || !isFinal(reason)) throw reason
        event.retry()
        return undefined
      }
    },
    start() {
      life = new AbortController()
      const stop = event.start()
      return () => {
        stop()
        life.abort()
      }
    },
  }
}
