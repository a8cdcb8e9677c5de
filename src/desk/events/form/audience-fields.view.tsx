import { useId } from 'react'
import type { DeskTag } from '#contract/desk-tags.ts'
import type { TagsByCategory } from '#contract/tag.ts'
import { deskEventFormTexts } from '#i18n/en/desk-events.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { SelectField } from '#ui/select-field/select-field.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { TagChoice } from '../../tags/tag-choice.tsx'
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
  /** A tag that was missing is there now. */
  onAdded: (tag: DeskTag) => void
}

/** What the event is filed under. Its regions also decide who may take part. */
export function TagFields({ draft, options, onSet, getError, onAdded }: TagFieldsProps) {
  const t = useTexts(deskEventFormTexts)
  const id = useId()
  return (
    <fieldset className="r-desk-event-form__group" aria-describedby={id}>
      <legend className="r-desk-event-form__legend">{t.tags}</legend>
      <p id={id} className="r-desk-event-form__hint r-desk-event-form__wide">
        {t.tagsHint}
      </p>
      {categories.map((category) => {
        const set = (ids: string[]) => onSet({ tags: { ...draft.tags, [category]: ids } })
        return (
          <TagChoice
            key={category}
            category={category}
            options={options && new Map((options[category] ?? []).map(({ id: tagId, value }) => [tagId, value ?? '']))}
            selected={draft.tags[category]}
            error={getError(`tags.${category}`)}
            onChange={set}
            onAdded={(tag) => {
              onAdded(tag)
              set([...draft.tags[category], tag.id])
            }}
          />
        )
      })}
    </fieldset>
  )
}
