import { useEffect, useState } from 'react'

/** Milliseconds that Enter waits for what is being found. */
const LONGEST = 500

/**
 * Enter that was pressed before the answer: `open` gets the first entry once `isReady`, or after half a second. Otherwise a
 * quick typist would get a search in place of the company. Pressed again, it opens at once; `drop` takes it back.
 */
export function useHeldEnter(isReady: boolean, open: (inTab: boolean) => void) {
  const [held, setHeld] = useState<{ inTab: boolean; isOverdue?: boolean }>()
  useEffect(() => {
    if (!held || held.isOverdue) return
    const timer = setTimeout(() => setHeld({ ...held, isOverdue: true }), LONGEST)
    return () => clearTimeout(timer)
  }, [held])
  useEffect(() => {
    if (!held || !(isReady || held.isOverdue)) return
    setHeld(undefined)
    open(held.inTab)
  }, [held, isReady, open])
  return { isHeld: held !== undefined, hold: (inTab: boolean) => setHeld({ inTab }), drop: () => setHeld(undefined) }
}
