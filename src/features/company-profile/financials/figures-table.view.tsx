import { locale } from '#config/locale.ts'
import { companyProfileTexts } from '#i18n/en/company-profile.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { formatFigure } from '#lib/format/figures.ts'
import { registerStyles } from '#ui/base/styles.ts'
import { EmptyValue } from '#ui/text/empty-value.tsx'
import css from './figures-table.css?inline'
import type { Figures, Year } from './financials.ts'

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
        {rows.map(({ id, name, values, decimals }) => (
          <tr key={id} className="r-figures__row">
            <th scope="row" className="r-figures__name">
              <bdi>{name}</bdi>
            </th>
            {years.map((year, index) => (
              <td key={year.year} className={getClass('r-figures__value', year)}>
                <FigureCell value={values[index]} decimals={decimals} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const getClass = (name: string, { flag }: Year) => (flag === 'E' ? `${name} ${name}--estimate` : name)

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

/** Figures read from left to right in any language. */
function FigureCell({ value, decimals }: { value: number | undefined; decimals: number }) {
  const language = useLanguage()
  if (value === undefined) return <EmptyValue />
  return <bdi dir="ltr">{formatFigure(value, decimals, locale(language))}</bdi>
}
