import { type RefObject, useEffect, useState } from 'react'

/** A button of an entry's card; without an entry, the Add button. */
type Target = { entry: number; action: 'edit' | 'delete' } | { entry: undefined }

/** Moves the focus to a button after the list has rendered a change. */
export function useNextFocus(place: RefObject<HTMLElement | null>): (target: Target) => void {
  const [target, setTarget] = useState<Target>()
  useEffect(() => {
    if (!target) return
    const selector =
      target.entry === undefined
        ? '[data-action="add"]'
        : `[data-entry="${target.entry}"] [data-action="${target.action}"]`
    const button = place.current?.querySelector<HTMLElement>(selector)
    button?.focus({ preventScroll: true })
    // Scrolls to the whole card, not only to its button.
    const shown = button?.closest('[data-entry]') ?? button
    shown?.scrollIntoView({ block: 'nearest' })
  }, [target, place])
  return setTarget
}
