import { useRef } from 'react'
import type { Tag } from '#contract/tag.ts'
import { toText } from '#lib/format/words.ts'
import { useLazy } from '#ui/hooks/use-lazy.ts'
import { useNear } from '#ui/hooks/use-near.ts'
import { PeersSkeleton } from './peers-skeleton.view.tsx'

const loadPeers = () => import('./peers.tsx').then(({ Peers }) => Peers)

type PeersAreaProps = {
  company: Tag
  onNavigate: (href: string) => boolean
  onFailure: (failure: Error) => void
}

/** The peers of a company, loaded when the user scrolls near them. A company without a sector has none. */
export function PeersArea(props: PeersAreaProps) {
  const place = useRef<HTMLDivElement>(null)
  const { part: Peers, failed } = useLazy(loadPeers, useNear(place))
  if (toText(props.company.sector) === '' || failed) return null
  return (
    <div ref={place} className="r-company__late" tabIndex={-1}>
      {Peers ? <Peers {...props} /> : <PeersSkeleton />}
    </div>
  )
}
