import type { AccountOptions } from '#contract/desk-users.ts'
import { deskSubscriptionTexts } from '#i18n/en/desk-subscription.ts'
import { accountTexts } from '#i18n/en/desk-users.ts'
import { multiSelectTexts } from '#i18n/en/filters.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { valueLabel } from '#i18n/value-label.ts'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { MultiSelect } from '#ui/multi-select/multi-select.tsx'
import { SelectField } from '#ui/select-field/select-field.tsx'
import { LastDayField } from '../last-day-field.tsx'
import type { Errors } from '../use-desk-form.ts'
import { levelName } from '../users/account-words.ts'
import type { TermsDraft } from './draft.ts'

const LEVELS = [0, 1, 2, 3]

type TermsFieldsProps = {
  draft: TermsDraft
  errors: Errors
  options: Pick<AccountOptions, 'libraries' | 'regions' | 'asset_classes'>
  onChange: (part: Partial<TermsDraft>) => void
}

/** What a subscription covers, and until when. */
export function TermsFields({ draft, errors, options, onChange }: TermsFieldsProps) {
  const language = useLanguage()
  const t = useTexts(deskSubscriptionTexts)
  const tAccount = useTexts(accountTexts)
  return (
    <>
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
    </>
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
  const t = useTexts(deskSubscriptionTexts)
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
