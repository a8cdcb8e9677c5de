import { useState } from 'react'
import { getRefusal } from '#api/error-messages.ts'
import { ApiError } from '#api/errors.ts'
import { withdrawFromRoadshow } from '#api/roadshows.ts'
import type { RoadshowDetail } from '#contract/roadshow.ts'
import { markEventsChanged } from '#entities/event/registration/events-changed.ts'
import { withdrawTexts } from '#i18n/en/event.ts'
import { eventTexts } from '#i18n/en/events.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { toText } from '#lib/format/words.ts'
import { $session } from '#session/session.store.ts'
import { getSessionId } from '#session/session.ts'
import { registerStyles } from '#ui/base/styles.ts'
import { Button } from '#ui/button/button.tsx'
import { DangerButton } from '#ui/button/danger-button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { getStanding } from './standing.ts'
import css from './withdraw-dialog.css?inline'

registerStyles('features', css)

type WithdrawDialogProps = {
  roadshow: RoadshowDetail
  onWithdrawn: () => void
  onClose: () => void
  onFailure: (failure: Error) => void
}

/** Asks before a registration is cancelled or a request is withdrawn, and stays open until that is done. */
export function WithdrawDialog({ roadshow, onWithdrawn, onClose, onFailure }: WithdrawDialogProps) {
  const t = useTexts(withdrawTexts)
  const tEvent = useTexts(eventTexts)
  const isRequest = getStanding(roadshow).kind === 'requested'
  const [{ busy, refusal }, setSending] = useState<{ busy: boolean; refusal?: string }>({ busy: false })
  const confirm = async () => {
    setSending({ busy: true })
    const sessionId = getSessionId($session.get())
    try {
      await withdrawFromRoadshow(roadshow.id)
    } catch (reason) {
      setSending({ busy: false, refusal: getRefusal(reason, isRequest ? t.withdrawFailed : t.failed) })
      // The event is over or cancelled by now, but the page still offers it.
      if (reason instanceof ApiError && reason.status === 409) markEventsChanged()
      return onFailure(reason as Error)
    }
    if (getSessionId($session.get()) === sessionId) onWithdrawn()
  }
  const close = () => !busy && onClose()
  return (
    <Dialog
      title={isRequest ? t.withdrawTitle : t.cancelTitle}
      closeLabel={t.close}
      onClose={close}
      actions={
        <>
          <Button aria-disabled={busy} onClick={close}>
            {isRequest ? t.keepRequest : t.keepRegistration}
          </Button>
          <DangerButton busy={busy} onClick={confirm}>
            {isRequest ? t.withdrawRequest : t.cancelRegistration}
          </DangerButton>
        </>
      }
    >
      <div className="r-withdraw">
        <p className="r-withdraw__name">
          <bdi>{toText(roadshow.name) || tEvent.unnamed}</bdi>
        </p>
        <p>{isRequest ? t.withdrawText : t.cancelText}</p>
        {refusal && <Notice>{refusal}</Notice>}
      </div>
    </Dialog>
  )
}
