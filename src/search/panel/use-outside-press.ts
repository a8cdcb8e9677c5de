import { type RefObject, useEffect } from 'react'

/**
 * Calls back when something else than the element and its button is clicked (R194). Not before the click, since the list
 * moves when the panel goes, and the link under the pointer with it.
 */
export function useOutsidePress(place: RefObject<Element | null>, buttonId: string, onPress: () => void): void {
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
