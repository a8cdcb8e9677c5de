import { isMissingCall } from '#api/missing-call.ts'
import { followTexts } from '#i18n/en/follow.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { ButtonSkeleton } from '#ui/button/button-skeleton.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { SignedOut } from '#ui/states/signed-out.tsx'
import { FOLLOW_WIDTH, FollowButton } from './follow-button.tsx'
import { useFollows } from './use-follows.ts'

type FollowProps = {
  tagId: string
  name: string
  onNavigate: (href: string) => boolean
  onFailure: (failure: Error) => void
}

/** A button that follows a company, an analyst or a sector. It hides if the API lacks the call. */
export function Follow({ tagId, name, onNavigate, onFailure }: FollowProps) {
  const t = useTexts(followTexts)
  const { state, retry } = useFollows(onFailure, tagId !== '')
  switch (state.state) {
    case 'signed-out':
      return <SignedOut text={t.signedOut} onNavigate={onNavigate} />
    case 'loading':
      return (
        <div role="status" aria-busy="true" aria-label={t.loading}>
          <ButtonSkeleton width={FOLLOW_WIDTH} />
        </div>
      )
    case 'failed':
      if (isMissingCall(state.error)) return null
      return <Failed text={t.failed} error={state.error} retrying={state.retrying} onRetry={retry} />
    case 'ready':
      return (
        <FollowButton
          tagId={tagId}
          name={name}
          isFollowed={state.value.some(({ tag }) => tag.id === tagId)}
          onFailure={onFailure}
        />
      )
  }
}
