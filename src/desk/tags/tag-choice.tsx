import { categoryPlural } from '#config/category-label.ts'
import type { DeskTag, DeskTagCategory } from '#contract/desk-tags.ts'
import { deskTagTexts } from '#i18n/en/desk-tags.ts'
import { multiSelectTexts } from '#i18n/en/filters.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { valueLabel } from '#i18n/value-label.ts'
import { fill } from '#lib/format/fill.ts'
import { registerStyles } from '#ui/base/styles.ts'
import { Chip } from '#ui/chip/chip.tsx'
import { MultiSelect } from '#ui/multi-select/multi-select.tsx'
import { AddTag } from './add-tag.tsx'
import css from './tag-choice.css?inline'

registerStyles('portal', css)

type TagChoiceProps = {
  category: DeskTagCategory
  /** Default: the name of the category. */
  label?: string
  /** The tags to choose from by what stands for them in `selected`; undefined until loaded. */
  options: ReadonlyMap<string, string> | undefined
  selected: string[]
  error: string | undefined
  onChange: (selected: string[]) => void
  /** A tag that was missing is there now, and is to be chosen. */
  onAdded: (tag: DeskTag) => void
}

/** Tags of one category to choose from: found by typing, removed one by one, and added where one is missing. */
export function TagChoice({ category, label, options, selected, error, onChange, onAdded }: TagChoiceProps) {
  const t = useTexts(deskTagTexts)
  const tMultiSelect = useTexts(multiSelectTexts)
  const language = useLanguage()
  const nameOf = (value: string) => valueLabel(category, options?.get(value) ?? value, language)
  return (
    <div className="r-desk-tag-choice">
      <MultiSelect
        label={label ?? categoryPlural(category, language)}
        placeholder={t.choose}
        options={[...(options?.keys() ?? [])].map((value) => ({ value, label: nameOf(value) }))}
        selected={selected}
        loading={options === undefined}
        error={error}
        onChange={onChange}
        renderMissing={(typed) => <AddTag category={category} typed={typed} onAdded={onAdded} />}
        texts={tMultiSelect}
      />
      {options && selected.length > 0 && (
        <div className="r-desk-tag-choice__chips">
          {selected.map((value) => (
            <Chip
              key={value}
              label={nameOf(value)}
              removeLabel={fill(t.unchoose, { value: nameOf(value) })}
              onRemove={() => onChange(selected.filter((other) => other !== value))}
            />
          ))}
        </div>
      )}
    </div>
  )
}
