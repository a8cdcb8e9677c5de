import { useState } from 'react'
import type { DeskEvent } from '#contract/desk-events.ts'
import { deskEventTexts } from '#i18n/en/desk-events.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { LONGEST_CANCEL_REASON } from '#lib/format/event-rules.ts'
import { fill } from '#lib/format/fill.ts'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { ActionDialog } from '../action-dialog.tsx'

/** Whom a cancellation reaches. */
function sayTold({ told_by_mail: told, registered, requested }: DeskEvent, language: string): string {
  const t = deskEventTexts(language)
  if (told > 0) return told === 1 ? t.toldOne : fill(t.toldMany, { count: told })
  const count = registered + requested
  return count > 0 ? fill(t.toldNone, { count }) : t.toldNobody
}

function sayCancelled({ told_by_mail: told }: DeskEvent, language: string): string {
  const t = deskEventTexts(language)
  if (told === 0) return t.cancelled
  return told === 1 ? t.cancelledOne : fill(t.cancelledMany, { count: told })
}

type CancelDialogProps = {
  event: DeskEvent
  /** Gets the reason, or ''. Rejects if it is not cancelled. */
  onCancel: (reason: string) => Promise<void>
  /** Gets what is to be said about it. */
  onCancelled: (text: string) => void
  onClose: () => void
}

/** Asks before an event is cancelled, and says how many will be told. They are told the reason too. */
export function CancelDialog({ event, onCancel, onCancelled, onClose }: CancelDialogProps) {
  const t = useTexts(deskEventTexts)
  const language = useLanguage()
  const [reason, setReason] = useState('')
  return (
    <ActionDialog
      title={t.ask}
      confirm={t.cancel}
      texts={{ close: t.close, cancel: t.keep }}
      isDanger
      onConfirm={async () => {
        // Before it is cancelled: then nobody is to be told any more.
        const told = sayCancelled(event, language)
        await onCancel(reason.trim())
        onCancelled(told)
      }}
      explain={() => t.notCancelled}
      onClose={onClose}
    >
      <p className="r-desk-event__name">
        <bdi>{event.name}</bdi>
      </p>
      <p>{sayTold(event, language)}</p>
      <TextArea label={t.reason} value={reason} maxLength={LONGEST_CANCEL_REASON} dir="auto" onChange={setReason} />
      <p className="r-desk-event__final">{t.final}</p>
    </ActionDialog>
  )
}
