import { type RefObject, useLayoutEffect, useState } from 'react'

/** Pixels of the container from which on the panel stands beside the list. */
const WIDE = 800

/**
 * Whether the container of an element is wide; undefined until measured. Measured and not left to a container query,
 * because a modal sheet and a region in the flow differ in what they do, not in their looks alone.
 */
export function useWide(place: RefObject<Element | null>): boolean | undefined {
  const [wide, setWide] = useState<boolean>()
  useLayoutEffect(() => {
    const container = place.current?.closest('.r-root') ?? document.documentElement
    // Hidden or taken out by its host it has no width, and must not turn modal: that would lock the page.
    const measure = () => container.clientWidth > 0 && setWide(container.clientWidth >= WIDE)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(container)
    return () => observer.disconnect()
  }, [place])
  return wide
}
