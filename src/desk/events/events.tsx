import { useStore } from '@nanostores/react'
import { useEffect, useMemo } from 'react'
import { registerStyles } from '#ui/base/styles.ts'
import { EventPage } from './event.tsx'
import css from './events.css?inline'
import { createEvents } from './events.store.ts'
import { EventsList } from './events-list.view.tsx'
import { NewEvent } from './new-event.tsx'

registerStyles('portal', css)

/** The events of the desk: the list, a new one, or the one in the address. */
export function Events({ id }: { id: string | undefined }) {
  // Kept while an event is shown, so that its list is as it was.
  const store = useMemo(createEvents, [])
  if (id === 'new') return <NewEvent />
  if (id !== undefined) return <EventPage key={id} id={id} />
  return <List store={store} />
}

function List({ store }: { store: ReturnType<typeof createEvents> }) {
  useEffect(() => store.start(), [store])
  const query = useStore(store.$query)
  const state = useStore(store.$state)
  return <EventsList query={query} state={state} store={store} />
}
