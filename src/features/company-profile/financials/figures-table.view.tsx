import { locale } from '#config/locale.ts'
import { companyProfileTexts } from '#i18n/en/company-profile.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { valueLabel } from '#i18n/value-label.ts'
import { formatChange, formatFigure, formatShare } from '#lib/format/figures.ts'
import { fill } from '#lib/format/fill.ts'
import { registerStyles } from '#ui/base/styles.ts'
import { EmptyValue } from '#ui/text/empty-value.tsx'
import css from './figures-table.css?inline'
import type { Figures, FiguresRow, Year } from './financials.ts'

registerStyles('features', css)

type FiguresTableProps = {
  caption: string
  figures: Figures
  /** The header cell above the row names: the currency. */
  corner?: string
}

/** Figures by year; estimates look different from reported figures (R287, R294). */
export function FiguresTable({ caption, figures: { years, rows }, corner = '' }: FiguresTableProps) {
  return (
    <table className="r-figures" part="table">
      <caption className="r-visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <td className="r-figures__corner">{corner}</td>
          {years.map((year) => (
            <th key={year.year} scope="col" className={getClass('r-figures__year', year)}>
              <YearTitle {...year} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className={`r-figures__row${row.share ? ' r-figures__row--share' : ''}`}>
            <th scope="row" className="r-figures__name">
              <RowName row={row} />
            </th>
            {years.map((year, index) => (
              <td key={year.year} className={getClass('r-figures__value', year)}>
                <FigureCell value={row.values[index]} row={row} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const looks = { A: 'actual', E: 'estimate', '': '' }

function getClass(name: string, { flag, isEarlier }: Year): string {
  const kinds = [looks[flag], isEarlier && 'earlier'].filter(Boolean)
  return [name, ...kinds.map((kind) => `${name}--${kind}`)].join(' ')
}

function YearTitle({ year, flag }: Year) {
  const t = useTexts(companyProfileTexts)
  if (flag === '') return year
  const isActual = flag === 'A'
  return (
    <>
      {year}
      <span className="r-figures__flag" aria-hidden="true">
        {isActual ? t.actualFlag : t.estimateFlag}
      </span>
      <span className="r-visually-hidden"> {isActual ? t.actual : t.estimate}</span>
    </>
  )
}

/** A row of shares is named briefly, because it follows its row; screen readers get its full name. */
function RowName({ row: { name: figure, share } }: { row: FiguresRow }) {
  const t = useTexts(companyProfileTexts)
  const name = valueLabel('Figure', figure, useLanguage())
  if (!share) return <bdi>{name}</bdi>
  return (
    <>
      <span aria-hidden="true">{t[share]}</span>
      <span className="r-visually-hidden">{fill(share === 'growth' ? t.growthOf : t.marginOf, { name })}</span>
    </>
  )
}

/** Figures read from left to right in any language. */
function FigureCell({ value, row: { decimals, share } }: { value: number | undefined; row: FiguresRow }) {
  const tag = locale(useLanguage())
  if (value === undefined) return <EmptyValue />
  const format = share === 'growth' ? formatChange : formatShare
  return <bdi dir="ltr">{share ? format(value, tag) : formatFigure(value, decimals, tag)}</bdi>
}
