import { useContext, useEffect, useRef, useState } from 'react'
import { fill } from '../../lib/fill.ts'
import { deleteDialogTexts as t } from '../../text/distribution.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Entry } from './distribution-entries.ts'
import { PreferenceContext } from './preference-context.ts'
import { PreferenceSummary } from './preference-summary.view.tsx'
import type { SaveOutcome } from './save-outcome.ts'

/** What is to be deleted: one preference, or all of them. */
export type Deletion = { kind: 'one'; entry: Entry } | { kind: 'all' }

type DeleteDialogProps = {
  deletion: Deletion
  /** How many preferences there are. */
  total: number
  onDelete: () => Promise<SaveOutcome>
  /** Told how it ended, unless it failed and that is said here. */
  onDone: (outcome: SaveOutcome) => void
  onClose: () => void
}

/** Asks before one preference or all of them are deleted (R355, R356). */
export function DeleteDialog({ deletion, total, onDelete, onDone, onClose }: DeleteDialogProps) {
  const context = useContext(PreferenceContext)
  const [saving, setSaving] = useState<{ busy: boolean; message?: string }>({ busy: false })
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])
  const confirm = async () => {
    setSaving({ busy: true })
    const outcome = await onDelete()
    if (outcome.state === 'failed' && !isGone.current) setSaving({ busy: false, message: outcome.message })
    else onDone(outcome)
  }
  const isOne = deletion.kind === 'one'
  return (
    <Dialog
      title={isOne ? fill(t.one, { number: deletion.entry.number }) : t.all}
      closeLabel={t.close}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button variant="primary" busy={saving.busy} onClick={confirm}>
            {t.confirm}
          </Button>
        </>
      }
    >
      <div className="r-delete-dialog">
        {isOne && context && <PreferenceSummary preference={deletion.entry.preference} context={context} />}
        <p className="r-delete-dialog__text">
          {isOne && (total === 1 ? t.lastText : t.oneText)}
          {!isOne && fill(t.allText, { count: total })}
        </p>
        {saving.message !== undefined && !saving.busy && <Notice>{saving.message}</Notice>}
      </div>
    </Dialog>
  )
}
