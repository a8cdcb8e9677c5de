import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { PanelContent, type PanelContentProps } from './panel.view.tsx'

/** Pixels of the container from which on the panel stands beside the list. */
const WIDE = 800

/**
 * Whether the container of an element is wide; undefined until measured. Measured and not left to a container query,
 * because a modal sheet and a region in the flow differ in what they do, not in their looks alone.
 */
export function useWide(place: RefObject<Element | null>): boolean | undefined {
  const [wide, setWide] = useState<boolean>()
  useLayoutEffect(() => {
    const container = place.current?.closest('.r-root') ?? document.documentElement
    // Hidden or taken out by its host it has no width, and must not turn modal: that would lock the page.
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

/** In the flow, next to the list: one may go back and forth between the two. */
export function Beside({ id, place, buttonId, content }: BesideProps) {
  const latest = useRef(content.onClose)
  useEffect(() => {
    latest.current = content.onClose
  })
  useOutsidePress(
    place,
    buttonId,
    useCallback(() => latest.current(), []),
  )
  useEffect(() => {
    const root = place.current?.getRootNode()
    // Escape closes it from the list too: one may have gone there.
    const closeOnEscape = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || event.key !== 'Escape') return
      if (event.defaultPrevented || event.isComposing) return
      // A dialog over the list goes first.
      if (event.target instanceof Element && event.target.closest('dialog')) return
      event.preventDefault()
      event.stopPropagation()
      latest.current()
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
 * Gives the focus back to the button when the panel has gone, if it was inside or nowhere; whoever pressed into a field
 * elsewhere stays there. The result is called before closing.
 */
export function useFocusReturn(place: RefObject<HTMLElement | null>, buttonId: string, open: boolean) {
  const returns = useRef(false)
  useEffect(() => {
    if (open || !returns.current) return
    returns.current = false
    const root = place.current?.getRootNode() as ShadowRoot | Document | undefined
    root?.getElementById(buttonId)?.focus({ preventScroll: true })
  }, [open, place, buttonId])
  return () => {
    returns.current = (place.current?.matches(':has(:focus)') ?? false) || document.activeElement === document.body
  }
}

/**
 * Calls back when something else than the element and its button is clicked (R194). Not before the click, since the list
 * moves when the panel goes, and the link under the pointer with it.
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
