import { tileTexts } from '#i18n/en/tile.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'

/** Explains why a title does not open (R262). */
export function NotAuthorised({ onClose }: { onClose: () => void }) {
  const t = useTexts(tileTexts)
  return (
    <Dialog title={t.notAuthorised} closeLabel={t.close} onClose={onClose}>
      {t.notAuthorisedText}
    </Dialog>
  )
}
