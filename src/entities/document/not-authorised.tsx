import { tileTexts } from '#i18n/en/tile.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { AccessDialog } from '../access/access-dialog.tsx'
import type { LockedDocument } from './document-title.tsx'

type NotAuthorisedProps = {
  document: LockedDocument
  onNavigate: (href: string) => boolean
  onClose: () => void
}

/** Explains why a title does not open (R262), and takes a request for access where the API does. */
export function NotAuthorised({ document, onNavigate, onClose }: NotAuthorisedProps) {
  const t = useTexts(tileTexts)
  if (document.canAsk)
    return (
      <AccessDialog
        document={document}
        heading={t.notAuthorised}
        text={t.notAuthorisedText}
        onNavigate={onNavigate}
        onClose={onClose}
      />
    )
  return (
    <Dialog title={t.notAuthorised} closeLabel={t.close} onClose={onClose}>
      {t.notAuthorisedText}
    </Dialog>
  )
}
