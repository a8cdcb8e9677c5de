import { useId, useRef } from 'react'
import { isMissingCall } from '#api/missing-call.ts'
import { type TileRequests, useTileActions } from '#entities/document/use-tile-actions.tsx'
import { useFollows } from '#entities/follow/use-follows.ts'
import { followingTexts } from '#i18n/en/follow.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { FollowingView } from './following.view.tsx'

type FollowingProps = TileRequests & {
  limit: number
  /** Empty: `Following`. */
  heading: string
  /** Whether nothing at all is shown if the user follows nothing. */
  hideEmpty: boolean
  onFailure: (failure: Error) => void
}

/** What the user follows, each with its newest document. */
export function Following({ limit, heading, hideEmpty, onFailure, ...requests }: FollowingProps) {
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
  return (
    <section tabIndex={-1} className="r-following" aria-labelledby={id}>
      <h2 className="r-following__title" part="heading" id={id}>
        {heading || t.title}
      </h2>
      <FollowingView state={state} limit={limit} actions={actions} onRetry={retry} onFailure={onFailure} />
      {messages}
    </section>
  )
}
