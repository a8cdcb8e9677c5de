import { useLazy } from '#ui/hooks/use-lazy.ts'
import type { KeepProps } from './keep.ts'

const load = () => import('./keep-icon.tsx').then(({ KeepIcon }) => KeepIcon)

/** The place of the button in a tile. Its code is loaded after the tile's, which reserves the place. */
export function KeepArea(props: KeepProps) {
  const { part: Icon } = useLazy(load, true)
  return Icon && <Icon {...props} />
}
