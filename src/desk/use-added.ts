import { type RefObject, useCallback, useRef, useState } from 'react'
import { NavigateEvent } from '#widgets/runtime/events.ts'

/** Leads to a page of the portal from within an element. */
export const leadTo = (place: RefObject<HTMLElement | null>, path: string): void =>
  void place.current?.dispatchEvent(new NavigateEvent({ href: new URL(path, location.href).href }))

/** A record that was just added, and what is said about it. */
type Added = { id: string; text: string }

/** Leads from the form of a new record to that record, which then tells that it was added. */
export function useAdded(area: string) {
  const place = useRef<HTMLDivElement>(null)
  const [added, setAdded] = useState<Added>()
  const show = useCallback(
    (next: Added) => {
      setAdded(next)
      leadTo(place, `/desk/${area}/${next.id}`)
    },
    [area],
  )
  const toldOf = (id: string) => (added?.id === id ? added.text : '')
  return { place: place as RefObject<HTMLDivElement | null>, show, toldOf }
}
