import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { registerStyles } from '#ui/base/styles.ts'
import { Button } from '#ui/button/button.tsx'
import { DangerButton } from '#ui/button/danger-button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import css from './action-dialog.css?inline'

registerStyles('portal', css)

type ActionDialogProps = {
  title: string
  confirm: string
  /** Labels of the ways out of it. */
  texts: { close: string; cancel: string }
  isDanger?: boolean
  /** Whether what is entered can be sent; called at each attempt. */
  check?: () => boolean
  /** Rejects if it was not done. */
  onConfirm: () => Promise<void>
  /** Says why it was not done. */
  explain: (reason: unknown) => string
  onClose: () => void
  children: ReactNode
}

/** A question before something is done, with fields if it needs any. It stays open until the outcome is known. */
export function ActionDialog(props: ActionDialogProps) {
  const { title, confirm, texts: t, isDanger = false, check, onConfirm, explain, onClose, children } = props
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
      setRefusal(explain(reason))
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
      <form id={id} className="r-desk-action" noValidate onSubmit={submit}>
        {children}
        {refusal && <Notice>{refusal}</Notice>}
      </form>
    </Dialog>
  )
}
