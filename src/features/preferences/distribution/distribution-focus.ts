import { type RefObject, useEffect, useState } from 'react'

/** A button of an entry's card; without an entry, the one that adds a preference. */
type Target = { entry: number; action: 'edit' | 'delete' } | { entry: undefined }

/** Puts the focus where reading goes on, once the list shows what has changed. */
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
    // The whole card, and not its button alone.
    const shown = button?.closest('[data-entry]') ?? button
    shown?.scrollIntoView({ block: 'nearest' })
  }, [target, place])
  return setTarget
}
