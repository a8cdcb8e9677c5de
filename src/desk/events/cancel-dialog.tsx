import { useState } from 'react'
import type { DeskEvent } from '#contract/desk-events.ts'
import { deskEventTexts } from '#i18n/en/desk-events.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import { Button } from '#ui/button/button.tsx'
import { DangerButton } from '#ui/button/danger-button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Notice } from '#ui/notice/notice.tsx'

/** Whom a cancellation reaches. */
function sayTold({ told_by_mail: told, registered, requested }: DeskEvent, language: string): string {
  const t = deskEventTexts(language)
  if (told > 0) return told === 1 ? t.toldOne : fill(t.toldMany, { count: told })
  const count = registered + requested
  return count > 0 ? fill(t.toldNone, { count }) : t.toldNobody
}

type CancelDialogProps = {
  event: DeskEvent
  /** Rejects if it is not cancelled. */
  onCancel: () => Promise<void>
  onCancelled: () => void
  onClose: () => void
}

/** Asks before an event is cancelled, and says how many will be told. */
export function CancelDialog({ event, onCancel, onCancelled, onClose }: CancelDialogProps) {
  const t = useTexts(deskEventTexts)
  const language = useLanguage()
  const [state, setState] = useState<'asking' | 'busy' | 'failed'>('asking')
  const confirm = async () => {
    setState('busy')
    try {
      await onCancel()
    } catch {
      return setState('failed')
    }
    onCancelled()
  }
  // The dialog stays open until the outcome is known.
  const close = () => state !== 'busy' && onClose()
  return (
    <Dialog
      title={t.ask}
      closeLabel={t.close}
      onClose={close}
      actions={
        <>
          <Button aria-disabled={state === 'busy'} onClick={close}>
            {t.keep}
          </Button>
          <DangerButton busy={state === 'busy'} onClick={confirm}>
            {t.cancel}
          </DangerButton>
        </>
      }
    >
      <div className="r-desk-event__question">
        <p className="r-desk-event__name">
          <bdi>{event.name}</bdi>
        </p>
        <p>{sayTold(event, language)}</p>
        <p className="r-desk-event__final">{t.final}</p>
        {state === 'failed' && <Notice>{t.notCancelled}</Notice>}
      </div>
    </Dialog>
  )
}
