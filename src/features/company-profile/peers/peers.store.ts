import { listCompanies } from '#api/companies.ts'
import { isMissingCall } from '#api/missing-call.ts'
import type { Tag } from '#contract/tag.ts'
import { toRecords, toText } from '#lib/format/words.ts'
import { withTags } from '#search/filters/edits.ts'
import { createResource, type Resource } from '#session/resource.ts'

const MOST_PEERS = 6

/** The companies of a sector that are compared; more would not change the first six by much. */
const MOST_LOADED = 50

/** Companies of the same kind of business first, then of the same region; the API sorts by name. */
function pickPeers(company: Tag, candidates: readonly Tag[]): Tag[] {
  const rank = (peer: Tag) =>
    (peer.sub_sector === company.sub_sector ? 0 : 2) + (peer.region === company.region ? 0 : 1)
  return candidates
    .filter(({ id, value, in_scope }) => id !== company.id && toText(value) !== '' && in_scope !== false)
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, MOST_PEERS)
}

/** Companies of the same sector that the user may see; none if the API does not have the list. */
export const createPeers = (company: Tag, onFailure: (failure: Error) => void): Resource<Tag[]> =>
  createResource({
    async fetch(signal) {
      const filters = withTags(new URLSearchParams(), { Sector: [toText(company.sector)] })
      const request = { relatedTo: undefined, filters, page: 1, pageSize: MOST_LOADED, limit: MOST_LOADED }
      try {
        return pickPeers(company, toRecords((await listCompanies(request, signal)).records))
      } catch (reason) {
        if (isMissingCall(Object(reason))) return []
        throw reason
      }
    },
    onFailure,
  })
