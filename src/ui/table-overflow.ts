import { type RefObject, useEffect, useState } from 'react'

/** Whether an element holds more than fits its width. */
export function useOverflows(element: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false)
  useEffect(() => {
    const scroller = element.current
    if (!scroller) return
    const observer = new ResizeObserver(() => setOverflows(scroller.scrollWidth - scroller.clientWidth > 1))
    observer.observe(scroller)
    return () => observer.disconnect()
  }, [element])
  return overflows
}
