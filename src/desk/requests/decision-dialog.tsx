import { type FormEvent, type ReactNode, useId } from 'react'
import { deskRequestsTexts } from '#i18n/en/desk-requests.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import type { Decision, DecisionProps } from './use-decision.ts'

type DecisionDialogProps = Pick<DecisionProps, 'request'> &
  Pick<Decision, 'busy' | 'refusal' | 'close'> & {
    title: string
    confirm: string
    onSubmit: (event: FormEvent<HTMLFormElement>) => void
    children: ReactNode
  }

/** The frame of a decision: who asks for what, the fields, and what the API refused. */
export function DecisionDialog({ request, busy, refusal, close, title, confirm, ...form }: DecisionDialogProps) {
  const t = useTexts(deskRequestsTexts)
  const id = useId()
  const { user, document } = request
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
          <Button variant="primary" type="submit" form={id} busy={busy}>
            {confirm}
          </Button>
        </>
      }
    >
      <form id={id} className="r-desk-decision" noValidate onSubmit={form.onSubmit}>
        <p>{fill(t.asksFor, { name: user.name, title: document.title })}</p>
        {form.children}
        {refusal && <Notice>{refusal}</Notice>}
      </form>
    </Dialog>
  )
}
