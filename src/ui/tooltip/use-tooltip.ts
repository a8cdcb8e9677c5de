import { type RefObject, useEffect, useState } from 'react'

/** The delay in ms before a tooltip opens on hover. */
const restTime = 400

/** A tooltip opened by a press stays open when the mouse leaves. */
type Shown = 'closed' | 'shown' | 'pressed'

type TooltipState = {
  open: boolean
  isPressed: boolean
  /** Toggles a tooltip that stays open. */
  press: () => void
}

/**
 * Whether the tooltip of the control inside `anchor` is open. The tooltip is inside too, so the mouse and the focus can
 * move onto it.
 */
export function useTooltip(anchor: RefObject<HTMLElement | null>): TooltipState {
  const [shown, setShown] = useState<Shown>('closed')
  const open = shown !== 'closed'

  useEffect(() => {
    const element = anchor.current
    if (!element) return
    const listening = new AbortController()
    const { signal } = listening
    let rest: ReturnType<typeof setTimeout> | undefined
    const isInside = (target: EventTarget | null) => target instanceof Node && element.contains(target)
    const show = () => setShown((now) => (now === 'closed' ? 'shown' : now))
    const on = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      handle: (event: HTMLElementEventMap[Name]) => void,
    ) => element.addEventListener(name, handle, { signal })

    on('pointerenter', (event) => {
      if (event.pointerType === 'mouse') rest = setTimeout(show, restTime)
    })
    on('pointerleave', (event) => {
      if (event.pointerType !== 'mouse') return
      clearTimeout(rest)
      setShown((now) => (now === 'shown' ? 'closed' : now))
    })
    on('pointerup', (event) => event.pointerType !== 'mouse' && show())
    on('focusin', ({ target, relatedTarget }) => {
      const comesByKey = target instanceof Element && target.matches(':focus-visible')
      if (comesByKey && !isInside(relatedTarget)) show()
    })
    on('focusout', ({ relatedTarget }) => {
      if (isInside(relatedTarget)) return
      clearTimeout(rest)
      setShown('closed')
    })
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
      // Keeps the surrounding dialog or menu open.
      event.preventDefault()
      event.stopPropagation()
      // A focus inside the tooltip would be lost.
      if (anchor.current?.querySelector('[popover] :focus')) anchor.current.querySelector('button')?.focus()
      setShown('closed')
    }
    const closeOnPressElsewhere = (event: Event) => {
      if (anchor.current && !event.composedPath().includes(anchor.current)) setShown('closed')
    }
    document.addEventListener('keydown', closeOnEscape, options)
    document.addEventListener('pointerdown', closeOnPressElsewhere, options)
    return () => listening.abort()
  }, [anchor, open])

  return {
    open,
    isPressed: shown === 'pressed',
    press: () => setShown((now) => (now === 'pressed' ? 'closed' : 'pressed')),
  }
}
