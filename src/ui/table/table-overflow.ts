import { type RefObject, useEffect, useState } from 'react'
import { useOverflow } from '../hooks/use-overflow.ts'

/** Whether a table overflows its width. The sides with more content are marked on the element. */
export function useOverflows(element: RefObject<HTMLElement | null>): boolean {
  useOverflow(element)
  const [overflows, setOverflows] = useState(false)
  useEffect(() => {
    const scroller = element.current
    if (!scroller) return
    let last = false
    const observer = new ResizeObserver(() => {
      const now = scroller.scrollWidth - scroller.clientWidth > 1
      // React may commit once for the same value.
      if (now !== last) setOverflows(now)
      last = now
    })
    observer.observe(scroller)
    return () => observer.disconnect()
  }, [element])
  return overflows
}
