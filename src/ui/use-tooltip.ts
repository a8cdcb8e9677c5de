import { type RefObject, useEffect, useState } from 'react'

/** Milliseconds that a mouse rests on a control before its tooltip opens. */
const restTime = 400

/** Whether the tooltip of the control inside `anchor` is open. The tooltip is inside too: a mouse may move onto it. */
export function useTooltip(anchor: RefObject<HTMLElement | null>): boolean {
  const [open, setOpen] = useState(false)

  useEffect(() => {
    const element = anchor.current
    if (!element) return
    const listening = new AbortController()
    const { signal } = listening
    let rest: ReturnType<typeof setTimeout> | undefined
    const show = () => setOpen(true)
    const hide = () => {
      clearTimeout(rest)
      setOpen(false)
    }
    const on = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      handle: (event: HTMLElementEventMap[Name]) => void,
    ) => element.addEventListener(name, handle, { signal })

    on('pointerenter', (event) => {
      if (event.pointerType === 'mouse') rest = setTimeout(show, restTime)
    })
    on('pointerleave', (event) => event.pointerType === 'mouse' && hide())
    on('pointerup', (event) => event.pointerType !== 'mouse' && show())
    on('focusin', (event) => event.target instanceof Element && event.target.matches(':focus-visible') && show())
    on('focusout', hide)
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
      // The dialog or menu around it stays open.
      event.preventDefault()
      event.stopPropagation()
      setOpen(false)
    }
    const closeOnPressElsewhere = (event: Event) => {
      if (anchor.current && !event.composedPath().includes(anchor.current)) setOpen(false)
    }
    document.addEventListener('keydown', closeOnEscape, options)
    document.addEventListener('pointerdown', closeOnPressElsewhere, options)
    return () => listening.abort()
  }, [anchor, open])

  return open
}
