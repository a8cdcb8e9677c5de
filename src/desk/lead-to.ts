import type { RefObject } from 'react'
import { NavigateEvent } from '#widgets/runtime/events.ts'

/** Leads to a page of the portal from within an element. */
export const leadTo = (place: RefObject<HTMLElement | null>, path: string): void =>
  void place.current?.dispatchEvent(new NavigateEvent({ href: new URL(path, location.href).href }))
