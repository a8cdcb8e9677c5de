import type { WebDocument } from '#contract/document.ts'
import type { TileActions } from '#entities/document/document-title.tsx'
import { leadTexts } from '#i18n/en/lead.ts'
import { useTexts } from '#i18n/use-texts.ts'
import type { ResourceState } from '#session/resource.ts'
import { registerStyles } from '#ui/base/styles.ts'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { SignedOut } from '#ui/states/signed-out.tsx'
import css from './lead.css?inline'
import { LeadStory, SecondStory } from './story.view.tsx'

registerStyles('features', css)

type LeadViewProps = {
  state: ResourceState<WebDocument[]>
  seconds: number
  actions: TileActions
  onRetry: () => void
}

export function LeadView({ state, seconds, actions, onRetry }: LeadViewProps) {
  const t = useTexts(leadTexts)
  switch (state.state) {
    case 'signed-out':
      return <SignedOut text={t.signedOut} onNavigate={actions.onNavigate} />
    case 'loading':
      return <LeadSkeleton seconds={seconds} label={t.loading} />
    case 'failed':
      return <Failed text={t.failed} error={state.error} retrying={state.retrying} onRetry={onRetry} />
    case 'ready':
      return <Stories stories={state.value} actions={actions} />
  }
}

function Stories({ stories: [lead, ...seconds], actions }: { stories: readonly WebDocument[]; actions: TileActions }) {
  const t = useTexts(leadTexts)
  if (!lead) return <EmptyState text={t.empty} />
  return (
    <div className="r-lead__stories">
      <LeadStory document={lead} actions={actions} />
      {seconds.length > 0 && (
        <ul className="r-lead__seconds" aria-label={t.more}>
          {seconds.map((document) => (
            <li key={document.id}>
              <SecondStory document={document} actions={actions} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Of the height that most stories have. */
const LeadSkeleton = ({ seconds, label }: { seconds: number; label: string }) => (
  <div className="r-lead__stories" role="status" aria-busy="true" aria-label={label}>
    <div className="r-lead__story">
      <Skeleton width={40} />
      <div>
        <Skeleton shape="heading" width={90} />
        <Skeleton shape="heading" width={70} />
      </div>
      <div>
        <Skeleton />
        <Skeleton />
        <Skeleton width={60} />
      </div>
      <div className="r-lead__strip">
        <Skeleton width={50} />
      </div>
    </div>
    {seconds > 0 && (
      <div className="r-lead__seconds">
        {[...Array(seconds).keys()].map((key) => (
          <div key={key} className="r-lead__second">
            <Skeleton width={40} />
            <div className="r-lead__second-text">
              <Skeleton shape="title" width={90} />
            </div>
            <Skeleton width={60} />
          </div>
        ))}
      </div>
    )}
  </div>
)
