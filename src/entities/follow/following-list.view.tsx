import { useEffect, useState } from 'react'
import type { Follow } from '#contract/follow.ts'
import { followingTexts, followTexts } from '#i18n/en/follow.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import type { ResourceState } from '#session/resource.ts'
import { registerStyles } from '#ui/base/styles.ts'
import { TextButton } from '#ui/button/text-button.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { SignedOut } from '#ui/states/signed-out.tsx'
import type { TileActions } from '../document/document-title.tsx'
import brief from './following-brief.css?inline'
import css from './following-list.css?inline'
import { FollowingTables } from './following-table.view.tsx'
import { keepShown } from './shown.ts'

registerStyles('entities', css + brief)

type ListProps = {
  /** The number of rows at first. */
  limit: number
  actions: Omit<TileActions, 'onDownload'>
  onFailure: (failure: Error) => void
}

type FollowingListProps = ListProps & { state: ResourceState<Follow[]>; onRetry: () => void }

/** How many rows a list has while it waits. */
const SKELETONS = 4

/** What the user follows, each with its figures, its newest document and the button that ends it. */
export function FollowingList({ state, onRetry, ...props }: FollowingListProps) {
  const t = useTexts(followingTexts)
  const tFollow = useTexts(followTexts)
  switch (state.state) {
    case 'signed-out':
      return <SignedOut text={t.signedOut} onNavigate={props.actions.onNavigate} />
    case 'loading':
      return <Skeletons count={Math.min(SKELETONS, props.limit)} />
    case 'failed':
      return <Failed text={tFollow.failed} error={state.error} retrying={state.retrying} onRetry={onRetry} />
    case 'ready':
      return <Rows follows={state.value} {...props} />
  }
}

/** The line of headers, and rows of the final height. */
function Skeletons({ count }: { count: number }) {
  const t = useTexts(followingTexts)
  return (
    <div
      className="r-following__tables r-following__tables--figured"
      role="status"
      aria-busy="true"
      aria-label={t.loading}
    >
      <div className="r-following__headers" />
      {[...Array(count).keys()].map((key) => (
        <div key={key} className="r-following__item">
          {['name', 'rating', 'target', 'price', 'upside', 'note'].map((column) => (
            <span key={column} className={`r-following__${column}`}>
              <Skeleton width={70} />
            </span>
          ))}
          <span className="r-following__stop">
            <span className="r-icon-button" />
          </span>
        </div>
      ))}
    </div>
  )
}

function Rows({ follows, limit, ...props }: ListProps & { follows: Follow[] }) {
  const t = useTexts(followingTexts)
  const [shown, setShown] = useState<readonly Follow[]>(follows)
  const [isWhole, setWhole] = useState(false)
  useEffect(() => setShown((before) => keepShown(before, follows)), [follows])
  const followed = new Set(follows.map(({ tag }) => tag.id))
  if (shown.length === 0) return <EmptyState text={t.empty} />
  return (
    <>
      <FollowingTables follows={shown.slice(0, isWhole ? undefined : limit)} followed={followed} {...props} />
      {!isWhole && shown.length > limit && (
        <TextButton onClick={() => setWhole(true)}>{fill(t.all, { count: shown.length })}</TextButton>
      )}
    </>
  )
}
