import { useEffect, useState } from 'react'
import { locale } from '#config/locale.ts'
import type { Follow } from '#contract/follow.ts'
import { DocumentTitle, type TileActions } from '#entities/document/document-title.tsx'
import { toTile } from '#entities/document/tile.ts'
import { FollowButton } from '#entities/follow/follow-button.tsx'
import { getProfileUrl } from '#entities/profile/links.ts'
import { ProfileLink } from '#entities/profile/profile-link.tsx'
import { followingTexts, followTexts } from '#i18n/en/follow.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import { formatShortDay } from '#lib/format/short-day.ts'
import type { ResourceState } from '#session/resource.ts'
import { registerStyles } from '#ui/base/styles.ts'
import { TextButton } from '#ui/button/text-button.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { SignedOut } from '#ui/states/signed-out.tsx'
import css from './following.css?inline'
import { keepShown } from './shown.ts'

registerStyles('features', css)

type ListProps = {
  /** The number of rows at first. */
  limit: number
  actions: TileActions
  onFailure: (failure: Error) => void
}

type FollowingViewProps = ListProps & { state: ResourceState<Follow[]>; onRetry: () => void }

/** How many rows a list has while it waits. */
const SKELETONS = 3

export function FollowingView({ state, onRetry, ...props }: FollowingViewProps) {
  const t = useTexts(followingTexts)
  const tFollow = useTexts(followTexts)
  switch (state.state) {
    case 'signed-out':
      return <SignedOut text={t.signedOut} onNavigate={props.actions.onNavigate} />
    case 'loading':
      return (
        <div role="status" aria-busy="true" aria-label={t.loading}>
          {[...Array(Math.min(SKELETONS, props.limit)).keys()].map((key) => (
            <div key={key} className="r-following__item">
              <span className="r-following__name">
                <Skeleton width={60} />
              </span>
              <span className="r-following__note">
                <Skeleton width={90} />
              </span>
            </div>
          ))}
        </div>
      )
    case 'failed':
      return <Failed text={tFollow.failed} error={state.error} retrying={state.retrying} onRetry={onRetry} />
    case 'ready':
      return <FollowingList follows={state.value} {...props} />
  }
}

function FollowingList({ follows, limit, actions, onFailure }: ListProps & { follows: Follow[] }) {
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
          <FollowingRow
            key={follow.tag.id}
            follow={follow}
            isFollowed={followed.has(follow.tag.id)}
            actions={actions}
            onFailure={onFailure}
          />
        ))}
      </ul>
      {!isWhole && shown.length > limit && (
        <TextButton onClick={() => setWhole(true)}>{fill(t.all, { count: shown.length })}</TextButton>
      )}
    </>
  )
}

type RowProps = Omit<ListProps, 'limit'> & { follow: Follow; isFollowed: boolean }

function FollowingRow({ follow: { tag, newest }, isFollowed, actions, onFailure }: RowProps) {
  const language = useLanguage()
  const t = useTexts(followingTexts)
  const name = tag.value || t.unnamed
  const day = newest ? formatShortDay(newest.publication_date ?? '', locale(language)) : ''
  return (
    <li className="r-following__item">
      <span className="r-following__name">
        <ProfileLink name={name} href={getProfileUrl(tag)} onNavigate={actions.onNavigate} />
        {tag.ticker && <span className="r-following__ticker">{tag.ticker}</span>}
      </span>
      <FollowButton tagId={tag.id} name={name} isFollowed={isFollowed} onFailure={onFailure} />
      <div className="r-following__note" dir="auto">
        {day && <span className="r-following__day">{day}</span>}
        {newest ? <DocumentTitle tile={toTile(newest, language)} actions={actions} /> : t.nothingNew}
      </div>
    </li>
  )
}
