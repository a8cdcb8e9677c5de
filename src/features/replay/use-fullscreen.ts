import { type RefObject, useEffect } from 'react'

/** What Safari on a phone has in place of the standard. */
type PhoneVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void }

/**
 * Fills the screen with the box, controls included, or leaves it; a phone without that fills it with the film. Undefined where
 * the page forbids both.
 */
export function useFullscreen(
  box: RefObject<HTMLElement | null>,
  video: RefObject<HTMLVideoElement | null>,
  onChange: (isFullscreen: boolean) => void,
): (() => void) | undefined {
  useEffect(() => {
    const element = box.current
    const change = () => onChange(element?.matches(':fullscreen') ?? false)
    element?.addEventListener('fullscreenchange', change)
    return () => element?.removeEventListener('fullscreenchange', change)
  }, [box, onChange])
  if (document.fullscreenEnabled)
    return () => {
      const done = box.current?.matches(':fullscreen') ? document.exitFullscreen() : box.current?.requestFullscreen()
      // Refused outside a press of the reader's own: then nothing changes.
      done?.catch(() => {})
    }
  if ('webkitEnterFullscreen' in HTMLVideoElement.prototype)
    return () => (video.current as PhoneVideo | null)?.webkitEnterFullscreen?.()
  return undefined
}
