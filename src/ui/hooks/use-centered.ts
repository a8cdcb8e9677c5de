import { type RefObject, useEffect } from 'react'

/** Scrolls a row so that its child at `index` is in the middle. `scrollIntoView` would scroll the page too. */
export function useCentered(row: RefObject<HTMLElement | null>, index: number): void {
  useEffect(() => {
    const scroller = row.current
    const child = scroller?.children[index]
    if (scroller && child instanceof HTMLElement)
      scroller.scrollLeft = child.offsetLeft - (scroller.clientWidth - child.offsetWidth) / 2
  }, [row, index])
}
