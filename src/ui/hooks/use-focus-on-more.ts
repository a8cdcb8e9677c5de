import { type RefObject, useEffect, useRef } from 'react'

/**
 * When more records arrive the focus goes on to the first of them, without scrolling: the button that was pressed may be gone.
 * A reader who has moved on is left alone. `place` holds the records and is followed by what holds the button; `items` matches
 * what shows a record, in the order of the records.
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
    // A record without anything to press takes it itself.
    if (!control) first.tabIndex = -1
    ;(control ?? first).focus({ preventScroll: true })
  }, [place, records, items])
}
