import { useId } from 'react'
import type { AccountOptions } from '#contract/desk-users.ts'
import { accountTexts, deskUserTexts } from '#i18n/en/desk-users.ts'
import { multiSelectTexts } from '#i18n/en/filters.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { valueLabel } from '#i18n/value-label.ts'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { MultiSelect } from '#ui/multi-select/multi-select.tsx'
import { SectionHead } from '#ui/section-head/section-head.tsx'
import { SelectField } from '#ui/select-field/select-field.tsx'
import { LastDayField } from '../last-day-field.tsx'
import type { Errors } from '../use-desk-form.ts'
import { levelName } from './account-words.ts'
import type { Draft } from './draft.ts'

export type FieldsProps = { draft: Draft; errors: Errors; onChange: (part: Partial<Draft>) => void }

const LEVELS = [0, 1, 2, 3]
const ROLES = ['reader', 'desk', 'admin'] as const

/** What the subscription of a user covers, and until when. */
export function SubscriptionFields({
  draft,
  errors,
  onChange,
  options,
  end,
}: FieldsProps & { options: AccountOptions; end: string }) {
  const language = useLanguage()
  const t = useTexts(deskUserTexts)
  const tAccount = useTexts(accountTexts)
  const id = useId()
  return (
    <section className="r-desk-form__part" aria-labelledby={id}>
      <SectionHead id={id}>{t.subscription}</SectionHead>
      <SelectField
        label={tAccount.level}
        options={LEVELS.map((level) => ({ value: String(level), label: levelName(level, language) }))}
        value={String(draft.level)}
        onChange={(level) => onChange({ level: Number(level) })}
      />
      <NamesField
        label={t.libraries}
        category="Library"
        names={options.libraries}
        selected={draft.libraries}
        error={errors.libraries}
        onChange={(libraries) => onChange({ libraries })}
      />
      <NamesField
        label={t.regions}
        category="Region"
        names={options.regions}
        selected={draft.regions}
        error={errors.regions}
        onChange={(regions) => onChange({ regions })}
      />
      <NamesField
        label={t.assetClasses}
        category="Asset Class"
        names={options.asset_classes}
        selected={draft.asset_classes}
        error={errors.asset_classes}
        onChange={(names) => onChange({ asset_classes: names })}
      />
      <LastDayField
        label={t.lastDay}
        value={draft.lastDay}
        error={errors.valid_until}
        onChange={(lastDay) => onChange({ lastDay })}
      />
      <Checkbox label={t.trial} checked={draft.is_trial} onChange={(isTrial) => onChange({ is_trial: isTrial })} />
      <p className="r-desk-form__hint">{end}</p>
    </section>
  )
}

type NamesFieldProps = {
  label: string
  /** Its values are named by it. */
  category: string
  names: readonly string[]
  /** Null: all of them. */
  selected: string[] | null
  error: string | undefined
  onChange: (names: string[] | null) => void
}

/** Some names, or all of them if none is chosen. */
function NamesField({ label, category, names, selected, error, onChange }: NamesFieldProps) {
  const language = useLanguage()
  const t = useTexts(deskUserTexts)
  const tMultiSelect = useTexts(multiSelectTexts)
  return (
    <MultiSelect
      label={label}
      placeholder={selected === null ? t.all : t.none}
      options={names.map((name) => ({ value: name, label: valueLabel(category, name, language) }))}
      selected={selected ?? []}
      error={error}
      texts={tMultiSelect}
      onChange={(chosen) => onChange(chosen.length === 0 ? null : chosen)}
    />
  )
}

/** The role of a user, which only administrators give. */
export function RoleField({ draft, onChange }: Pick<FieldsProps, 'draft' | 'onChange'>) {
  const t = useTexts(accountTexts)
  return (
    <SelectField
      label={t.role}
      options={ROLES.map((role) => ({ value: role, label: t[role] }))}
      value={draft.role}
      onChange={(role) => onChange({ role: ROLES.find((one) => one === role) ?? 'reader' })}
    />
  )
}
