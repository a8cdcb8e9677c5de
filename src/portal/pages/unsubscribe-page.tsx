import { useStore } from '@nanostores/react'
import { preload, useLazy } from '#ui/hooks/use-lazy.ts'
import { $location } from '../router/location.ts'

const load = () => import('./unsubscribe.tsx').then(({ Unsubscribe }) => Unsubscribe)

/** Loads the code before the page is shown. */
export const preloadUnsubscribe = (): Promise<void> => preload(load)

/** The page of the link in a mail; its token is in the query. */
export function UnsubscribePage() {
  const token = new URLSearchParams(useStore($location).search).get('token') ?? ''
  const { part: Unsubscribe } = useLazy(load, true)
  return Unsubscribe ? <Unsubscribe key={token} token={token} /> : null
}
