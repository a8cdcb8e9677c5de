import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { PanelContent, type PanelContentProps } from './panel.view.tsx'

/** The container width in px from which the panel is beside the list. */
const WIDE = 800

/**
 * Whether the container of an element is wide; undefined until measured. A container query is not enough, because a
 * modal sheet also behaves differently from a region in the page.
 */
export function useWide(place: RefObject<Element | null>): boolean | undefined {
  const [wide, setWide] = useState<boolean>()
  useLayoutEffect(() => {
    const container = place.current?.closest('.r-root') ?? document.documentElement
    // Without a width it is hidden or removed by its host. A modal sheet would then lock the page.
    const measure = () => container.clientWidth > 0 && setWide(container.clientWidth >= WIDE)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(container)
    return () => observer.disconnect()
  }, [place])
  return wide
}

type BesideProps = {
  id: string
  place: RefObject<HTMLElement | null>
  buttonId: string
  content: PanelContentProps
}

/** The panel in the page, beside the list; both can be used. */
export function Beside({ id, place, buttonId, content }: BesideProps) {
  const onClose = useRef(content.onClose)
  useEffect(() => {
    onClose.current = content.onClose
  })
  useOutsidePress(
    place,
    buttonId,
    useCallback(() => onClose.current(), []),
  )
  useEffect(() => {
    const root = place.current?.getRootNode()
    // Escape also closes it from within the list.
    const closeOnEscape = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || event.key !== 'Escape') return
      if (event.defaultPrevented || event.isComposing) return
      // A dialog over the list is closed first.
      if (event.target instanceof Element && event.target.closest('dialog')) return
      event.preventDefault()
      event.stopPropagation()
      onClose.current()
    }
    root?.addEventListener('keydown', closeOnEscape)
    return () => root?.removeEventListener('keydown', closeOnEscape)
  }, [place])
  return (
    <section id={id} className="r-filter-panel r-filter-panel--beside" aria-labelledby={content.titleId}>
      <PanelContent {...content} />
    </section>
  )
}

/**
 * Returns the focus to the button when the panel closes, if the focus was inside the panel or nowhere. A focused field
 * elsewhere keeps it. Call the result before closing.
 */
export function useFocusReturn(place: RefObject<HTMLElement | null>, buttonId: string, open: boolean) {
  const shouldReturn = useRef(false)
  useEffect(() => {
    if (open || !shouldReturn.current) return
    shouldReturn.current = false
    const root = place.current?.getRootNode() as ShadowRoot | Document | undefined
    root?.getElementById(buttonId)?.focus({ preventScroll: true })
  }, [open, place, buttonId])
  return () => {
    shouldReturn.current = (place.current?.matches(':has(:focus)') ?? false) || document.activeElement === document.body
  }
}

/**
 * Calls back when something outside the element and its button is clicked (R194). It waits for the click, because
 * closing the panel moves the list and the link under the pointer.
 */
function useOutsidePress(place: RefObject<Element | null>, buttonId: string, onPress: () => void): void {
  useEffect(() => {
    const listening = new AbortController()
    const options = { capture: true, signal: listening.signal }
    let pressedOutside = false
    const isOutside = (event: Event) =>
      !event.composedPath().some((part) => part === place.current || (part instanceof Element && part.id === buttonId))
    document.addEventListener(
      'pointerdown',
      (event) => {
        pressedOutside = isOutside(event)
      },
      options,
    )
    document.addEventListener(
      'click',
      (event) => {
        if (pressedOutside && isOutside(event)) onPress()
        pressedOutside = false
      },
      options,
    )
    return () => listening.abort()
  }, [place, buttonId, onPress])
}
