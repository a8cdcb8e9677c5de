import { type RefObject, useEffect, useState } from 'react'

/** Whether the host has put a player of its own into the slot; undefined until that is known. */
export function useHostPlayer(slot: RefObject<HTMLSlotElement | null>): boolean | undefined {
  const [isGiven, setGiven] = useState<boolean>()
  useEffect(() => {
    const element = slot.current
    const look = () => setGiven(element !== null && element.assignedElements().length > 0)
    look()
    element?.addEventListener('slotchange', look)
    return () => element?.removeEventListener('slotchange', look)
  }, [slot])
  return isGiven
}
