import { useContext, useState } from 'react'
import { deleteDialogTexts } from '#i18n/en/distribution.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import { registerStyles } from '#ui/base/styles.ts'
import { Button } from '#ui/button/button.tsx'
import { DangerButton } from '#ui/button/danger-button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { PreferenceSummary } from './card/preference-summary.view.tsx'
import css from './delete-dialog.css?inline'
import type { Entry } from './distribution/distribution-entries.ts'
import { PreferenceContext } from './preference-context.ts'
import { Refusal } from './refusal.view.tsx'
import type { SaveOutcome } from './save-outcome.ts'

registerStyles('features', css)

/** What to delete: one preference, or all. */
export type Deletion = { kind: 'one'; entry: Entry } | { kind: 'all' }

/** The outcome of a deletion that did not fail. */
export type Ended = Exclude<SaveOutcome, { state: 'failed' }>

type DeleteDialogProps = {
  deletion: Deletion
  /** How many preferences there are. */
  total: number
  onDelete: () => Promise<SaveOutcome>
  /** Called with the outcome; a failure is shown in the dialog. */
  onDone: (outcome: Ended) => void
  onClose: () => void
}

/** Asks for confirmation before deleting one or all preferences (R355, R356). */
export function DeleteDialog({ deletion, total, onDelete, onDone, onClose }: DeleteDialogProps) {
  const t = useTexts(deleteDialogTexts)
  const context = useContext(PreferenceContext)
  const [saving, setSaving] = useState<{ busy: boolean; messages?: readonly string[] }>({ busy: false })
  const confirm = async () => {
    setSaving({ busy: true })
    const outcome = await onDelete()
    if (outcome.state === 'failed') setSaving({ busy: false, messages: outcome.messages })
    else onDone(outcome)
  }
  // The dialog stays open until the outcome is known.
  const close = () => !saving.busy && onClose()
  const isOne = deletion.kind === 'one'
  return (
    <Dialog
      title={isOne ? fill(t.one, { number: deletion.entry.number }) : t.all}
      closeLabel={t.close}
      onClose={close}
      actions={
        <>
          <Button aria-disabled={saving.busy} onClick={close}>
            {t.cancel}
          </Button>
          <DangerButton busy={saving.busy} onClick={confirm}>
            {t.confirm}
          </DangerButton>
        </>
      }
    >
      <div className="r-delete-dialog">
        {isOne && context && <PreferenceSummary preference={deletion.entry.preference} context={context} />}
        <p className="r-delete-dialog__text">
          {total === 1 ? t.lastText : isOne ? t.oneText : fill(t.allText, { count: total })}
        </p>
        {saving.messages && <Refusal messages={saving.messages} />}
      </div>
    </Dialog>
  )
}
