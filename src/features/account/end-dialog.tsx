import { useState } from 'react'
import { getRefusal } from '#api/error-messages.ts'
import type { UserSession } from '#contract/user-session.ts'
import { sessionsTexts } from '#i18n/en/account.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/button/button.tsx'
import { DangerButton } from '#ui/button/danger-button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { SessionFacts } from './session-facts.view.tsx'

/** What is to end: one session, or all but the current one. */
export type Ending = { kind: 'one'; session: UserSession } | { kind: 'others' }

type EndDialogProps = {
  ending: Ending
  /** Rejects if it has not ended; the reason is shown in the dialog. */
  onEnd: () => Promise<void>
  onEnded: () => void
  onClose: () => void
  onFailure: (failure: Error) => void
}

/** Asks before sessions are ended. */
export function EndDialog({ ending, onEnd, onEnded, onClose, onFailure }: EndDialogProps) {
  const t = useTexts(sessionsTexts)
  const [{ busy, refusal }, setEnding] = useState<{ busy: boolean; refusal?: string }>({ busy: false })
  const confirm = async () => {
    setEnding({ busy: true })
    try {
      await onEnd()
    } catch (reason) {
      setEnding({ busy: false, refusal: getRefusal(reason, t.notEnded) })
      return onFailure(reason as Error)
    }
    onEnded()
  }
  // The dialog stays open until the outcome is known.
  const close = () => !busy && onClose()
  const isOne = ending.kind === 'one'
  return (
    <Dialog
      title={isOne ? t.askOne : t.askOthers}
      closeLabel={t.close}
      onClose={close}
      actions={
        <>
          <Button aria-disabled={busy} onClick={close}>
            {t.cancel}
          </Button>
          <DangerButton busy={busy} onClick={confirm}>
            {isOne ? t.signOut : t.signOutOthers}
          </DangerButton>
        </>
      }
    >
      <div className="r-account__question">
        {isOne && (
          <div>
            <SessionFacts session={ending.session} />
          </div>
        )}
        <p className="r-account__text">{isOne ? t.askOneText : t.askOthersText}</p>
        {refusal && <Notice>{refusal}</Notice>}
      </div>
    </Dialog>
  )
}
