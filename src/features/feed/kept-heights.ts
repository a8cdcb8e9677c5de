import { type RefObject, useEffect } from 'react'
import type { WebDocument } from '#contract/document.ts'

const heights = new WeakMap<WebDocument, number>()

/** The pixels of content that a document last took in a list; undefined until it was in one. */
export const heightOf = (document: WebDocument): number | undefined => heights.get(document)

/**
 * Remembers how high the documents of a list are. Tiles out of sight are not laid out, and one who comes back to a list
 * (R187) finds the place only if those above it are as high as they were.
 */
export function useKeptHeights(list: RefObject<Element | null>, documents: readonly WebDocument[]): void {
  useEffect(() => {
    const items = [...(list.current?.children ?? [])]
    const documentOf = new Map<Element, WebDocument | undefined>(items.map((item, index) => [item, documents[index]]))
    const observer = new ResizeObserver((entries) => {
      for (const { target, contentRect } of entries) {
        const document = documentOf.get(target)
        // A list that is hidden or about to go tells nothing.
        if (document && contentRect.height > 0) heights.set(document, contentRect.height)
      }
    })
    for (const item of items) observer.observe(item)
    return () => observer.disconnect()
  }, [list, documents])
}
