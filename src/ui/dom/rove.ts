import type { KeyboardEvent } from 'react'

/** Moves the focus along a column: up and down wrap at the ends, Home and End jump to them. */
export function rove(event: KeyboardEvent, items: readonly HTMLElement[]) {
  const here = event.target instanceof HTMLElement ? items.indexOf(event.target) : -1
  const last = items.length - 1
  const targets: Record<string, number> = {
    ArrowDown: here === last ? 0 : here + 1,
    ArrowUp: here <= 0 ? last : here - 1,
    Home: 0,
    End: last,
  }
  const target = targets[event.key]
  if (target === undefined) return
  event.preventDefault()
  items[target]?.focus()
}
