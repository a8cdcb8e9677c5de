import { idleTexts } from '#i18n/en/idle.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { stay } from './idle.store.ts'

/** Asks a user who has done nothing for long whether to stay; what was typed remains below the dialog. */
export function IdleWarning({ seconds }: { seconds: number }) {
  const t = useTexts(idleTexts)
  return (
    <Dialog
      title={t.title}
      closeLabel={t.stay}
      onClose={stay}
      byButtonOnly
      actions={
        <Button variant="primary" onClick={stay}>
          {t.stay}
        </Button>
      }
    >
      <p>{t.text}</p>
      <p aria-hidden="true">{fill(t.left, { seconds: String(seconds) })}</p>
    </Dialog>
  )
}
