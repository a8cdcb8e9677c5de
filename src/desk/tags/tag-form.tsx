import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { changeDeskTag, createDeskTag, removeDeskTag } from '#api/desk-tags.ts'
import type { DeskTagCategory, DeskTagDetail } from '#contract/desk-tags.ts'
import { deskTagsTexts, deskTagTexts } from '#i18n/en/desk-tags.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { valueLabel } from '#i18n/value-label.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { DangerButton } from '#ui/button/danger-button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { SelectField } from '#ui/select-field/select-field.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { ActionDialog } from '../action-dialog.tsx'
import { Outcome } from '../outcome.view.tsx'
import { sayProblem, sayRefusal } from '../refusals.ts'
import { useDeskForm } from '../use-desk-form.ts'
import { useProtected } from '../use-protected.tsx'
import { categories, nameCategory, toEntry } from './tag-words.ts'

type Draft = { category: DeskTagCategory; value: string }

const SHOWN = new Set(['value'])

const EMPTY: Draft = { category: 'Company', value: '' }

/** The draft of a tag that is there, or of a new one. */
export const toDraft = (tag: DeskTagDetail | undefined): Draft =>
  tag ? { category: tag.category, value: toEntry(tag) } : EMPTY

type TagFormProps = {
  /** Undefined: it is to be added. */
  tag: DeskTagDetail | undefined
  start: Draft
  /** What has just been done, such as that the tag was created. */
  told: string
  /** Called when nothing is unsaved any more. */
  onSaved: (tag: DeskTagDetail) => void
  onRemoved: () => void
}

/** The form of a tag. One that something refers to is only shown. */
export function TagForm({ tag, start, told, onSaved, onRemoved }: TagFormProps) {
  const t = useTexts(deskTagTexts)
  const tList = useTexts(deskTagsTexts)
  const language = useLanguage()
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const [outcome, setOutcome] = useState(told)
  const [asks, setAsks] = useState(false)
  const [saved, setSaved] = useState<DeskTagDetail>()
  const { form, draft, errors, notice, busy, change, submit, reset } = useDeskForm<Draft>({
    start,
    shown: SHOWN,
    find: ({ value }) => (value.trim() === '' ? { value: sayProblem('required', language) } : {}),
    failed: t.notSaved,
    onSubmit: async (entered) => {
      const next = await (tag ? changeDeskTag(tag.id, entered.value) : createDeskTag(entered))
      reset(entered)
      setOutcome(t.saved)
      setSaved(next)
    },
  })
  useEffect(() => reset(start), [reset, start])
  useEffect(() => {
    if (!saved) return
    onSaved(saved)
    // What is entered from now on is another change.
    if (tag) setSaved(undefined)
  }, [saved, onSaved, tag])
  const dirty = saved === undefined && (draft.value !== start.value || draft.category !== start.category)
  const dialog = useProtected(
    place,
    dirty,
    useCallback(() => reset(start), [reset, start]),
  )
  const heading = tag ? valueLabel(tag.category, tag.value, language) : t.newTitle
  return (
    <div ref={place} className="r-desk-record">
      <header className="r-desk-form__head">
        <h2 className="r-desk-form__title" id={id}>
          <bdi>{heading}</bdi>
        </h2>
        {tag && (
          <p className="r-desk-form__facts">
            <span>{nameCategory(tag.category, language)}</span>
            {tag.ticker && (
              <span>
                {tList.ticker}: <bdi>{tag.ticker}</bdi>
              </span>
            )}
            <span>
              {tList.documents}: {tag.documents}
            </span>
          </p>
        )}
      </header>
      <Outcome text={dirty ? '' : outcome} />
      {tag?.is_used ? (
        <p>{t.used}</p>
      ) : (
        <form ref={form} className="r-desk-record__form" aria-labelledby={id} noValidate onSubmit={submit}>
          {notice && <Notice>{notice}</Notice>}
          <section className="r-desk-form__part">
            {!tag && (
              <SelectField
                label={tList.category}
                options={categories.map((value) => ({ value, label: nameCategory(value, language) }))}
                value={draft.category}
                onChange={(category) => change({ category: category as DeskTagCategory })}
              />
            )}
            <TextField
              label={tList.name}
              autoComplete="off"
              required
              value={draft.value}
              error={errors.value}
              onChange={(value) => change({ value })}
            />
            {draft.category === 'Company' && <p className="r-desk-form__hint">{t.companyHint}</p>}
          </section>
          <div className="r-desk-form__actions">
            <Button variant="primary" type="submit" busy={busy} aria-disabled={tag !== undefined && !dirty}>
              {tag ? t.save : t.create}
            </Button>
            {!tag && <ButtonLink href="/desk/tags">{t.cancel}</ButtonLink>}
            {tag && (
              <DangerButton aria-haspopup="dialog" onClick={() => setAsks(true)}>
                {t.remove}
              </DangerButton>
            )}
          </div>
        </form>
      )}
      {asks && tag && (
        <ActionDialog
          title={t.removeTitle}
          confirm={t.remove}
          isDanger
          onConfirm={async () => {
            await removeDeskTag(tag.id)
            reset(start)
            onRemoved()
          }}
          texts={t}
          explain={(reason) => sayRefusal(reason, t.notRemoved, language)}
          onClose={() => setAsks(false)}
        >
          <p>{t.removeHint}</p>
        </ActionDialog>
      )}
      {dialog}
    </div>
  )
}
