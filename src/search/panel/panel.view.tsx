import { useEffect, useRef } from 'react'
import { filterPanelTexts } from '#i18n/en/filters.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { valueLabel } from '#i18n/value-label.ts'
import { fill } from '#lib/format/fill.ts'
import { Announcer } from '#ui/announcer/announcer.tsx'
import { Button } from '#ui/button/button.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { closeIcon } from '#ui/icons/icons.ts'
import { ErrorState } from '#ui/states/error-state.tsx'
import type { DateRange } from '../filters/date-range.ts'
import type { FilterSelection } from '../filters/filters.ts'
import type { Dropped, TagLists } from './filter-panel.store.ts'
import { CategoryField, PanelDates } from './panel-fields.tsx'
import type { PanelProps } from './use-panel-store.ts'

export type PanelContentProps = {
  titleId: string
  title: string
  subtitle: string | undefined
  tagsTitle: string | undefined
  categories: readonly string[]
  required: readonly string[]
  draft: FilterSelection
  lists: TagLists
  missing: readonly string[]
  dropped: readonly Dropped[]
  /** Whether counts respect the filters of this list. */
  counted: boolean
  dates: PanelProps['dates']
  onChooseRange: (range: DateRange) => void
  onChoose: (category: string, values: readonly string[]) => void
  /** The number of resets. A reset also clears an invalid date that was typed. */
  resets: number
  onReset: () => void
  onUpdate: () => void
  onRetry: () => void
  onClose: () => void
}

/** The content of a panel, beside the list or in a sheet (R190–R192, R248). */
export function PanelContent(props: PanelContentProps) {
  const language = useLanguage()
  const t = useTexts(filterPanelTexts)
  const { titleId, title, subtitle, tagsTitle, categories, required, draft, lists, missing, dropped, dates } = props
  const gone = dropped.map(({ category, value }) => valueLabel(category, value, language)).join(', ')
  const heading = useRef<HTMLHeadingElement>(null)
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => heading.current?.focus(), [])
  useEffect(() => {
    if (missing.length > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [missing])
  const isReloading = lists.state === 'ready' && lists.reload === 'loading'
  const hasFailed = lists.state === 'failed' || (lists.state === 'ready' && lists.reload === 'failed')
  const hadFailed = useRef(hasFailed)
  useEffect(() => {
    const root = heading.current?.getRootNode() as ShadowRoot | Document | undefined
    const isLost = root?.activeElement === null || root?.activeElement === document.body
    // The pressed Retry button is gone.
    if (hadFailed.current && !hasFailed && isLost) heading.current?.focus()
    hadFailed.current = hasFailed
  }, [hasFailed])
  return (
    <>
      <header className="r-filter-panel__head">
        <div>
          <h2 ref={heading} id={titleId} className="r-filter-panel__title" tabIndex={-1}>
            {title}
          </h2>
          {subtitle && <p className="r-filter-panel__subtitle">{subtitle}</p>}
        </div>
        <IconButton icon={closeIcon} label={t.close} onClick={props.onClose} />
      </header>
      <Announcer message={gone === '' ? '' : fill(t.dropped, { values: gone })} />
      <div className="r-filter-panel__body">
        {hasFailed && (
          <ErrorState
            text={t.failed}
            retry={{ label: t.retry, onRetry: props.onRetry, busy: lists.state === 'failed' && lists.retrying }}
          />
        )}
        {dates && <PanelDates key={props.resets} value={draft.range} days={dates} onChange={props.onChooseRange} />}
        {tagsTitle && <h3 className="r-filter-panel__group">{tagsTitle}</h3>}
        <div ref={fields} className="r-filter-panel__fields" aria-busy={isReloading}>
          {categories.map((category) => (
            <CategoryField
              key={category}
              category={category}
              tags={lists.state === 'ready' ? lists.tags[category] : undefined}
              selected={draft.tags[category]}
              counted={props.counted}
              required={required.includes(category)}
              loading={lists.state === 'loading' || lists.state === 'idle'}
              missing={missing.includes(category)}
              onChoose={props.onChoose}
            />
          ))}
        </div>
      </div>
      <footer className="r-filter-panel__actions">
        <Button onClick={props.onReset}>{t.reset}</Button>
        <Button variant="primary" onClick={props.onUpdate}>
          {t.update}
        </Button>
      </footer>
    </>
  )
}
