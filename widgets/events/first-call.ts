import { getView } from '#features/events/events.query.ts'
import { openEvents } from '#features/events/events.store.ts'
import { openQuery } from '#search/state/open-query.ts'
import { defineFirstCall } from '#widgets/runtime/first-call.ts'
import { eventsSpec } from './spec.ts'

export const sendFirstCall = defineFirstCall(eventsSpec, async (props) => {
  const query = await openQuery(props.urlState)
  const view = getView(props.view, query.$query.get(), props.urlState === 'page')
  return openEvents(query, { ...props, view }).firstCall()
})
