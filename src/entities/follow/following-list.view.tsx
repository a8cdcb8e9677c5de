import { type ReactNode, useEffect, useState } from 'react'
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
import { getProfileUrl } from '../profile/links.ts'
import { ProfileLink } from '../profile/profile-link.tsx'
import { FollowButton } from './follow-button.tsx'
import css from './following-list.css?inline'
import { keepShown } from './shown.ts'

registerStyles('entities', css)

type ListProps = {
  /** The number of rows at first. */
  limit: number
  /** What a row says below the name, such as the newest document. */
  toNote?: (follow: Follow) => ReactNode
  onNavigate: (href: string) => boolean
  onFailure: (failure: Error) => void
}

type FollowingListProps = ListProps & { state: ResourceState<Follow[]>; onRetry: () => void }

/** How many rows a list has while it waits. */
const SKELETONS = 3

/** What the user follows, each with the button that ends it. */
export function FollowingList({ state, onRetry, ...props }: FollowingListProps) {
  const t = useTexts(followingTexts)
  const tFollow = useTexts(followTexts)
  switch (state.state) {
    case 'signed-out':
      return <SignedOut text={t.signedOut} onNavigate={props.onNavigate} />
    case 'loading':
      return (
        <div role="status" aria-busy="true" aria-label={t.loading}>
          {[...Array(Math.min(SKELETONS, props.limit)).keys()].map((key) => (
            <div key={key} className="r-following__item">
              <span className="r-following__name">
                <Skeleton width={60} />
              </span>
              {props.toNote && (
                <span className="r-following__note">
                  <Skeleton width={90} />
                </span>
              )}
            </div>
          ))}
        </div>
      )
    case 'failed':
      return <Failed text={tFollow.failed} error={state.error} retrying={state.retrying} onRetry={onRetry} />
    case 'ready':
      return <Rows follows={state.value} {...props} />
  }
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
      <ul>
        {shown.slice(0, isWhole ? undefined : limit).map((follow) => (
          <Row key={follow.tag.id} follow={follow} isFollowed={followed.has(follow.tag.id)} {...props} />
        ))}
      </ul>
      {!isWhole && shown.length > limit && (
        <TextButton onClick={() => setWhole(true)}>{fill(t.all, { count: shown.length })}</TextButton>
      )}
    </>
  )
}

type RowProps = Omit<ListProps, 'limit'> & { follow: Follow; isFollowed: boolean }

function Row({ follow, isFollowed, toNote, onNavigate, onFailure }: RowProps) {
  const t = useTexts(followingTexts)
  const { tag } = follow
  const name = tag.value || t.unnamed
  return (
    <li className="r-following__item">
      <span className="r-following__name">
        <ProfileLink name={name} href={getProfileUrl(tag)} onNavigate={onNavigate} />
        {tag.ticker && <span className="r-following__ticker">{tag.ticker}</span>}
      </span>
      <FollowButton tagId={tag.id} name={name} isFollowed={isFollowed} onFailure={onFailure} />
      {toNote && (
        <div className="r-following__note" dir="auto">
          {toNote(follow)}
        </div>
      )}
    </li>
  )
}
