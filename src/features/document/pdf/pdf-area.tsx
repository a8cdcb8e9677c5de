import { type ReactNode, useRef } from 'react'
import { useRestOfWindow } from '../use-rest-of-window.ts'

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
