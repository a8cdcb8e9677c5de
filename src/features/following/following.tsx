import { useId, useRef } from 'react'
import { isMissingCall } from '#api/missing-call.ts'
import { type TileRequests, useTileActions } from '#entities/document/use-tile-actions.tsx'
import { FollowingList } from '#entities/follow/following-list.view.tsx'
import { useFollows } from '#entities/follow/use-follows.ts'
import { savedSearchesUrl } from '#entities/saved-search/saved-search-url.ts'
import { followingTexts } from '#i18n/en/follow.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { useLazy } from '#ui/hooks/use-lazy.ts'
import { followIf } from '#ui/link/follow.ts'
import { Link } from '#ui/link/link.tsx'
import { SectionHead } from '#ui/section-head/section-head.tsx'

type FollowingProps = TileRequests & {
  limit: number
  /** Empty: `Following`. */
  heading: string
  /** Whether a narrow list has one line each, and a link to where all of it is. */
  compact: boolean
  /** Whether nothing at all is shown if the user follows nothing. */
  hideEmpty: boolean
  /** Whether the saved searches are below. */
  withSearches: boolean
  onFailure: (failure: Error) => void
}

const loadSearches = () => import('./searches/searches.tsx').then(({ Searches }) => Searches)

/** What the user follows, each with its figures and its newest document, and the saved searches, each with the number of new ones. */
export function Following({ withSearches, ...props }: FollowingProps) {
  const { part: Searches } = useLazy(loadSearches, withSearches)
  return (
    <>
      <Follows {...props} />
      {withSearches && Searches && <Searches onNavigate={props.onNavigate} onFailure={props.onFailure} />}
    </>
  )
}

function Follows({ limit, heading, compact, hideEmpty, onFailure, ...requests }: Omit<FollowingProps, 'withSearches'>) {
  const t = useTexts(followingTexts)
  const { state, retry } = useFollows(onFailure)
  const { actions, messages } = useTileActions(requests)
  const id = useId()
  // Who stops following the last one can take that back.
  const hadAny = useRef(false)
  if (state.state === 'loading') hadAny.current = false
  if (state.state === 'ready' && state.value.length > 0) hadAny.current = true
  if (state.state === 'failed' && isMissingCall(state.error)) return null
  if (hideEmpty && state.state === 'ready' && !hadAny.current) return null
  const all = savedSearchesUrl()
  return (
    <section tabIndex={-1} className="r-following" aria-labelledby={id}>
      <SectionHead
        id={id}
        action={
          compact &&
          hadAny.current && (
            <Link href={all} aria-describedby={id} onClick={followIf(() => requests.onNavigate(all))}>
              {t.edit}
            </Link>
          )
        }
      >
        {heading || t.title}
      </SectionHead>
      <FollowingList state={state} limit={limit} actions={actions} onRetry={retry} onFailure={onFailure} />
      {messages}
    </section>
  )
}
