import { type RefObject, useLayoutEffect } from 'react'
import { addSheets } from '#lib/dom/sheets.ts'

/**
 * Adds shared sheets to the root that the element stands in, a shadow root or the document: a part that is loaded
 * late brings its looks with it. The element is one of the part's own: what lies around it is not there yet when the part is
 * drawn at once. The sheets stay, since other parts of the same root may need them too.
 */
export function useSheets(ref: RefObject<Element | null>, styles: readonly string[]): void {
  useLayoutEffect(() => {
    const root = ref.current?.getRootNode()
    if (root && 'adoptedStyleSheets' in root) addSheets(root as Document | ShadowRoot, styles)
  }, [ref, styles])
}
