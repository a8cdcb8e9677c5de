import { useStore } from '@nanostores/react'
import { createPortal } from 'react-dom'
import { useLazy } from '#ui/hooks/use-lazy.ts'
import { $morningPlace } from './place.ts'

const load = () => import('./morning.tsx').then(({ Morning }) => Morning)

/** Renders the morning in the place that the dashboard reserves for it. */
export function MorningPortal() {
  const place = useStore($morningPlace)
  const { part: Morning } = useLazy(load, place)
  return place && Morning && createPortal(<Morning />, place)
}
