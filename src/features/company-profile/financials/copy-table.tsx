import { toTsv } from '#entities/file/export/table-file.ts'
import { companyTabTexts } from '#i18n/en/company-profile.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { CopyButton } from '#ui/copy-button/copy-button.tsx'
import { FocusBack } from '#ui/dom/keep-focus.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { exportColumns } from './export-columns.ts'
import type { Figures } from './financials.ts'

type CopyTableProps = {
  figures: Figures
  unit: string
  /** The accessible name, if the page has two of these buttons. */
  name?: string
}

/** Copies figures as they are shown, for a spreadsheet. */
export function CopyTable({ figures, unit, name }: CopyTableProps) {
  const language = useLanguage()
  const t = useTexts(companyTabTexts)
  const words = { copy: t.copy, copied: t.copiedShort, announced: t.copied, ...(name && { name }) }
  const refused = (close: () => void) => (
    <FocusBack className="r-financials__failure">
      <Notice dismiss={{ label: t.close, onDismiss: close }}>{t.copyFailed}</Notice>
    </FocusBack>
  )
  return (
    <CopyButton
      text={() => toTsv(exportColumns(figures, unit, language), figures.rows)}
      words={words}
      refused={refused}
    />
  )
}
