import { all } from './dom.ts'

type Size = { what: string; width: number; height: number }

/** All pieces of what is inline, which right to left stand elsewhere in their lines; anything else is one piece. */
function sizeOf(element: Element): Omit<Size, 'what'> {
  const pieces = [...element.getClientRects()]
  return {
    width: pieces.reduce((sum, { width }) => sum + width, 0),
    height: Math.max(0, ...pieces.map(({ height }) => height)),
  }
}

/** Within an ellipsis, which stands at the other side right to left: what it leaves of the letters is as wide as they are. */
const isCut = ({ parentElement: parent }: Element) =>
  parent !== null && parent.scrollWidth > parent.clientWidth && getComputedStyle(parent).textOverflow === 'ellipsis'

/**
 * The size of everything in a shadow root and the roots inside it, but for what an ellipsis cuts.
 */
export function sizesIn(root: ShadowRoot): Size[] {
  return all(root, '*').flatMap((element) => {
    if (isCut(element)) return []
    const own = { what: `${element.localName}.${element.getAttribute('class')}`, ...sizeOf(element) }
    return element.shadowRoot ? [own, ...sizesIn(element.shadowRoot)] : [own]
  })
}

/** What is more than a pixel wider, narrower, higher or lower than before, or not the same element at all. */
export function changes(before: readonly Size[], after: readonly Size[]): string[] {
  if (before.length !== after.length) return [`${before.length} elements became ${after.length}`]
  return after.flatMap(({ what, width, height }, index) => {
    const was = before[index] ?? { what: '', width: 0, height: 0 }
    if (was.what !== what) return [`${was.what} became ${what}`]
    const apart = Math.max(Math.abs(width - was.width), Math.abs(height - was.height))
    return apart > 1 ? [`${what}: ${was.width} × ${was.height} became ${width} × ${height}`] : []
  })
}
