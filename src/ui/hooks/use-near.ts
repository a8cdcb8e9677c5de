import { type RefObject, useEffect, useState } from 'react'

/** Whether an element has been near the viewport; it stays true. */
export function useNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const watched = element.current
    if (!watched || isNear) return
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      {
        rootMargin: '300px',
      },
    )
    observer.observe(watched)
    return () => observer.disconnect()
  }, [element, isNear])
  return isNear
}
