import type { ReactNode } from 'react'
import { factorDialogTexts } from '#i18n/en/factors.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { registerStyles } from '#ui/base/styles.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import css from './task-dialog.css?inline'

registerStyles('features', css)

/** What a step of a task shows. */
export type TaskView = { title: string; body: ReactNode; actions: ReactNode }

type TaskDialogProps = TaskView & {
  step: string
  /** Why the last press changed nothing. */
  notice: string | undefined
  byButtonOnly?: boolean
  onClose: () => void
}

/** The dialog of a task that changes how the user signs in, at one of its steps. */
export function TaskDialog({ title, body, actions, step, notice, byButtonOnly = false, onClose }: TaskDialogProps) {
  const t = useTexts(factorDialogTexts)
  return (
    <Dialog
      title={title}
      closeLabel={t.close}
      onClose={onClose}
      byButtonOnly={byButtonOnly}
      step={step}
      actions={actions}
    >
      <div className="r-factor-form">
        {body}
        {notice && <Notice>{notice}</Notice>}
      </div>
    </Dialog>
  )
}

type ActionsProps = {
  busy: boolean
  onCancel: () => void
  /** The form that is submitted, and the words of its button. */
  submit?: { form: string; label: string }
  /** Another button in place of one that submits. */
  children?: ReactNode
}

export function TaskActions({ busy, onCancel, submit, children }: ActionsProps) {
  const t = useTexts(factorDialogTexts)
  return (
    <>
      <Button aria-disabled={busy} onClick={onCancel}>
        {t.cancel}
      </Button>
      {submit && (
        <Button type="submit" form={submit.form} variant="primary" busy={busy}>
          {submit.label}
        </Button>
      )}
      {children}
    </>
  )
}

export function TaskLoading() {
  const t = useTexts(factorDialogTexts)
  return (
    <div role="status" aria-busy="true" aria-label={t.loading}>
      <Skeleton width={80} />
      <Skeleton width={60} />
    </div>
  )
}
