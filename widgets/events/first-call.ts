import { getView } from '#features/events/events.query.ts'
import { createEvents } from '#features/events/events.store.ts'
import { openQuery } from '#search/state/open-query.ts'
import { firstCall } from '#widgets/runtime/first-call.ts'
import { eventsSpec } from './spec.ts'

export const sendFirstCall = firstCall(eventsSpec, async ({ urlState, filters, ...props }) => {
  const query = await openQuery(urlState)
  return createEvents({
    ...props,
    query,
    view: getView(props.view, query.$query.get(), urlState === 'page'),
    lockedFilters: new URLSearchParams(filters),
    onFailure: () => {},
  }).firstCall()
})
