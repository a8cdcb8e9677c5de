import { type RefObject, useLayoutEffect } from 'react'
import { addSheets } from '#lib/dom/sheets.ts'

/**
 * Adds shared style sheets to the root of an element, so that lazily loaded parts bring their styles. Pass one of the
 * part's own elements, because its ancestors may not be attached yet. The sheets stay, since other parts may need them.
 */
export function useSheets(ref: RefObject<Element | null>, styles: readonly string[]): void {
  useLayoutEffect(() => {
    const root = ref.current?.getRootNode()
    if (root && 'adoptedStyleSheets' in root) addSheets(root as Document | ShadowRoot, styles)
  }, [ref, styles])
}
