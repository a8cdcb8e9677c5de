import { type RefObject, useEffect, useRef } from 'react'
import { focused } from '../lib/focus.ts'

/**
 * When a failure gives way to what was asked for again, its button goes and the focus with it: reading goes on at `place`, which
 * stands in both states and has a `tabIndex` of -1. A reader who has moved on is left alone.
 */
export function useFocusAfterRetry(place: RefObject<HTMLElement | null>, hasFailed: boolean) {
  const before = useRef(hasFailed)
  useEffect(() => {
    if (before.current && !hasFailed && !focused()) place.current?.focus({ preventScroll: true })
    before.current = hasFailed
  }, [place, hasFailed])
}
