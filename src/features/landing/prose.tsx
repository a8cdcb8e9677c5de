import { useLayoutEffect, useRef } from 'react'
import { addSheets } from '#lib/dom/sheets.ts'
import { toSheet } from '#lib/dom/to-sheet.ts'
import reading from '#ui/base/reading.css?inline'
import { followIf } from '#ui/link/follow.ts'
import { reachWideTables } from '#ui/table/reach-wide-tables.ts'
import prose from './prose.css?inline'

type ProseProps = {
  /** Sanitized; a copy of it is rendered. */
  body: DocumentFragment
  /** A link to a section or popup of this page was followed. */
  onTarget?: (name: string) => void
}

/** Foreign HTML, in its own shadow root. */
export function Prose({ body, onTarget }: ProseProps) {
  const host = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = host.current
    if (!element) return
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
    addSheets(root, [toSheet(reading), toSheet(prose)])
    root.replaceChildren(body.cloneNode(true))
    return reachWideTables(root)
  }, [body])
  useLayoutEffect(() => {
    const root = host.current?.shadowRoot
    if (!root || !onTarget) return
    const follow = (event: Event) => {
      const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null
      const name = link?.getAttribute('href')?.slice(1)
      if (!name) return
      const go = () => {
        onTarget(name)
        return false
      }
      if (event instanceof MouseEvent) followIf(go)(event)
    }
    root.addEventListener('click', follow)
    return () => root.removeEventListener('click', follow)
  }, [onTarget])
  return <div ref={host} />
}
