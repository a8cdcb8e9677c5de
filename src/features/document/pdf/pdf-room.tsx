import { type ReactNode, useRef } from 'react'
import { useRestOfWindow } from '../use-rest-of-window.ts'

/** The room of a PDF, the same before and after it comes. */
export function PdfRoom({ children }: { children?: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useRestOfWindow(place)
  return (
    <div ref={place} className="r-document__pdf">
      {children}
    </div>
  )
}
