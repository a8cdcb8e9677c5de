import { locale } from '#config/locale.ts'
import { preferenceCardTexts } from '#i18n/en/distribution.ts'
import { summaryTexts } from '#i18n/en/search.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { valueLabel } from '#i18n/value-label.ts'
import { fill } from '#lib/format/fill.ts'
import { type ActiveGroup, getActiveGroups } from '#search/active-filters/active-groups.ts'
import { registerStyles } from '#ui/base/styles.ts'
import { Tooltip } from '#ui/tooltip/tooltip.tsx'
import type { Preference } from '../preference.ts'
import type { PreferenceContext } from '../preference-context.ts'
import css from './preference-summary.css?inline'

registerStyles('features', css)

type PreferenceSummaryProps = {
  preference: Preference
  /** The order of the phrases, and the maximum number of values per phrase (R362). */
  context: Pick<PreferenceContext, 'categoryOrder' | 'truncateThreshold'>
  /** Shows all values; called by the number of values. */
  onMore?: () => void
}

/** A preference in the words of active filters: `within Nordics covering 5 Sectors` (R363, C55). */
export function PreferenceSummary({ preference, context, onMore }: PreferenceSummaryProps) {
  const language = useLanguage()
  const tSummary = useTexts(summaryTexts)
  const groups = getActiveGroups(preference, context.categoryOrder, language, context.truncateThreshold)
  if (groups.length === 0) return <p className="r-preference-summary">{tSummary.allResearch}</p>
  return (
    <p className="r-preference-summary">
      {/* Keeps its own direction, because a name may be at either end. */}
      <bdi>
        {groups.map((group) => (
          <span key={group.category}>
            <span className="r-preference-summary__word">{group.word}</span>{' '}
            {group.summary === undefined ? (
              <Values values={group.values.map((value) => valueLabel(group.category, value, language))} />
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

/** The maximum number of values in a tooltip; a click shows all. */
const MOST_NAMED = 10

/** The number of values. The first ones are listed on hover, on touch, and on focus. */
function Count({ group: { category, summary, values }, onMore }: CountProps) {
  const language = useLanguage()
  const t = useTexts(preferenceCardTexts)
  const named = values.slice(0, MOST_NAMED).map((value) => valueLabel(category, value, language))
  const more = values.length - named.length
  const list = new Intl.ListFormat(locale(language), { type: 'unit', style: 'short' }).format([
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
