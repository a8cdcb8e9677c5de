import { categoryPlural } from '#config/category-label.ts'
import type { TagsByCategory } from '#contract/tag.ts'
import { deskEventFormTexts } from '#i18n/en/desk-events.ts'
import { multiSelectTexts } from '#i18n/en/filters.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { valueLabel } from '#i18n/value-label.ts'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { MultiSelect } from '#ui/multi-select/multi-select.tsx'
import { SelectField } from '#ui/select-field/select-field.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { nameLevel } from '../event-words.ts'
import { Hinted } from './hinted.tsx'
import type { FieldsProps } from './main-fields.view.tsx'

const levels = [0, 1, 2, 3]

/** Who may take part, and who is told of it. */
export function AudienceFields({ draft, onSet, getError }: FieldsProps) {
  const t = useTexts(deskEventFormTexts)
  const language = useLanguage()
  const offered = levels.includes(draft.level) ? levels : [...levels, draft.level]
  return (
    <fieldset className="r-desk-event-form__group">
      <legend className="r-desk-event-form__legend">{t.audience}</legend>
      <SelectField
        label={t.level}
        options={offered.map((level) => ({ value: String(level), label: nameLevel(level, language) }))}
        value={String(draft.level)}
        onChange={(level) => onSet({ level: Number(level) })}
      />
      <Hinted hint={t.capacityHint}>
        {(hint) => (
          <TextField
            label={t.capacity}
            inputMode="numeric"
            value={draft.capacity}
            autoComplete="off"
            error={getError('capacity')}
            {...(!getError('capacity') && { 'aria-describedby': hint })}
            onChange={(capacity) => onSet({ capacity })}
          />
        )}
      </Hinted>
      <div className="r-desk-event-form__wide r-desk-event-form__choices">
        <Checkbox
          label={t.canRegister}
          checked={draft.can_register}
          onChange={(can_register) => onSet({ can_register })}
        />
        <Checkbox label={t.isPublic} checked={draft.is_public} onChange={(is_public) => onSet({ is_public })} />
        <Checkbox label={t.promoted} checked={draft.promoted} onChange={(promoted) => onSet({ promoted })} />
      </div>
    </fieldset>
  )
}

const categories = ['Region', 'Sector', 'Company', 'Analyst'] as const

type TagFieldsProps = FieldsProps & {
  /** Undefined until loaded. */
  options: TagsByCategory | undefined
}

/** What the event is filed under. Its regions also decide who may take part. */
export function TagFields({ draft, options, onSet, getError }: TagFieldsProps) {
  const t = useTexts(deskEventFormTexts)
  const tMultiSelect = useTexts(multiSelectTexts)
  const language = useLanguage()
  return (
    <fieldset className="r-desk-event-form__group">
      <legend className="r-desk-event-form__legend">{t.tags}</legend>
      {categories.map((category) => (
        <MultiSelect
          key={category}
          label={categoryPlural(category, language)}
          placeholder={t.choose}
          options={(options?.[category] ?? []).map(({ id, value }) => ({
            value: id,
            label: valueLabel(category, value ?? '', language),
          }))}
          selected={draft.tags[category]}
          loading={options === undefined}
          error={getError(`tags.${category}`)}
          onChange={(ids) => onSet({ tags: { ...draft.tags, [category]: ids } })}
          texts={tMultiSelect}
        />
      ))}
    </fieldset>
  )
}
