import { type RefObject, useLayoutEffect } from 'react'

type Handler = (event: ToggleEvent) => void

/** Follows a popover as it opens and closes, by listeners of its own: React 18 knows these events of `<details>` alone. */
export function useToggle(popover: RefObject<HTMLElement | null>, after: Handler, before?: Handler): void {
  useLayoutEffect(() => {
    const element = popover.current
    if (before) element?.addEventListener('beforetoggle', before)
    element?.addEventListener('toggle', after)
    return () => {
      if (before) element?.removeEventListener('beforetoggle', before)
      element?.removeEventListener('toggle', after)
    }
  })
}
