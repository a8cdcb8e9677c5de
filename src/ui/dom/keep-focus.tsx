import { type ComponentPropsWithoutRef, type RefCallback, useRef } from 'react'

// For what goes with the focus inside, which would be lost. A reader who has moved on is left alone. The `ref` is told of the
// end with null, in React 18 too, while what goes is still there.

const holdsFocus = (element: HTMLElement | null) => element?.querySelector(':focus')

type End = (going: HTMLElement) => void

function useEnd(begin: (coming: HTMLElement) => End): RefCallback<HTMLElement> {
  const kept = useRef<{ element: HTMLElement; end: End }>(undefined)
  return useRef<RefCallback<HTMLElement>>((element) => {
    if (element) kept.current = { element, end: begin(element) }
    else if (kept.current && holdsFocus(kept.current.element)) kept.current.end(kept.current.element)
  }).current
}

/** Reading goes on at the nearest place around it, which has a `tabIndex` of -1: of a failure at what another try has brought. */
export const useFocusAround = (): RefCallback<HTMLElement> =>
  useEnd(() => (going) => going.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true }))

/** The focus goes back to where it was when this came: of a notice to what it is about. */
export const useFocusBack = (): RefCallback<HTMLElement> =>
  useEnd((coming) => {
    const before = (coming.getRootNode() as Partial<ShadowRoot>).activeElement
    return () => (before as HTMLElement | null | undefined)?.focus()
  })

export const FocusAround = (props: ComponentPropsWithoutRef<'div'>) => <div {...props} ref={useFocusAround()} />

export const FocusBack = (props: ComponentPropsWithoutRef<'div'>) => <div {...props} ref={useFocusBack()} />
