import { useState } from 'react'
import { changeDeskEmbargo, discardDeskDocument, withdrawDeskDocument } from '#api/desk-documents.ts'
import type { DeskDocument } from '#contract/desk-documents.ts'
import { deskDocumentTexts } from '#i18n/en/desk-documents.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { ActionDialog } from '../action-dialog.tsx'
import { sayProblems } from '../refusals.ts'
import type { Errors } from '../use-desk-form.ts'
import { describeRefusal } from './document-words.ts'
import { findReleaseErrors, isUntagged, toInstant, toRelease } from './form/draft.ts'
import { EmbargoFields } from './form/release-fields.view.tsx'

type DialogProps = {
  document: DeskDocument
  /** Called with the document as the change has left it. */
  onDone: (document: DeskDocument) => void
  onClose: () => void
}

const LONGEST_REASON = 500

/** Withdraws a document with a reason. */
export function WithdrawDialog({ document, onDone, onClose }: DialogProps) {
  const t = useTexts(deskDocumentTexts)
  const language = useLanguage()
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { id, revision } = document
  return (
    <ActionDialog
      title={t.withdrawTitle}
      confirm={t.withdraw}
      isDanger
      check={() => {
        setMissing(reason.trim() === '')
        return reason.trim() !== ''
      }}
      onConfirm={async () => onDone(await withdrawDeskDocument(id, { reason: reason.trim(), revision }))}
      texts={t}
      explain={(reason) => describeRefusal(reason, language)}
      onClose={onClose}
    >
      <p>{t.withdrawHint}</p>
      <TextArea
        label={t.reason}
        value={reason}
        maxLength={LONGEST_REASON}
        dir="auto"
        required
        error={isMissing ? t.reasonMissing : undefined}
        onChange={(text) => {
          setReason(text)
          setMissing(false)
        }}
      />
    </ActionDialog>
  )
}

/** Gives an embargo another end. */
export function EmbargoDialog({ document, onDone, onClose }: DialogProps) {
  const t = useTexts(deskDocumentTexts)
  const language = useLanguage()
  const [release, setRelease] = useState(() =>
    toRelease(document.available_at, Intl.DateTimeFormat().resolvedOptions().timeZone),
  )
  const [errors, setErrors] = useState<Errors>({})
  const { id, revision } = document
  return (
    <ActionDialog
      title={t.moveTitle}
      confirm={t.moveNow}
      check={() => {
        const found = sayProblems(findReleaseErrors(release), language)
        setErrors(found)
        return Object.keys(found).length === 0
      }}
      onConfirm={async () => onDone(await changeDeskEmbargo(id, { available_at: toInstant(release), revision }))}
      texts={t}
      explain={(reason) => describeRefusal(reason, language)}
      onClose={onClose}
    >
      <EmbargoFields
        release={release}
        errors={errors}
        onChange={(part) => {
          setRelease((before) => ({ ...before, ...part }))
          setErrors({})
        }}
      />
    </ActionDialog>
  )
}

/** Asks before an embargo ends: clients may read at once what they cannot forget. */
export function ReleaseDialog({ document, onDone, onClose }: DialogProps) {
  const t = useTexts(deskDocumentTexts)
  const language = useLanguage()
  const { id, revision } = document
  return (
    <ActionDialog
      title={document.state === 'correction' ? t.releaseCorrectionTitle : t.releaseTitle}
      confirm={t.release}
      onConfirm={async () => onDone(await changeDeskEmbargo(id, { available_at: null, revision }))}
      texts={t}
      explain={(reason) => describeRefusal(reason, language)}
      onClose={onClose}
    >
      <p>{t.releaseHint}</p>
      {isUntagged(document.facts) && (
        <p>
          <strong>{t.untagged}</strong>
        </p>
      )}
    </ActionDialog>
  )
}

type DiscardDialogProps = Pick<DialogProps, 'document' | 'onClose'> & { onDone: () => void }

/** Drops what is held. */
export function DiscardDialog({ document, onDone, onClose }: DiscardDialogProps) {
  const t = useTexts(deskDocumentTexts)
  const language = useLanguage()
  const isCorrection = document.state === 'correction'
  return (
    <ActionDialog
      title={isCorrection ? t.discardCorrectionTitle : t.discardTitle}
      confirm={t.discard}
      isDanger
      onConfirm={async () => {
        await discardDeskDocument(document.id, document.revision)
        onDone()
      }}
      texts={t}
      explain={(reason) => describeRefusal(reason, language)}
      onClose={onClose}
    >
      <p>{isCorrection ? t.discardCorrectionHint : t.discardHint}</p>
    </ActionDialog>
  )
}
