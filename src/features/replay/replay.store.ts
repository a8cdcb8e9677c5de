import { capture } from '../../analytics/capture.ts'
import { currentUser } from '../../api/current-user.ts'
import { ApiError } from '../../api/errors.ts'
import { roadshowById } from '../../api/roadshows.ts'
import type { RoadshowDetail } from '../../contract/roadshow.ts'
import { wordsIn } from '../../lib/words.ts'
import { createResource, type Resource } from '../../session/resource.ts'

type ReplayOptions = {
  roadshowId: string
  onTitle: (title: string) => void
  onFailure: (failure: Error) => void
}

/** The event whose replay is watched (R335); one that is not permitted fails as 401 (R336), that it was opened is recorded (R337). */
export const createReplay = ({ roadshowId, onTitle, onFailure }: ReplayOptions): Resource<RoadshowDetail> =>
  createResource({
    async fetch(signal) {
      if (roadshowId === '') throw new ApiError('not-found', 'No event', 404)
      const [, roadshow] = await Promise.all([currentUser(signal), roadshowById(roadshowId, signal)])
      if (roadshow.permissioned === false) throw new ApiError('unauthorized', 'Not permitted', 401)
      return roadshow
    },
    onReady(roadshow) {
      capture({ type: 'Roadshow Open', roadshowId: roadshow.id })
      const title = wordsIn(roadshow.name)
      if (title) onTitle(title)
    },
    onFailure,
  })
