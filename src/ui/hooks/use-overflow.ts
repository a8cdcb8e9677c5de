import { type RefObject, useEffect } from 'react'

/**
 * Marks a horizontally scrolling element with `data-overflow="start"`, `"end"` or `"both"`: the sides with more
 * content, where its style sheet fades it.
 */
export function useOverflow(element: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const scroller = element.current
    if (!scroller) return
    const mark = () => {
      // From right to left, `scrollLeft` goes from 0 to negative values.
      const before = Math.abs(scroller.scrollLeft) > 1
      const after = scroller.scrollWidth - scroller.clientWidth - Math.abs(scroller.scrollLeft) > 1
      scroller.dataset.overflow = before && after ? 'both' : before ? 'start' : after ? 'end' : 'none'
    }
    const observer = new ResizeObserver(mark)
    observer.observe(scroller)
    // An item that comes later, or grows, changes the width of the content but not of the scroller.
    const followItems = () => {
      for (const item of scroller.children) observer.observe(item)
      mark()
    }
    const items = new MutationObserver(followItems)
    items.observe(scroller, { childList: true })
    followItems()
    scroller.addEventListener('scroll', mark, { passive: true })
    return () => {
      observer.disconnect()
      items.disconnect()
      scroller.removeEventListener('scroll', mark)
    }
  }, [element])
}
