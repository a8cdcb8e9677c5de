import { useState } from 'react'
import type { Account } from '#contract/desk-users.ts'
import { deskUserTexts } from '#i18n/en/desk-users.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import { Button } from '#ui/button/button.tsx'
import { DangerButton } from '#ui/button/danger-button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { sayRefusal } from '../refusals.ts'

type EndAccountProps = {
  account: Account
  /** Rejects if it was not stored. */
  onChange: (isActive: boolean) => Promise<void>
}

/** Ends an account after a question, or opens it again at once. */
export function EndAccount({ account, onChange }: EndAccountProps) {
  const language = useLanguage()
  const t = useTexts(deskUserTexts)
  const [isOpen, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  const act = async (isActive: boolean) => {
    if (busy) return
    setBusy(true)
    setRefusal('')
    try {
      await onChange(isActive)
      setOpen(false)
    } catch (reason) {
      setRefusal(sayRefusal(reason, t.notSaved, language))
    } finally {
      setBusy(false)
    }
  }
  const open = () => {
    setRefusal('')
    setOpen(true)
  }
  return (
    <div>
      {account.is_active ? (
        <Button aria-haspopup="dialog" onClick={open}>
          {t.end}
        </Button>
      ) : (
        <Button busy={busy} onClick={() => void act(true)}>
          {t.reopen}
        </Button>
      )}
      {!isOpen && refusal && <Notice>{refusal}</Notice>}
      {isOpen && (
        <Dialog
          title={t.endTitle}
          closeLabel={t.close}
          onClose={() => setOpen(false)}
          actions={
            <>
              <Button aria-disabled={busy} onClick={() => setOpen(false)}>
                {t.cancel}
              </Button>
              <DangerButton onClick={() => void act(false)}>{t.endNow}</DangerButton>
            </>
          }
        >
          <p>{fill(t.endQuestion, { name: account.name })}</p>
          {refusal && <Notice>{refusal}</Notice>}
        </Dialog>
      )}
    </div>
  )
}
