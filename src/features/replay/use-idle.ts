import { useCallback, useEffect, useRef, useState } from 'react'

const IDLE_MS = 3000

/** Whether nothing has been moved or pressed for a while, as long as that matters. */
export function useIdle(matters: boolean): { isIdle: boolean; wake: () => void } {
  const [isIdle, setIdle] = useState(false)
  const clock = useRef<ReturnType<typeof setTimeout>>(undefined)
  const wake = useCallback(() => {
    clearTimeout(clock.current)
    setIdle(false)
    if (matters) clock.current = setTimeout(() => setIdle(true), IDLE_MS)
  }, [matters])
  useEffect(() => {
    wake()
    return () => clearTimeout(clock.current)
  }, [wake])
  return { isIdle, wake }
}
