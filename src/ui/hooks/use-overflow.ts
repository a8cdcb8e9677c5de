import { type RefObject, useEffect } from 'react'

/**
 * Marks a sideways scrolling element with `data-overflow="start"`, `"end"` or `"both"`: the sides with more to see, where
 * its style sheet lets it fade out.
 */
export function useOverflow(element: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const scroller = element.current
    if (!scroller) return
    const mark = () => {
      // Right to left, `scrollLeft` runs from 0 down to a negative end.
      const before = Math.abs(scroller.scrollLeft) > 1
      const after = scroller.scrollWidth - scroller.clientWidth - Math.abs(scroller.scrollLeft) > 1
      scroller.dataset.overflow = before && after ? 'both' : before ? 'start' : after ? 'end' : 'none'
    }
    const observer = new ResizeObserver(mark)
    observer.observe(scroller)
    scroller.addEventListener('scroll', mark, { passive: true })
    return () => {
      observer.disconnect()
      scroller.removeEventListener('scroll', mark)
    }
  }, [element])
}
