import { all } from './dom.ts'

type Size = { what: string; width: number; height: number }

/** The size of everything in a shadow root and the roots inside it, but for how much of a film has come, which is chance. */
export function sizesIn(root: ShadowRoot): Size[] {
  return all(root, ':not(.r-player__filled)').flatMap((element) => {
    const { width, height } = element.getBoundingClientRect()
    const own = { what: `${element.localName}.${element.getAttribute('class')}`, width, height }
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
