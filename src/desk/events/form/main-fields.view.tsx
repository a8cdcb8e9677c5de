import type { Tag } from '#contract/tag.ts'
import { deskEventFormTexts } from '#i18n/en/desk-events.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { valueLabel } from '#i18n/value-label.ts'
import { SelectField } from '#ui/select-field/select-field.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { ZoneField } from '../../zone-field.tsx'
import { type Draft, moveStart } from './draft.ts'
import { Hinted } from './hinted.tsx'

export type FieldsProps = {
  draft: Draft
  onSet: (changes: Partial<Draft>) => void
  /** The error at a field, in words. */
  getError: (field: string) => string | undefined
}

const formats = ['In person', 'Virtual', 'Hybrid'] as const

type WhatFieldsProps = FieldsProps & {
  /** The types to choose from, with the one that the event has. */
  types: readonly Pick<Tag, 'id' | 'value'>[]
}

/** What the event is. */
export function WhatFields({ draft, types, onSet, getError }: WhatFieldsProps) {
  const t = useTexts(deskEventFormTexts)
  const language = useLanguage()
  const named = types.map(({ id, value }) => ({ value: id, label: valueLabel('Roadshow Type', value ?? '', language) }))
  return (
    <fieldset className="r-desk-event-form__group">
      <legend className="r-desk-event-form__legend">{t.what}</legend>
      <div className="r-desk-event-form__wide">
        <TextField
          label={t.name}
          value={draft.name}
          required
          autoComplete="off"
          error={getError('name')}
          onChange={(name) => onSet({ name })}
        />
      </div>
      <SelectField
        label={t.type}
        options={[...(draft.type_id === '' ? [{ value: '', label: t.chooseType }] : []), ...named]}
        value={draft.type_id}
        error={getError('type_id')}
        onChange={(type_id) => onSet({ type_id })}
      />
      <SelectField
        label={t.format}
        options={[
          { value: '', label: t.noFormat },
          ...formats.map((format) => ({ value: format, label: valueLabel('Event Format', format, language) })),
        ]}
        value={draft.format ?? ''}
        onChange={(chosen) => onSet({ format: formats.find((format) => format === chosen) ?? null })}
      />
      <div className="r-desk-event-form__wide">
        <TextArea
          label={t.description}
          value={draft.description}
          error={getError('description')}
          onChange={(description) => onSet({ description })}
        />
      </div>
    </fieldset>
  )
}

/** When and where it takes place. */
export function TimeFields({ draft, onSet, getError }: FieldsProps) {
  const t = useTexts(deskEventFormTexts)
  const hintedBy = (field: string, hint: string) => (getError(field) ? {} : { 'aria-describedby': hint })
  return (
    <fieldset className="r-desk-event-form__group">
      <legend className="r-desk-event-form__legend">{t.times}</legend>
      <TextField
        label={t.start}
        type="datetime-local"
        value={draft.start_time}
        required
        max="9999-12-31T23:59"
        error={getError('start_time')}
        onChange={(start) => onSet(moveStart(draft, start))}
      />
      <TextField
        label={t.end}
        type="datetime-local"
        value={draft.end_time}
        max="9999-12-31T23:59"
        error={getError('end_time')}
        onChange={(end_time) => onSet({ end_time })}
      />
      <div className="r-desk-event-form__wide">
        <Hinted hint={t.zoneHint}>
          {(hint) => (
            <ZoneField
              label={t.zone}
              value={draft.time_zone}
              error={getError('time_zone')}
              {...hintedBy('time_zone', hint)}
              onChange={(time_zone) => onSet({ time_zone })}
            />
          )}
        </Hinted>
      </div>
      <Hinted hint={t.placeHint}>
        {(hint) => (
          <TextField
            label={t.place}
            value={draft.location}
            autoComplete="off"
            error={getError('location')}
            {...hintedBy('location', hint)}
            onChange={(location) => onSet({ location })}
          />
        )}
      </Hinted>
      <Hinted hint={t.linkHint}>
        {(hint) => (
          <TextField
            label={t.link}
            type="url"
            value={draft.meeting_url}
            autoComplete="off"
            spellCheck={false}
            error={getError('meeting_url')}
            {...hintedBy('meeting_url', hint)}
            onChange={(meeting_url) => onSet({ meeting_url })}
          />
        )}
      </Hinted>
    </fieldset>
  )
}
