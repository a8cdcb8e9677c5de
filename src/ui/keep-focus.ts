import type { RefCallback } from 'react'

// For the `ref` of what goes with the focus inside, which would be lost. A reader who has moved on is left alone.

const holdsFocus = (element: HTMLElement | null) => element?.querySelector(':focus')

/** Reading goes on at the nearest place around it, which has a `tabIndex` of -1: of a failure at what another try has brought. */
export const focusAround: RefCallback<HTMLElement> = (going) => () => {
  if (holdsFocus(going)) going?.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
}

/** The focus goes back to where it was when this came: of a notice to what it is about. */
export const focusBack: RefCallback<HTMLElement> = (going) => {
  const before = (going?.getRootNode() as ShadowRoot | undefined)?.activeElement
  return () => {
    if (holdsFocus(going)) (before as HTMLElement | null | undefined)?.focus()
  }
}
