import { locale } from '#config/locale.ts'
import { preferenceCardTexts as t } from '#i18n/en/distribution.ts'
import { summaryTexts } from '#i18n/en/search.ts'
import { fill } from '#lib/format/fill.ts'
import { type ActiveGroup, getActiveGroups } from '#search/active-filters/active-groups.ts'
import { Tooltip } from '#ui/tooltip/tooltip.tsx'
import type { Preference } from '../preference.ts'
import type { PreferenceContext } from '../preference-context.ts'

type PreferenceSummaryProps = {
  preference: Preference
  /** The order of the phrases, and how many values one names (R362). */
  context: Pick<PreferenceContext, 'categoryOrder' | 'truncateThreshold'>
  /** Shows everything; a number that stands for values leads there. */
  onMore?: () => void
}

/** A preference in the words of what is applied to a list: `within Nordics covering 5 Sectors` (R363, C55). */
export function PreferenceSummary({ preference, context, onMore }: PreferenceSummaryProps) {
  const groups = getActiveGroups(preference, context.categoryOrder, context.truncateThreshold)
  if (groups.length === 0) return <p className="r-preference-summary">{summaryTexts.allResearch}</p>
  return (
    <p className="r-preference-summary">
      {/* In its own direction: it neither begins nor ends with the name that stands there. */}
      <bdi>
        {groups.map((group) => (
          <span key={group.category}>
            <span className="r-preference-summary__word">{group.word}</span>{' '}
            {group.summary === undefined ? (
              <Values values={group.values} />
            ) : (
              <Count group={group} onMore={onMore} />
            )}{' '}
          </span>
        ))}
      </bdi>
    </p>
  )
}

function Values({ values }: { values: readonly string[] }) {
  return values.map((value, index) => (
    <span key={value}>
      {index > 0 && ', '}
      <bdi>{value}</bdi>
    </span>
  ))
}

type CountProps = { group: ActiveGroup; onMore: (() => void) | undefined }

/** Values that a tooltip names; the press shows all. */
const MOST_NAMED = 10

/** Many values as their number; the first are listed on hover, at a touch, and with the focus on it. */
function Count({ group: { summary, values }, onMore }: CountProps) {
  const named = values.slice(0, MOST_NAMED)
  const more = values.length - named.length
  const list = new Intl.ListFormat(locale(), { type: 'unit', style: 'short' }).format([
    ...named,
    ...(more > 0 ? [fill(t.more, { count: more })] : []),
  ])
  return (
    <Tooltip text={list}>
      {(describedBy) => (
        <button type="button" className="r-preference-summary__count" aria-describedby={describedBy} onClick={onMore}>
          {summary}
        </button>
      )}
    </Tooltip>
  )
}
