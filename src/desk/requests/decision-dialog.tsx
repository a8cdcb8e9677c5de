import type { ReactNode } from 'react'
import type { DecideRequest, DeskRequest } from '#contract/desk-requests.ts'
import { deskRequestsTexts } from '#i18n/en/desk-requests.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import { ActionDialog } from '../action-dialog.tsx'
import { sayRefusal } from '../refusals.ts'

export type DecisionProps = {
  request: DeskRequest
  /** Rejects if it was not decided. */
  onDecide: (id: string, decision: DecideRequest) => Promise<DeskRequest>
  onDecided: (decided: DeskRequest) => void
  onClose: () => void
}

type DecisionDialogProps = DecisionProps & {
  title: string
  confirm: string
  /** Whether what is entered can be sent. */
  check?: () => boolean
  toDecision: () => DecideRequest
  children: ReactNode
}

/** A dialog that decides a request: who asks for what, and the fields. */
export function DecisionDialog(props: DecisionDialogProps) {
  const { request, onDecide, onDecided, toDecision, children, ...dialog } = props
  const language = useLanguage()
  const t = useTexts(deskRequestsTexts)
  return (
    <ActionDialog
      {...dialog}
      texts={t}
      onConfirm={async () => onDecided(await onDecide(request.id, toDecision()))}
      explain={(reason) => sayRefusal(reason, t.notDecided, language)}
    >
      <p>{fill(t.asksFor, { name: request.user.name, title: request.document.title })}</p>
      {children}
    </ActionDialog>
  )
}
