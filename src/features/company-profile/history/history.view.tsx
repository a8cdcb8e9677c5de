import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useId, useMemo, useState } from 'react'
import { locale } from '#config/locale.ts'
import type { Tag } from '#contract/tag.ts'
import type { History, Note } from '#entities/company/history/history.ts'
import { companyTexts } from '#i18n/en/companies.ts'
import { companyChartTexts } from '#i18n/en/company-chart.ts'
import { companyHistoryTexts } from '#i18n/en/company-profile.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { formatDate } from '#lib/format/dates.ts'
import { toLocalDay } from '#lib/format/days.ts'
import { formatMoney } from '#lib/format/money.ts'
import { toText } from '#lib/format/words.ts'
import { registerStyles } from '#ui/base/styles.ts'
import { followIf } from '#ui/link/follow.ts'
import { Link } from '#ui/link/link.tsx'
import { Rating } from '#ui/rating/rating.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { EmptyValue } from '#ui/text/empty-value.tsx'
import figuresTable from '../financials/figures-table.css?inline'
import { Chart } from './chart.view.tsx'
import { formatSummary } from './format-history.ts'
import css from './history.css?inline'
import { createHistory } from './history.store.ts'
import { cutCalls, offerRanges, type Range } from './ranges.ts'
import { Ranges } from './ranges.view.tsx'
import tip from './tip.css?inline'

registerStyles('features', figuresTable, css, tip)

type CompanyHistoryProps = {
  company: Tag
  /** Shown until the history is loaded. */
  placeholder: ReactNode
  /** Called if there is no history. */
  onNone: () => void
  onOpen: (note: Note) => boolean
  onFailure: (failure: Error) => void
}

/** The history of a company's target, once loaded. */
export function CompanyHistory({ company, placeholder, onNone, onOpen, onFailure }: CompanyHistoryProps) {
  const tCompany = useTexts(companyTexts)
  const t = useTexts(companyHistoryTexts)
  const store = useMemo(() => createHistory(company, onFailure), [company, onFailure])
  useEffect(() => store.start(), [store])
  const state = useStore(store.$state)
  const isNone = state.state === 'ready' && !state.value
  useEffect(() => {
    if (isNone) onNone()
  }, [isNone, onNone])
  switch (state.state) {
    case 'loading':
      return placeholder
    case 'failed':
      return <Failed text={t.failed} error={state.error} retrying={state.retrying} onRetry={store.retry} />
    case 'ready':
      return (
        state.value && (
          <HistoryView name={toText(company.value) || tCompany.unnamed} history={state.value} onOpen={onOpen} />
        )
      )
    case 'signed-out':
      return null
  }
}

type HistoryViewProps = { name: string; history: History; onOpen: (note: Note) => boolean }

/** The chart, and its figures as a table. */
export function HistoryView({ name, history, onOpen }: HistoryViewProps) {
  const language = useLanguage()
  const t = useTexts(companyChartTexts)
  const id = useId()
  const tag = locale(language)
  const today = toLocalDay(new Date())
  const [range, setRange] = useState<Range>('all')
  const shown = useMemo(() => ({ ...history, calls: cutCalls(history.calls, range, today) }), [history, range, today])
  const money = (amount: number) => formatMoney(amount, history.currency, tag)
  return (
    <section className="r-history" aria-labelledby={id}>
      <div className="r-company__title-row">
        <h2 className="r-company__title" part="heading" id={id}>
          {t.title}
        </h2>
        <Ranges offered={offerRanges(history.calls, today)} range={range} onRange={setRange} />
      </div>
      <Chart key={range} history={shown} today={today} summary={formatSummary(name, shown, language)} onOpen={onOpen} />
      <details className="r-history__details">
        <summary className="r-history__toggle">{t.table}</summary>
        <table className="r-figures" part="table">
          <caption className="r-visually-hidden">{t.title}</caption>
          <thead>
            <tr>
              <th scope="col" className="r-figures__corner">
                {t.date}
              </th>
              <th scope="col" className="r-figures__year">
                {t.target}
              </th>
              <th scope="col" className="r-figures__year">
                {t.rating}
              </th>
            </tr>
          </thead>
          <tbody>
            {history.calls.toReversed().map(({ day, target, rating, changed, note }) => (
              <tr key={day} className="r-figures__row">
                <th scope="row" className="r-figures__name">
                  <CallDay day={day} note={note} onOpen={onOpen} />
                </th>
                <td className="r-figures__value">
                  <bdi dir="ltr">{money(target)}</bdi>
                </td>
                <td className={`r-figures__value${changed ? ' r-history__changed' : ''}`}>
                  {rating ? <Rating value={rating} /> : <EmptyValue />}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  )
}

type CallDayProps = { day: string; note: Note | undefined; onOpen: (note: Note) => boolean }

/** The day of a call, which leads to its document. */
function CallDay({ day, note, onOpen }: CallDayProps) {
  const language = useLanguage()
  const shown = <time dateTime={day}>{formatDate(day, 'long', locale(language))}</time>
  if (!note) return shown
  return (
    <Link href={note.href} title={note.title} onClick={followIf(() => onOpen(note))}>
      {shown}
    </Link>
  )
}
