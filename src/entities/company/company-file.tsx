import { companyTexts } from '#i18n/en/companies.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import { Button } from '#ui/button/button.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { downloadIcon, lockIcon } from '#ui/icons/icons-more.ts'
import type { CompanyFile } from './company.ts'

type CompanyFileProps = {
  file: CompanyFile
  kind: 'model' | 'tearSheet'
  /** The name of the company. */
  name: string
  /** An icon for a table row, or a button with text. */
  look: 'icon' | 'button'
  onDownload: (url: URL) => void
}

/** The model or the tear sheet (R279, R281, R290). Without access it is greyed out, and its label says why (R291). */
export function CompanyFileButton({ file, kind, name, look, onDownload }: CompanyFileProps) {
  const t = useTexts(companyTexts)
  if (file.kind === 'none') return null
  const isModel = kind === 'model'
  const isLocked = file.kind === 'locked'
  const words = isLocked
    ? isModel
      ? t.lockedModel
      : t.lockedTearSheet
    : isModel
      ? t.downloadModel
      : t.downloadTearSheet
  const label = fill(words, { name })
  const open = () => {
    if (file.kind === 'file') onDownload(file.url)
  }
  const icon = isLocked ? lockIcon : downloadIcon
  if (look === 'icon') return <IconButton icon={icon} label={label} disabled={isLocked} onClick={open} />
  return (
    <Button icon={icon} title={label} aria-label={label} aria-disabled={isLocked} onClick={open}>
      {t[kind]}
    </Button>
  )
}
