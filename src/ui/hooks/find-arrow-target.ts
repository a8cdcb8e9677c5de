import type { KeyboardEvent } from 'react'

/** Where a key leads in a row that wraps around and follows the reading direction; undefined: it does not move in rows. */
export function findArrowTarget(
  { key, altKey, ctrlKey, metaKey, currentTarget }: KeyboardEvent<HTMLElement>,
  { current, count }: { current: number; count: number },
): number | undefined {
  if (altKey || ctrlKey || metaKey) return undefined
  const isRtl = getComputedStyle(currentTarget).direction === 'rtl'
  const last = count - 1
  const next = current === last ? 0 : current + 1
  const previous = current === 0 ? last : current - 1
  const targets: Record<string, number> = {
    ArrowRight: isRtl ? previous : next,
    ArrowLeft: isRtl ? next : previous,
    Home: 0,
    End: last,
  }
  return targets[key]
}
