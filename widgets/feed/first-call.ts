import { createFeed, readDefaults } from '#features/feed/feed.store.ts'
import { openQuery } from '#search/state/open-query.ts'
import { firstCall } from '#widgets/runtime/first-call.ts'
import { feedSpec } from './spec.ts'

export const sendFirstCall = firstCall(
  feedSpec,
  async ({ urlState, quickFilter, filters, defaultFilters, ...paging }) =>
    createFeed({
      ...paging,
      query: await openQuery(urlState),
      defaultFilter: quickFilter,
      lockedFilters: new URLSearchParams(filters),
      defaults: readDefaults(defaultFilters),
      onFailure: () => {},
    }).firstCall(),
  () => import('#features/feed/tile-list.view.tsx'),
)
