import type { Changes } from '#api/research-changes.ts'
import { locale } from '#config/locale.ts'
import { DocumentTitle, type TileActions } from '#entities/document/document-title.tsx'
import { ProfileLink } from '#entities/profile/profile-link.tsx'
import { changesTexts, changeTexts } from '#i18n/en/research-changes.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { formatShortDay } from '#lib/format/short-day.ts'
import type { ResourceState } from '#session/resource.ts'
import { registerStyles } from '#ui/base/styles.ts'
import { Delta } from '#ui/delta/delta.tsx'
import { useLazy } from '#ui/hooks/use-lazy.ts'
import { Rating } from '#ui/rating/rating.tsx'
import { Replaced } from '#ui/rating/replaced.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { SignedOut } from '#ui/states/signed-out.tsx'
import { withRole } from '#ui/table/with-role.ts'
import { EmptyValue } from '#ui/text/empty-value.tsx'
import { type Change, toChange } from './change.ts'
import css from './changes.css?inline'

registerStyles('features', css)

const loadChart = () => import('./chart.view.tsx').then(({ ChangeChart }) => ChangeChart)

type ChangesViewProps = {
  view: 'table' | 'chart'
  state: ResourceState<Changes>
  /** The number of skeletons. */
  count: number
  actions: TileActions
  onRetry: () => void
}

export function ChangesView({ view, state, count, actions, onRetry }: ChangesViewProps) {
  const language = useLanguage()
  const t = useTexts(changesTexts)
  const isChart = view === 'chart'
  const { part: Chart, failed, want } = useLazy(loadChart, isChart)
  const skeletons = (
    <div role="status" aria-busy="true" aria-label={t.loading}>
      {isChart ? <BarSkeletons count={count} /> : <ChangeSkeletons count={count} />}
    </div>
  )
  switch (state.state) {
    case 'signed-out':
      return <SignedOut text={t.signedOut} onNavigate={actions.onNavigate} />
    case 'loading':
      return skeletons
    case 'failed':
      return <Failed text={t.failed} error={state.error} retrying={state.retrying} onRetry={onRetry} />
  }
  if (state.value.records.length === 0) return <EmptyState text={t.empty} />
  const changes = state.value.records.map((change) => toChange(change, language))
  if (!isChart) return <ChangeTable rows={changes} actions={actions} />
  if (failed) return <Failed text={t.failed} onRetry={want} />
  return Chart ? <Chart changes={changes} onNavigate={actions.onNavigate} /> : skeletons
}

const columns = ['date', 'company', 'rating', 'target', 'change', 'price', 'upside', 'note'] as const

/** A line of headers, and rows of the final height. */
const ChangeSkeletons = ({ count }: { count: number }) => (
  <>
    <div className="r-changes__headers" />
    {[...Array(count).keys()].map((key) => (
      <div key={key} className="r-changes__row">
        {columns.map((column) => (
          <span key={column} className={`r-changes__${column}`}>
            <Skeleton width={column === 'company' || column === 'note' ? 70 : 60} />
          </span>
        ))}
      </div>
    ))}
  </>
)

/** Bars of the final height. */
const BarSkeletons = ({ count }: { count: number }) =>
  [...Array(count).keys()].map((key) => (
    <div key={key} className="r-changes__bar-skeleton">
      <Skeleton width={70} />
    </div>
  ))

function ChangeTable({ rows, actions }: { rows: readonly Change[]; actions: TileActions }) {
  const t = { ...useTexts(changesTexts), ...useTexts(changeTexts) }
  // Public changes have no prices.
  const look = rows.some(({ price }) => price) ? '' : ' r-changes__table--unpriced'
  return (
    <table className={`r-changes__table${look}`} part="table" {...withRole('table')}>
      <caption className="r-visually-hidden">{t.title}</caption>
      <thead {...withRole('rowgroup')}>
        <tr className="r-changes__headers" {...withRole('row')}>
          {columns.map((column) => (
            <th key={column} scope="col" className={`r-changes__${column}`} {...withRole('columnheader')}>
              {t[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...withRole('rowgroup')}>
        {rows.map((change) => (
          <ChangeRow key={change.id} change={change} actions={actions} />
        ))}
      </tbody>
    </table>
  )
}

function ChangeRow({ change, actions }: { change: Change; actions: TileActions }) {
  const tag = locale(useLanguage())
  const t = useTexts(changesTexts)
  const tChange = useTexts(changeTexts)
  const { day, company, href, ticker, rating, target, price, upside, note, title } = change
  return (
    <tr className="r-changes__row" {...withRole('row')}>
      <td className="r-changes__date" {...withRole('cell')}>
        <time dateTime={day}>{formatShortDay(day, tag)}</time>
      </td>
      <th scope="row" className="r-changes__company" {...withRole('rowheader')}>
        <ProfileLink name={company || t.unnamed} href={href} onNavigate={actions.onNavigate} />{' '}
        {ticker && (
          <span className="r-changes__ticker">
            <bdi>{ticker}</bdi>
          </span>
        )}
      </th>
      <td className="r-changes__rating" {...withRole('cell')}>
        {rating.kind && <span className="r-changes__kind">{rating.kind} </span>}
        <Rating value={rating.value} prior={rating.prior} separator={tChange.now} />
      </td>
      <td className="r-changes__target" {...withRole('cell')}>
        {target ? <Target target={target} now={tChange.now} /> : <EmptyValue />}
      </td>
      <td className="r-changes__change" {...withRole('cell')}>
        {target?.change === 'currency' ? (
          <span className="r-changes__kind">{t.newCurrency}</span>
        ) : target?.change ? (
          <Delta {...target.change} />
        ) : (
          <EmptyValue />
        )}
      </td>
      <td className="r-changes__price" {...withRole('cell')}>
        {price ? <bdi dir="ltr">{price}</bdi> : <EmptyValue />}
      </td>
      <td className="r-changes__upside" {...withRole('cell')}>
        {upside ? <Delta plain {...upside} /> : <EmptyValue />}
      </td>
      <td className="r-changes__note" dir="auto" title={title} {...withRole('cell')}>
        <DocumentTitle tile={note} actions={actions} />
      </td>
    </tr>
  )
}

/** The former target, then the new one. */
const Target = ({ target: { value, prior }, now }: { target: NonNullable<Change['target']>; now: string }) => (
  <bdi dir="ltr">
    <Replaced prior={prior && <span className="r-changes__prior">{prior}</span>} separator={now}>
      {value}
    </Replaced>
  </bdi>
)
