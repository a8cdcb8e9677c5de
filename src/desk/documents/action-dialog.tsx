import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { getRefusal } from '#api/error-messages.ts'
import { ApiError } from '#api/errors.ts'
import { deskDocumentTexts } from '#i18n/en/desk-documents.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/button/button.tsx'
import { DangerButton } from '#ui/button/danger-button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Notice } from '#ui/notice/notice.tsx'

type Texts = ReturnType<typeof deskDocumentTexts>

/** Why something was not done, in words for the desk. */
export const describeRefusal = (reason: unknown, t: Texts): string =>
  reason instanceof ApiError && reason.status === 409 ? t.conflict : getRefusal(reason, t.notDone)

type ActionDialogProps = {
  title: string
  confirm: string
  isDanger?: boolean
  /** Whether what is entered can be sent; called at each attempt. */
  check?: () => boolean
  /** Rejects if it was not done. */
  onConfirm: () => Promise<void>
  onClose: () => void
  children: ReactNode
}

/** A question before something is done, with fields if it needs any. It stays open until the outcome is known. */
export function ActionDialog({
  title,
  confirm,
  isDanger = false,
  check,
  onConfirm,
  onClose,
  children,
}: ActionDialogProps) {
  const t = useTexts(deskDocumentTexts)
  const id = useId()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  const close = () => !busy && onClose()
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (busy) return
    if (check && !check()) {
      // The error is there after the next render.
      setTimeout(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
      return
    }
    setBusy(true)
    setRefusal('')
    try {
      await onConfirm()
    } catch (reason) {
      setRefusal(describeRefusal(reason, t))
      setBusy(false)
    }
  }
  const Confirm = isDanger ? DangerButton : Button
  return (
    <Dialog
      title={title}
      closeLabel={t.close}
      onClose={close}
      actions={
        <>
          <Button aria-disabled={busy} onClick={close}>
            {t.cancel}
          </Button>
          <Confirm {...(!isDanger && { variant: 'primary' as const })} type="submit" form={id} busy={busy}>
            {confirm}
          </Confirm>
        </>
      }
    >
      <form id={id} className="r-desk-form__part" noValidate onSubmit={submit}>
        {children}
        {refusal && <Notice>{refusal}</Notice>}
      </form>
    </Dialog>
  )
}
