import { useRef } from 'react'
import { tileTexts as t } from '../../text/tile.ts'
import dialog from '../../ui/dialog.css?inline'
import { Dialog } from '../../ui/dialog.tsx'
import overlayTokens from '../../ui/tokens-overlay.css?inline'
import { useSheets } from '../../ui/use-sheets.ts'

const styles = [overlayTokens, dialog]

/** Why a title does not open (R262). */
export function NotAuthorised({ onClose }: { onClose: () => void }) {
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
