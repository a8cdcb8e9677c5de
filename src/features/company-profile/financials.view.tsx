import { useRef } from 'react'
import { fill } from '../../lib/fill.ts'
import { companyProfileTexts, companyTabTexts as t } from '../../text/company-profile.ts'
import { ExportMenu } from '../../toolkit/export/export-menu.tsx'
import { exportTable } from '../../toolkit/export/export-table.ts'
import { toTsv } from '../../toolkit/export/table-file.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { FocusBack } from '../../ui/keep-focus.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useOverflows } from '../../ui/table-overflow.ts'
import { FiguresTable } from './figures-table.view.tsx'
import type { Figures } from './financials.ts'
import { exportColumns } from './financials-columns.ts'

type FinancialsProps = { name: string; currency: string; figures: Figures }

/** The full table with ways to take it along (R294). */
export function Financials({ name, currency, figures }: FinancialsProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const overflows = useOverflows(scroller)
  const caption = fill(t.caption, { name })
  const columns = exportColumns(figures, currency)
  const region = overflows ? { role: 'region', tabIndex: 0, 'aria-label': caption } : {}
  return (
    <div className="r-financials">
      <div className="r-financials__tools">
        <p className="r-financials__note">{noteOf(currency, figures)}</p>
        <div className="r-financials__buttons">
          <CopyTable text={() => toTsv(columns, figures.rows)} />
          <ExportMenu onExport={(format) => exportTable(format, caption, columns, figures.rows)} />
        </div>
      </div>
      <div ref={scroller} className="r-financials__scroller r-fading-end" {...region}>
        <FiguresTable caption={caption} figures={figures} corner={currency} />
      </div>
    </div>
  )
}

/** Only what is known: the currency of the accounts, and what the letters at the years stand for. */
function noteOf(currency: string, { years }: Figures): string {
  const { actualFlag, estimateFlag } = companyProfileTexts
  const hasFlags = years.some(({ flag }) => flag !== '')
  return [
    currency && fill(t.currency, { currency }),
    hasFlags && fill(t.note, { actual: actualFlag, estimate: estimateFlag }),
  ]
    .filter(Boolean)
    .join(' · ')
}

function CopyTable({ text }: { text: () => string }) {
  const words = { copy: t.copy, copied: t.copiedShort, announced: t.copied }
  const refused = (close: () => void) => (
    <FocusBack className="r-financials__failure">
      <Notice dismiss={{ label: t.close, onDismiss: close }}>{t.copyFailed}</Notice>
    </FocusBack>
  )
  return <CopyButton text={text} words={words} refused={refused} />
}
