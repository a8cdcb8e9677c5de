import { type RefObject, useLayoutEffect } from 'react'
import { sheetsOf } from '../lib/sheets.ts'

/**
 * Adds shared sheets to the root that the element stands in, a shadow root or the document: a part that is loaded
 * late brings its looks with it. The element is one of the part's own: what lies around it is not there yet when the part is
 * drawn at once. The sheets stay, since other parts of the same root may need them too.
 */
export function useSheets(ref: RefObject<Element | null>, styles: readonly string[]): void {
  useLayoutEffect(() => {
    const root: (Node & Partial<DocumentOrShadowRoot>) | undefined = ref.current?.getRootNode()
    if (!root?.adoptedStyleSheets) return
    const present = root.adoptedStyleSheets
    const missing = sheetsOf(styles).filter((sheet) => !present.includes(sheet))
    if (missing.length > 0) root.adoptedStyleSheets = [...present, ...missing]
  }, [ref, styles])
}
