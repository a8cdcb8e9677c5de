import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'

/** The container of a PDF, the same before and after loading. */
export function PdfArea({ children }: { children?: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useRestOfWindow(place)
  return (
    <div ref={place} className="r-document__pdf">
      {children}
    </div>
  )
}

const LEAST = 400
/** Space that a page has below its last content. */
const MOST_BELOW = 120

/**
 * Sets an element's height to the rest of the window, so that the page itself does not scroll. An element far down a
 * host's page keeps the height of its style sheet.
 */
function useRestOfWindow(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const adjust = () => {
      const { current } = element
      const page = document.scrollingElement
      if (!current || !page) return
      current.style.removeProperty('block-size')
      const rest = innerHeight - (current.getBoundingClientRect().top + page.scrollTop)
      if (rest < innerHeight / 2) return
      current.style.setProperty('block-size', `${Math.max(LEAST, rest)}px`)
      const below = page.scrollHeight - innerHeight
      if (below > 0 && below <= MOST_BELOW)
        current.style.setProperty('block-size', `${Math.max(LEAST, rest - below)}px`)
    }
    adjust()
    addEventListener('resize', adjust)
    return () => removeEventListener('resize', adjust)
  }, [element])
}
