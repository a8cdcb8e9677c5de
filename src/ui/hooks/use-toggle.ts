import { type RefObject, useLayoutEffect } from 'react'

type Handler = (event: ToggleEvent) => void

/**
 * Calls back when a popover opens or closes. It adds its own listeners, because React 18 supports these events only on
 * `<details>`.
 */
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
