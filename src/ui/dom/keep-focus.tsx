import { type ComponentPropsWithoutRef, type RefCallback, useRef } from 'react'

// Keeps the focus when a focused part is removed, unless the user has moved on. The ref is called with null while the
// part is still in the page, also in React 18.

const holdsFocus = (element: HTMLElement | null) => element?.querySelector(':focus')

type End = (going: HTMLElement) => void

function useEnd(begin: (coming: HTMLElement) => End): RefCallback<HTMLElement> {
  const kept = useRef<{ element: HTMLElement; end: End }>(undefined)
  return useRef<RefCallback<HTMLElement>>((element) => {
    if (element) kept.current = { element, end: begin(element) }
    else if (kept.current && holdsFocus(kept.current.element)) kept.current.end(kept.current.element)
  }).current
}

/**
 * Moves the focus to the nearest ancestor with a `tabIndex` of -1, for example from a removed failure to the loaded
 * content.
 */
export const useFocusAround = (): RefCallback<HTMLElement> =>
  useEnd(() => (going) => going.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true }))

/** Returns the focus to where it was before, for example from a removed notice. */
export const useFocusBack = (): RefCallback<HTMLElement> =>
  useEnd((coming) => {
    const before = (coming.getRootNode() as Partial<ShadowRoot>).activeElement
    return () => (before as HTMLElement | null | undefined)?.focus()
  })

export const FocusAround = (props: ComponentPropsWithoutRef<'div'>) => <div {...props} ref={useFocusAround()} />

export const FocusBack = (props: ComponentPropsWithoutRef<'div'>) => <div {...props} ref={useFocusBack()} />
