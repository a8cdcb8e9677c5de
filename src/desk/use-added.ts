import { type RefObject, useCallback, useRef, useState } from 'react'
import { NavigateEvent } from '#widgets/runtime/events.ts'

/** A record that was just added, and what is said about it. */
type Added = { id: string; text: string }

/** Leads from the form of a new record to that record, which then tells that it was added. */
export function useAdded(area: string) {
  const place = useRef<HTMLDivElement>(null)
  const [added, setAdded] = useState<Added>()
  const show = useCallback(
    (next: Added) => {
      setAdded(next)
      const href = new URL(`/desk/${area}/${next.id}`, location.href).href
      place.current?.dispatchEvent(new NavigateEvent({ href }))
    },
    [area],
  )
  const toldOf = (id: string) => (added?.id === id ? added.text : '')
  return { place: place as RefObject<HTMLDivElement | null>, show, toldOf }
}
