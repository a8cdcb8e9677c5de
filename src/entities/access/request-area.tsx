import { useLazy } from '#ui/hooks/use-lazy.ts'
import type { Request } from './requests.store.ts'

const load = () => import('./request-mark.tsx').then(({ RequestMark }) => RequestMark)

/** The place of the mark in a tile of a closed document. Its code is loaded after the tile's. */
export function RequestArea(props: { id: string; request: Request }) {
  const { part: Mark } = useLazy(load, true)
  return Mark && <Mark {...props} />
}
