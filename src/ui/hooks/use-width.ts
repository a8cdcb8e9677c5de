import { type RefObject, useLayoutEffect, useState } from 'react'

/** The width of an element in px; 0 until measured. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const measured = element.current
    if (!measured) return
    let known = 0
    // Heights change far more often, and React may commit also for the same width.
    const measure = () => {
      if (measured.clientWidth === known) return
      known = measured.clientWidth
      setWidth(known)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(measured)
    return () => observer.disconnect()
  }, [element])
  return width
}
