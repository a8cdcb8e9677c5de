import { useState } from 'react'
import type { Account } from '#contract/desk-users.ts'
import { deskUserTexts } from '#i18n/en/desk-users.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { ActionDialog } from '../action-dialog.tsx'
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
  const explain = (reason: unknown) => sayRefusal(reason, t.notSaved, language)
  const reopen = async () => {
    if (busy) return
    setBusy(true)
    setRefusal('')
    await onChange(true).catch((reason) => setRefusal(explain(reason)))
    setBusy(false)
  }
  const close = () => setOpen(false)
  return (
    <div>
      {account.is_active ? (
        <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t.end}
        </Button>
      ) : (
        <Button busy={busy} onClick={() => void reopen()}>
          {t.reopen}
        </Button>
      )}
      {refusal && <Notice>{refusal}</Notice>}
      {isOpen && (
        <ActionDialog
          title={t.endTitle}
          confirm={t.endNow}
          texts={t}
          isDanger
          onConfirm={() => onChange(false).then(close)}
          explain={explain}
          onClose={close}
        >
          <p>{fill(t.endQuestion, { name: account.name })}</p>
        </ActionDialog>
      )}
    </div>
  )
}
