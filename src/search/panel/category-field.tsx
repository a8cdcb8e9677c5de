import { useMemo } from 'react'
import { categoryLabel, categoryPlural } from '#config/category-label.ts'
import { wording } from '#config/wording.ts'
import type { Tag } from '#contract/tag.ts'
import { multiSelectTexts, filterPanelTexts as t } from '#i18n/en/filter-panel.ts'
import { fill } from '#lib/format/fill.ts'
import { MultiSelect } from '#ui/multi-select/multi-select.tsx'
import type { MultiSelectOption } from '#ui/multi-select/multi-select-options.ts'
import { documentCount } from '../filters/document-count.ts'

type CategoryFieldProps = {
  category: string
  tags: readonly Tag[] | undefined
  selected: readonly string[] | undefined
  /** Whether the tags' counts are of this list; else they are of all documents, and left out. */
  counted: boolean
  required: boolean
  loading: boolean
  /** Required, and was empty when it should have been applied. */
  missing: boolean
  onChoose: (category: string, values: readonly string[]) => void
}

const none: readonly string[] = []

/** A tag without a value cannot be requested; two of the same value are one filter. */
function optionsOf(tags: readonly Tag[], counted: boolean): MultiSelectOption[] {
  const options = new Map<string, MultiSelectOption>()
  for (const { value, disabled, doc_count } of tags) {
    if (!value) continue
    options.set(value, {
      value,
      label: value,
      disabled: disabled ?? false,
      ...(counted && doc_count != null && { count: documentCount(doc_count) }),
    })
  }
  return [...options.values()]
}

/** The values of one category (R191, R195). */
export function CategoryField(props: CategoryFieldProps) {
  const { category, tags, selected = none, counted, required, loading, missing, onChoose } = props
  const words = wording()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words are read by themselves
  const options = useMemo(() => optionsOf(tags ?? [], counted), [tags, counted, words])
  const label = categoryLabel(category)
  return (
    <MultiSelect
      label={label}
      placeholder={categoryPlural(category)}
      options={options}
      selected={selected}
      onChange={(values) => onChoose(category, values)}
      required={required}
      loading={loading}
      error={missing ? fill(t.missing, { category: label }) : undefined}
      texts={multiSelectTexts}
    />
  )
}
