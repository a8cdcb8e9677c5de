import { type RefObject, useEffect, useRef, useState } from 'react'

type Outcome = { section: RefObject<HTMLElement | null>; message: string; tell: (message: string) => void }

/**
 * What a section announces after a change. The section takes the focus with it, because the button that was pressed may have
 * gone; the dialog is closed by then.
 */
export function useOutcome(): Outcome {
  const [message, tell] = useState('')
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (message) section.current?.focus({ preventScroll: true })
  }, [message])
  return { section, message, tell }
}
