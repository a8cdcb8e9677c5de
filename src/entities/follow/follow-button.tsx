import { followTexts } from '#i18n/en/follow.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import { registerStyles } from '#ui/base/styles.ts'
import { Button } from '#ui/button/button.tsx'
import { checkIcon, plusIcon } from '#ui/icons/icons-check.ts'
import css from './follow-button.css?inline'
import { useFollowChange } from './use-follow-change.ts'

registerStyles('entities', css)

/** Of the button's skeleton, in px. */
export const FOLLOW_WIDTH = 98

type FollowButtonProps = {
  tagId: string
  /** Of what is followed; empty: not known. */
  name: string
  isFollowed: boolean
  onFailure: (failure: Error) => void
}

/** Starts or ends following. The label says the present state; while it changes the button is busy. */
export function FollowButton({ tagId, name, isFollowed, onFailure }: FollowButtonProps) {
  const t = useTexts(followTexts)
  const { isChanging, refusal, toggle } = useFollowChange({ tagId, isFollowed, onFailure })
  const named = isFollowed ? t.followingNamed : t.followNamed
  return (
    <span className={`r-follow${isFollowed ? ' r-follow--on' : ''}`}>
      <Button
        icon={isFollowed ? checkIcon : plusIcon}
        busy={isChanging}
        aria-label={name ? fill(named, { name }) : undefined}
        title={isFollowed ? t.end : undefined}
        onClick={toggle}
      >
        {isFollowed ? t.following : t.follow}
      </Button>
      {refusal && (
        <span className="r-follow__failed" role="alert">
          {refusal}
        </span>
      )}
    </span>
  )
}
