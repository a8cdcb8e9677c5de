import type { CSSProperties } from 'react'
import { ProfileLink } from '#entities/profile/profile-link.tsx'
import { changesTexts } from '#i18n/en/research-changes.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { registerStyles } from '#ui/base/styles.ts'
import { Delta } from '#ui/delta/delta.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import type { Change, Share } from './change.ts'
import css from './chart.css?inline'

registerStyles('features', css)

type Bar = { change: Change; share: Share }

/** The changes of targets within one currency, the largest raise first. */
const toBars = (changes: readonly Change[]): Bar[] =>
  changes
    .flatMap((change) => {
      const share = change.target?.change
      return share && share !== 'currency' ? [{ change, share }] : []
    })
    .sort((a, b) => b.share.share - a.share.share)

type ChangeChartProps = {
  changes: readonly Change[]
  /** Whether the browser may follow the link. */
  onNavigate: (href: string) => boolean
}

/** Changes of targets as bars on one scale: raises to one side of a line, cuts to the other. */
export function ChangeChart({ changes, onNavigate }: ChangeChartProps) {
  const t = useTexts(changesTexts)
  const bars = toBars(changes)
  if (bars.length === 0) return <EmptyState text={t.empty} />
  const raised = Math.max(0, ...bars.map(({ share }) => share.share))
  const cut = Math.max(0, ...bars.map(({ share }) => -share.share))
  const toPercent = (share: number) => `${(100 * share) / (raised + cut || 1)}%`
  return (
    // biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list in Safari
    <ul className="r-changes__chart" role="list" style={{ '--_zero': toPercent(cut) } as CSSProperties}>
      {bars.map(({ change: { id, company, href }, share }) => (
        <li key={id} className="r-changes__bar-row">
          <ProfileLink name={company || t.unnamed} href={href} onNavigate={onNavigate} />
          <span className="r-changes__track" aria-hidden="true">
            <span
              className={`r-changes__bar r-changes__bar--${share.share < 0 ? 'cut' : 'raised'}`}
              style={{ inlineSize: toPercent(Math.abs(share.share)) }}
            />
          </span>
          <Delta plain {...share} />
        </li>
      ))}
    </ul>
  )
}
