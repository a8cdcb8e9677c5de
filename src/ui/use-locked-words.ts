import { type RefObject, useEffect, useState } from 'react'

/** Milliseconds that a mouse rests on the lock before its words open, as with a tooltip. */
const restTime = 400

/** Words that were pressed for stay when the mouse goes. */
type Shown = 'closed' | 'shown' | 'pressed'

/**
 * Whether the words of the lock inside `anchor` are open, and what a press of it does. They are inside too, with their link, so
 * unlike a tooltip they stay while the focus moves between the two.
 */
export function useLockedWords(anchor: RefObject<HTMLElement | null>): { open: boolean; press: () => void } {
  const [shown, setShown] = useState<Shown>('closed')
  const open = shown !== 'closed'

  useEffect(() => {
    const element = anchor.current
    if (!element) return
    const listening = new AbortController()
    const { signal } = listening
    let rest: ReturnType<typeof setTimeout> | undefined
    const isWithin = (target: EventTarget | null) => target instanceof Node && element.contains(target)
    const show = () => setShown((now) => (now === 'closed' ? 'shown' : now))
    const hide = () => {
      clearTimeout(rest)
      setShown('closed')
    }
    const enter = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') rest = setTimeout(show, restTime)
    }
    const leave = () => {
      clearTimeout(rest)
      // The focus keeps them too.
      if (!element.querySelector(':focus')) setShown((now) => (now === 'shown' ? 'closed' : now))
    }
    const focusIn = ({ target, relatedTarget }: FocusEvent) => {
      const comesByKey = target instanceof Element && target.matches(':focus-visible')
      if (comesByKey && !isWithin(relatedTarget)) show()
    }
    const focusOut = ({ relatedTarget }: FocusEvent) => {
      if (!isWithin(relatedTarget)) hide()
    }
    element.addEventListener('pointerenter', enter, { signal })
    element.addEventListener('pointerleave', leave, { signal })
    element.addEventListener('focusin', focusIn, { signal })
    element.addEventListener('focusout', focusOut, { signal })
    return () => {
      listening.abort()
      clearTimeout(rest)
    }
  }, [anchor])

  useEffect(() => {
    if (!open) return
    const listening = new AbortController()
    const options = { capture: true, signal: listening.signal }
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // The dialog around it stays open.
      event.preventDefault()
      event.stopPropagation()
      if (anchor.current?.querySelector(':focus')) anchor.current.querySelector('button')?.focus()
      setShown('closed')
    }
    const closeOnPressElsewhere = (event: Event) => {
      if (anchor.current && !event.composedPath().includes(anchor.current)) setShown('closed')
    }
    document.addEventListener('keydown', closeOnEscape, options)
    document.addEventListener('pointerdown', closeOnPressElsewhere, options)
    return () => listening.abort()
  }, [anchor, open])

  return { open, press: () => setShown((now) => (now === 'pressed' ? 'closed' : 'pressed')) }
}
