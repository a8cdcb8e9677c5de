import { type RefObject, useEffect } from 'react'
import type { WebDocument } from '#contract/document.ts'

const heights = new WeakMap<WebDocument, number>()

/** The last height of a document in a list, in px; undefined if unknown. */
export const getHeight = (document: WebDocument): number | undefined => heights.get(document)

/**
 * Remembers the heights of documents. Tiles outside the viewport are not laid out, and restoring the scroll position
 * (R187) needs the heights of those above.
 */
export function useKeptHeights(list: RefObject<Element | null>, documents: readonly WebDocument[]): void {
  useEffect(() => {
    const items = [...(list.current?.children ?? [])]
    const documentByItem = new Map<Element, WebDocument | undefined>(
      items.map((item, index) => [item, documents[index]]),
    )
    const observer = new ResizeObserver((entries) => {
      for (const { target, contentRect } of entries) {
        const document = documentByItem.get(target)
        // A hidden or removed list has no heights.
        if (document && contentRect.height > 0) heights.set(document, contentRect.height)
      }
    })
    for (const item of items) observer.observe(item)
    return () => observer.disconnect()
  }, [list, documents])
}
