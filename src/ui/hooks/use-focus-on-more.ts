import { type RefObject, useEffect, useRef } from 'react'

/**
 * When more records are loaded, the focus moves to the first of them without scrolling, because the pressed button may
 * be gone. If the user has moved on, the focus stays. `place` contains the records and is followed by the container of
 * the button. `items` matches the elements of records, in order.
 */
export function useFocusOnMore(place: RefObject<HTMLElement | null>, records: readonly unknown[], items: string) {
  const seen = useRef(records)
  useEffect(() => {
    const before = seen.current
    seen.current = records
    const grown = before.length > 0 && records.length > before.length && records[0] === before[0]
    const waits = document.activeElement === document.body || place.current?.nextElementSibling?.querySelector(':focus')
    const first = grown && waits ? place.current?.querySelectorAll<HTMLElement>(items)[before.length] : undefined
    if (!first) return
    const control = first.querySelector<HTMLElement>('a, button')
    // A record without a control gets the focus itself.
    if (!control) first.tabIndex = -1
    ;(control ?? first).focus({ preventScroll: true })
  }, [place, records, items])
}
