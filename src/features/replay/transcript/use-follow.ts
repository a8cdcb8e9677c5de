import { type RefObject, useEffect, useRef } from 'react'

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

const isShown = (box: DOMRect, { top, bottom }: DOMRect) => bottom > box.top && top < box.bottom

/** Scrolls a box, and nothing around it, until an element is visible in it. */
export function revealWithin(box: HTMLElement, element: Element): void {
  const frame = box.getBoundingClientRect()
  const { top, bottom } = element.getBoundingClientRect()
  if (top >= frame.top && bottom <= frame.bottom) return
  const target = box.scrollTop + top - frame.top - box.clientHeight / 4
  box.scrollTo({ top: target, behavior: isStill() ? 'instant' : 'smooth' })
}

/**
 * Keeps the element at an index visible in its box when another one becomes current. A user who has scrolled away from it, or
 * who moves in the box by keyboard, is left alone.
 */
export function useFollow(scroller: RefObject<HTMLElement | null>, selector: string, current: number): void {
  const last = useRef<Element>(undefined)
  useEffect(() => {
    const box = scroller.current
    const element = box?.querySelectorAll(selector)[current]
    if (!box || !element) return
    const before = last.current
    last.current = element
    const isAway = before?.isConnected && !isShown(box.getBoundingClientRect(), before.getBoundingClientRect())
    if (!isAway && !box.querySelector(':focus-visible')) revealWithin(box, element)
  }, [scroller, selector, current])
}
