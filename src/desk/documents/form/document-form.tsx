import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import { correctDeskDocument, createDeskDocument } from '#api/desk-documents.ts'
import { tagsByCategory } from '#api/tag-options.ts'
import type { DeskDocument } from '#contract/desk-documents.ts'
import type { DeskTag } from '#contract/desk-tags.ts'
import { deskDocumentFormTexts, deskDocumentTexts } from '#i18n/en/desk-documents.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { SectionHead } from '#ui/section-head/section-head.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { ActionDialog } from '../../action-dialog.tsx'
import { sayProblems } from '../../refusals.ts'
import { useDeskForm } from '../../use-desk-form.ts'
import { useLoaded } from '../../use-loaded.ts'
import { useProtection } from '../../use-protected.tsx'
import { tagCategories } from '../tag-categories.ts'
import { emptyDraft, findErrors, isDirty, isUntagged, shownFields, toCorrection, toCreation, toDraft } from './draft.ts'
import { AccessFields, FactFields, TagFields } from './fact-fields.view.tsx'
import { FileField } from './file-field.tsx'
import { ReleaseFields } from './release-fields.view.tsx'

const categories = ['Content Type', ...Object.values(tagCategories)]

const loadOptions = (signal: AbortSignal) => tagsByCategory(categories, signal)

/** The fields of the API that show the errors of parts of the draft. */
const fields = { until: 'available_at', isHeld: 'available_at', upload: 'file' } as const

type DocumentFormProps = {
  /** Undefined: a new one. */
  document?: DeskDocument
  /** Called when nothing is unsaved any more. */
  onSaved: (document: DeskDocument) => void
  onClose: () => void
}

/** Uploads a new document, or corrects one. */
export function DocumentForm({ document, onSaved, onClose }: DocumentFormProps) {
  const t = useTexts(deskDocumentFormTexts)
  const tDocument = useTexts(deskDocumentTexts)
  const language = useLanguage()
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const isNew = document === undefined
  const options = useLoaded(loadOptions)
  const tags = options.state.state === 'ready' ? options.state.value : undefined
  const start = useMemo(() => {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
    return document ? toDraft(document, zone) : emptyDraft(new Date(), zone)
  }, [document])
  const [saved, setSaved] = useState<DeskDocument>()
  const [asks, setAsks] = useState(false)
  /** It is published without tags already. */
  const isAnswered = document !== undefined && document.state !== 'embargo' && isUntagged(document.facts)
  /** Whether the question about missing tags was answered. */
  const isConfirmed = useRef(false)
  const { form, draft, errors, notice, busy, change, submit, reset, mark } = useDeskForm({
    start,
    shown: shownFields,
    fields,
    find: (sent) => sayProblems(findErrors(sent, { isNew }), language),
    failed: t.failed,
    conflict: t.conflict,
    onSubmit: async (sent) => {
      if (isUntagged(sent) && !isAnswered && !isConfirmed.current) return setAsks(true)
      isConfirmed.current = false
      const stored = await (document
        ? correctDeskDocument(document.id, toCorrection(sent, document))
        : createDeskDocument(toCreation(sent)))
      reset(start)
      setSaved(stored)
    },
  })
  const { ask, dialog } = useProtection(
    place,
    isDirty(start, draft),
    useCallback(() => reset(start), [reset, start]),
  )
  useEffect(() => {
    if (saved) onSaved(saved)
  }, [saved, onSaved])
  const addOption = ({ id: tagId, category, value }: DeskTag) => {
    const offered = tags?.[category] ?? []
    options.replace({ ...tags, [category]: [...offered, { id: tagId, value }] })
  }
  const close = async () => {
    if (await ask()) onClose()
  }
  const shared = { draft, errors, onChange: change }
  return (
    <div ref={place} className="r-desk-record">
      <h2 className="r-desk-form__title" id={id}>
        {isNew ? t.newTitle : document.state === 'embargo' ? t.editTitle : t.correctTitle}
      </h2>
      <form ref={form} className="r-desk-record__form" aria-labelledby={id} noValidate onSubmit={submit}>
        {notice && <Notice>{notice}</Notice>}
        {options.state.state === 'failed' && (
          <Failed
            text={t.optionsFailed}
            error={options.state.error}
            retrying={options.state.retrying}
            onRetry={options.retry}
          />
        )}
        <section className="r-desk-form__part" aria-labelledby={`${id}-file`}>
          <SectionHead id={`${id}-file`}>{t.file}</SectionHead>
          <FileField
            file={draft.file}
            upload={draft.upload}
            error={errors.file}
            hint={isNew ? t.drop : t.keep}
            onChange={change}
            isSaving={busy}
            onRefused={(text) => mark('file', text)}
          />
        </section>
        <div className="r-desk-form__parts">
          <section className="r-desk-form__part" aria-labelledby={`${id}-facts`}>
            <SectionHead id={`${id}-facts`}>{t.facts}</SectionHead>
            <FactFields {...shared} options={tags} isNew={isNew} />
          </section>
          <section className="r-desk-form__part" aria-labelledby={`${id}-tags`}>
            <SectionHead id={`${id}-tags`}>{t.filed}</SectionHead>
            <p className="r-desk-form__hint">{t.filedHint}</p>
            <TagFields {...shared} options={tags} onAdded={addOption} />
          </section>
          <section className="r-desk-form__part" aria-labelledby={`${id}-access`}>
            <SectionHead id={`${id}-access`}>{t.access}</SectionHead>
            <AccessFields {...shared} />
          </section>
          <section className="r-desk-form__part" aria-labelledby={`${id}-release`}>
            <SectionHead id={`${id}-release`}>{t.release}</SectionHead>
            <ReleaseFields release={draft} errors={errors} onChange={change} />
          </section>
        </div>
        <div className="r-desk-form__actions">
          <Button variant="primary" type="submit" busy={busy}>
            {draft.isHeld ? t.hold : t.publish}
          </Button>
          <Button onClick={() => void close()}>{t.cancel}</Button>
        </div>
      </form>
      {asks && (
        <ActionDialog
          title={t.untaggedTitle}
          confirm={draft.isHeld ? t.holdAnyway : t.publishAnyway}
          texts={{ close: tDocument.close, cancel: t.addTags }}
          onConfirm={async () => {
            isConfirmed.current = true
            setAsks(false)
            // What is refused stands at its field.
            form.current?.requestSubmit()
          }}
          explain={() => t.failed}
          onClose={() => setAsks(false)}
        >
          <p>{tDocument.untagged}</p>
        </ActionDialog>
      )}
      {dialog}
    </div>
  )
}
