import { useId } from 'react'
import { isMissingCall } from '#api/missing-call.ts'
import { useTileActions } from '#entities/document/use-tile-actions.tsx'
import { FollowingList } from '#entities/follow/following-list.view.tsx'
import { useFollows } from '#entities/follow/use-follows.ts'
import { followingTexts } from '#i18n/en/follow.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { registerStyles } from '#ui/base/styles.ts'
import { SectionHead } from '#ui/section-head/section-head.tsx'
import { Delivery } from '../delivery/delivery.tsx'
import type { TabProps } from '../tab-props.ts'
import css from './following-tab.css?inline'
import { SearchList } from './search-list.tsx'

registerStyles('features', css)

/** The number of rows before the rest is asked for. */
const ROWS = 20

const allow = () => true
/** A list of titles has no downloads. */
const refuse = () => Promise.resolve(false)

/** What the user follows, the saved searches, and when mails go out. Each part is left out if the API lacks its call. */
export function FollowingTab({ onNavigate, ...props }: TabProps) {
  return (
    <div className="r-following-tab">
      <SearchList onNavigate={onNavigate} onFailure={props.onFailure} />
      <Follows onNavigate={onNavigate} onFailure={props.onFailure} />
      <Delivery {...props} />
    </div>
  )
}

function Follows({ onNavigate, onFailure }: Pick<TabProps, 'onNavigate' | 'onFailure'>) {
  const t = useTexts(followingTexts)
  const { state, retry } = useFollows(onFailure)
  const { actions, messages } = useTileActions({ onNavigate, onOpenDocument: allow, onDownload: refuse })
  const id = useId()
  if (state.state === 'failed' && isMissingCall(state.error)) return null
  return (
    <section className="r-following" tabIndex={-1} aria-labelledby={id}>
      <SectionHead id={id}>{t.title}</SectionHead>
      <FollowingList state={state} limit={ROWS} actions={actions} onRetry={retry} onFailure={onFailure} />
      {messages}
    </section>
  )
}
