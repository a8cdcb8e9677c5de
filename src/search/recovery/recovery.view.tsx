import type { Recovery } from '#api/list.ts'
import { categoryLabel } from '#config/category-label.ts'
import type { RemovableFilter } from '#contract/document.ts'
import { recoveryTexts } from '#i18n/en/recovery.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import { registerStyles } from '#ui/base/styles.ts'
import { Button } from '#ui/button/button.tsx'
import state from '#ui/states/state.css?inline'
import { LinkedText } from '#ui/text/linked-text.tsx'
import { TAG_PREFIX } from '../filters/filters.ts'
import recovery from './recovery.css?inline'
import { getCorrected, getCostly, isQuick, type Removable, withLiteralSearch, withoutFilter } from './recovery.ts'

registerStyles('ui', state)
registerStyles('search', recovery)

export type RecoveryActions = Removable & {
  /** The search as it was typed. */
  term: string
  update: (edit: (query: URLSearchParams) => URLSearchParams) => void
}

type RecoveryProps = RecoveryActions & {
  recovery: Recovery
  /** The button that was pressed will be gone. */
  onPressed: () => void
}

function nameFilter({ parameters: [name] }: RemovableFilter, { quickFilter }: Removable, language: string): string {
  const t = recoveryTexts(language)
  if (name === undefined) return quickFilter?.name ?? ''
  if (name.startsWith(TAG_PREFIX)) return categoryLabel(name.slice(TAG_PREFIX.length), language)
  return name === 'libraries' ? t.libraries : t.dates
}

const tellCostly = (filter: RemovableFilter, removable: Removable, language: string) =>
  fill(recoveryTexts(language).costly, { filter: nameFilter(filter, removable, language), count: filter.doc_count })

/**
 * Stands above the list, in a live region. It says that a misspelt word was corrected, and offers the search as it was typed. For
 * an empty list it only announces which filter excludes most.
 */
export function RecoveryLine({ recovery, term, update, onPressed, ...removable }: RecoveryProps) {
  const language = useLanguage()
  const t = useTexts(recoveryTexts)
  const corrected = getCorrected(recovery)
  const costly = getCostly(recovery, removable)
  if (corrected === '')
    return costly ? <p className="r-visually-hidden">{tellCostly(costly, removable, language)}</p> : null
  const searchLiterally = () => {
    onPressed()
    update(withLiteralSearch)
  }
  const shown = (
    <strong>
      <bdi>{corrected}</bdi>
    </strong>
  )
  return (
    <p className="r-recovery">
      <LinkedText text={t.corrected} link={shown} />{' '}
      <button type="button" className="r-recovery__literal" onClick={searchLiterally}>
        {fill(t.literal, { term })}
      </button>
    </p>
  )
}

/** In an empty list: the filter that excludes most, and a button that removes it. */
export function CostlyFilter({ recovery, update, onPressed, ...removable }: RecoveryProps) {
  const language = useLanguage()
  const t = useTexts(recoveryTexts)
  const costly = getCostly(recovery, removable)
  if (!costly) return null
  const remove = () => {
    onPressed()
    if (isQuick(costly)) removable.quickFilter?.remove()
    else update((now) => withoutFilter(now, costly))
  }
  return (
    <>
      <p className="r-state__text">{tellCostly(costly, removable, language)}</p>
      <Button variant="primary" onClick={remove}>
        {fill(t.without, { filter: nameFilter(costly, removable, language) })}
      </Button>
    </>
  )
}
