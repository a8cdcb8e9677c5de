import { useSyncExternalStore } from 'react'

/** The layout is mobile up to 992 px, inclusive (R048). */
const query = '(width <= 992px)'

const subscribe = (listener: () => void) => {
  const media = matchMedia(query)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

export const useMobile = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(query).matches)
