import { upcomingRoadshowsByTag } from '../../api/roadshows.ts'
import type { Roadshow } from '../../contract/roadshow.ts'
import { recordsIn } from '../../lib/words.ts'
import { createResource, type Resource } from '../../session/resource.ts'

/** The next events about a company, an analyst or a sector, at most `limit` of them (R297). */
export const createEventCards = (
  tagId: string,
  limit: number,
  onFailure: (failure: Error) => void,
): Resource<Roadshow[]> =>
  createResource({
    async fetch(signal) {
      const { records } = await upcomingRoadshowsByTag(tagId, limit, signal)
      return recordsIn(records).slice(0, limit)
    },
    onFailure,
  })
