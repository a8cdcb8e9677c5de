import { useRef } from 'react'
import { ExportMenu } from '#entities/file/export/export-menu.tsx'
import { exportTable } from '#entities/file/export/table-file.ts'
import { companyProfileTexts, companyTabTexts } from '#i18n/en/company-profile.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import { registerStyles } from '#ui/base/styles.ts'
import { useOverflows } from '#ui/table/table-overflow.ts'
import css from '#ui/text/fading-end.css?inline'
import { CopyTable } from './copy-table.tsx'
import { exportColumns } from './export-columns.ts'
import { FiguresTable } from './figures-table.view.tsx'
import type { Figures } from './financials.ts'

registerStyles('ui', css)

type FinancialsProps = { name: string; currency: string; unit: string; figures: Figures; withheld: boolean }

/** The full table, with copy and export (R294). */
export function Financials({ name, currency, unit, figures, withheld }: FinancialsProps) {
  const language = useLanguage()
  const t = useTexts(companyTabTexts)
  const scroller = useRef<HTMLDivElement>(null)
  const overflows = useOverflows(scroller)
  const caption = fill(t.caption, { name })
  const columns = exportColumns(figures, unit, language)
  const region = overflows ? { role: 'region', tabIndex: 0, 'aria-label': caption } : {}
  return (
    <div className="r-financials">
      <div className="r-financials__tools">
        <p className="r-financials__note">
          {[formatNote(currency, figures, language), withheld && t.withheld].filter(Boolean).join(' · ')}
        </p>
        <div className="r-financials__buttons">
          <CopyTable figures={figures} unit={unit} />
          <ExportMenu onExport={(format) => exportTable(format, caption, columns, figures.rows)} />
        </div>
      </div>
      <div ref={scroller} className="r-financials__scroller r-fading-end" {...region}>
        <FiguresTable caption={caption} figures={figures} corner={unit} />
      </div>
    </div>
  )
}

/** The note: the currency of the accounts, and the meaning of the letters at the years, if known. */
function formatNote(currency: string, { years }: Figures, language: string): string {
  const t = companyTabTexts(language)
  const { actualFlag, estimateFlag } = companyProfileTexts(language)
  const hasFlags = years.some(({ flag }) => flag !== '')
  return [
    currency && fill(t.currency, { currency }),
    hasFlags && fill(t.note, { actual: actualFlag, estimate: estimateFlag }),
  ]
    .filter(Boolean)
    .join(' · ')
}
