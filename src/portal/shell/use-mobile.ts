import { useSyncExternalStore } from 'react'

/** Up to 992 px, inclusive, the layout is the mobile one (R048). */
const query = '(width <= 992px)'

const subscribe = (listener: () => void) => {
  const media = matchMedia(query)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

export const useMobile = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(query).matches)
