import type { DeskDocumentFacts } from '#contract/desk-documents.ts'
import type { DeskTag } from '#contract/desk-tags.ts'
import type { TagsByCategory } from '#contract/tag.ts'
import { deskDocumentFormTexts } from '#i18n/en/desk-documents.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { valueLabel } from '#i18n/value-label.ts'
import { SelectField } from '#ui/select-field/select-field.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { nameLevel } from '../../events/event-words.ts'
import { TagChoice } from '../../tags/tag-choice.tsx'
import type { Errors } from '../../use-desk-form.ts'
import { libraries, tagCategories, tagFields } from '../tag-categories.ts'
import type { Draft } from './draft.ts'

export type FieldsProps = { draft: Draft; errors: Errors; onChange: (part: Partial<Draft>) => void }

type OptionsProps = {
  /** Undefined until loaded. */
  options: TagsByCategory | undefined
}

/** What the document is. */
export function FactFields({
  draft,
  errors,
  onChange,
  options,
  isNew,
}: FieldsProps & OptionsProps & { isNew: boolean }) {
  const t = useTexts(deskDocumentFormTexts)
  const language = useLanguage()
  const offered = (options?.['Content Type'] ?? []).flatMap(({ value }) => value ?? [])
  const types = draft.type === '' || offered.includes(draft.type) ? offered : [draft.type, ...offered]
  const toOption = (category: string) => (value: string) => ({ value, label: valueLabel(category, value, language) })
  return (
    <>
      <TextField
        label={t.title}
        value={draft.title}
        error={errors.title}
        required
        onChange={(title) => onChange({ title })}
      />
      <TextField label={t.subtitle} value={draft.subtitle} onChange={(subtitle) => onChange({ subtitle })} />
      <TextArea label={t.summary} value={draft.summary} onChange={(summary) => onChange({ summary })} />
      <TextField
        label={t.published}
        type="date"
        value={draft.published}
        error={errors.published}
        required
        max="9999-12-31"
        onChange={(published) => onChange({ published })}
      />
      <SelectField
        label={t.type}
        options={[
          ...(draft.type === '' ? [{ value: '', label: t.chooseType }] : []),
          ...types.map(toOption('Content Type')),
        ]}
        value={draft.type}
        error={errors.type}
        onChange={(type) => onChange({ type })}
      />
      <SelectField
        label={t.library}
        options={Object.entries(libraries).map(([value, name]) => ({
          value,
          label: valueLabel('Library', name, language),
        }))}
        value={draft.library}
        error={errors.library}
        onChange={(library) => onChange({ library })}
      />
      <TextField
        label={t.email}
        type="email"
        autoComplete="off"
        value={draft.contact_email}
        onChange={(contact_email) => onChange({ contact_email })}
      />
      {isNew && (
        <>
          <TextField
            label={t.reference}
            autoComplete="off"
            spellCheck={false}
            value={draft.reference}
            error={errors.reference}
            onChange={(reference) => onChange({ reference })}
          />
          <p className="r-desk-form__hint">{t.referenceHint}</p>
        </>
      )}
    </>
  )
}

type TagFieldsProps = FieldsProps & OptionsProps & { onAdded: (tag: DeskTag) => void }

/** What the document is filed under: tags of the product, those that it has already, and new ones. */
export function TagFields({ draft, errors, onChange, options, onAdded }: TagFieldsProps) {
  const t = useTexts(deskDocumentFormTexts)
  return tagFields.map((field) => {
    const category = tagCategories[field]
    const offered = (options?.[category] ?? []).flatMap(({ value }) => value ?? [])
    const set = (next: string[]) => onChange({ [field]: next } as Partial<DeskDocumentFacts>)
    return (
      <TagChoice
        key={field}
        category={category}
        {...(field === 'languages' && { label: t.languages })}
        options={options && new Map([...offered, ...draft[field]].map((value) => [value, value]))}
        selected={draft[field]}
        error={errors[field]}
        onChange={set}
        onAdded={(tag) => {
          onAdded(tag)
          set([...draft[field], tag.value])
        }}
      />
    )
  })
}

const levels = [0, 1, 2, 3]

/** Who may read the document, and who may load its file. */
export function AccessFields({ draft, onChange }: FieldsProps) {
  const t = useTexts(deskDocumentFormTexts)
  const language = useLanguage()
  const toOptions = (offered: readonly number[]) =>
    offered.map((level) => ({ value: String(level), label: nameLevel(level, language) }))
  const { preview_level: preview, download_level: download } = draft
  return (
    <>
      <SelectField
        label={t.preview}
        options={toOptions(levels)}
        value={String(preview)}
        onChange={(level) =>
          onChange({ preview_level: Number(level), download_level: Math.max(Number(level), download) })
        }
      />
      <SelectField
        label={t.download}
        options={toOptions(levels.filter((level) => level >= preview))}
        value={String(Math.max(preview, download))}
        onChange={(level) => onChange({ download_level: Number(level) })}
      />
    </>
  )
}
