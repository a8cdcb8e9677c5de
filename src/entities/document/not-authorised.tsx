import { useRef } from 'react'
import { tileTexts } from '#i18n/en/tile.ts'
import { useTexts } from '#i18n/use-texts.ts'
import dialog from '#ui/dialog/dialog.css?inline'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { useSheets } from '#ui/hooks/use-sheets.ts'
import overlayTokens from '#ui/tokens/tokens-overlay.css?inline'

const styles = [overlayTokens, dialog]

/** Explains why a title does not open (R262). */
export function NotAuthorised({ onClose }: { onClose: () => void }) {
  const t = useTexts(tileTexts)
  const place = useRef<HTMLDivElement>(null)
  useSheets(place, styles)
  return (
    <div ref={place}>
      <Dialog title={t.notAuthorised} closeLabel={t.close} onClose={onClose}>
        {t.notAuthorisedText}
      </Dialog>
    </div>
  )
}
