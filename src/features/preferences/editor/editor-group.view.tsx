import { useMemo, useRef } from 'react'
import { categoryLabel, categoryPlural } from '#config/category-label.ts'
import { config } from '#config/config.ts'
import { wording } from '#config/wording.ts'
import type { Tag } from '#contract/tag.ts'
import { toContact } from '#entities/profile/contact.ts'
import { multiSelectTexts } from '#i18n/en/filters.ts'
import { permissionTexts } from '#i18n/en/permission.ts'
import { preferenceEditorTexts } from '#i18n/en/preference-editor.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { valueLabel } from '#i18n/value-label.ts'
import { fill } from '#lib/format/fill.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { lockIcon } from '#ui/icons/icons-more.ts'
import { Link } from '#ui/link/link.tsx'
import { MultiSelect } from '#ui/multi-select/multi-select.tsx'
import { Tooltip } from '#ui/tooltip/tooltip.tsx'
import type { Category } from '../preference.ts'
import { Chosen, useChipFocus } from './editor-chosen.view.tsx'
import { chosenByMark, groupOptions, offeredOptions } from './editor-group.ts'

type EditorGroupProps = {
  category: Category
  /** Undefined until loaded. */
  tags: readonly Tag[] | undefined
  /** Tags that match the selected regions and sectors; undefined: all. */
  related: readonly Tag[] | undefined
  chosen: readonly string[] | undefined
  loading: boolean
  /** Blocks changes while a save is running. */
  frozen: boolean
  required: boolean
  /** The id of the hint what to select first; undefined: the group can be used (R351). */
  waitsFor: string | undefined
  onChoose: (category: Category, values: readonly string[]) => void
  /** Called with a text for screen readers. */
  onRemoved: (words: string) => void
}

const none: readonly string[] = []

/** One group of the editor: the field, its selected values, and the number of locked options (R347–R353). */
export function EditorGroup(props: EditorGroupProps) {
  const language = useLanguage()
  const tMultiSelect = useTexts(multiSelectTexts)
  const tPermission = useTexts(permissionTexts)
  const t = useTexts(preferenceEditorTexts)
  const { category, tags, related, chosen = none, loading, frozen, required, waitsFor, onChoose, onRemoved } = props
  const group = useRef<HTMLDivElement>(null)
  const notePress = useChipFocus(group, chosen)
  const label = categoryLabel(category, language)
  const options = useMemo(() => groupOptions(tags, related), [tags, related])
  const words = wording(language)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts come from a module, not from props
  const offered = useMemo(() => offeredOptions(category, options, language), [category, options, words])
  const locked = offered.filter(({ disabled }) => disabled).length
  const { removed } = t
  const remove = (value: string) => {
    if (frozen) return
    onRemoved(fill(removed, { category: label, value: valueLabel(category, value, language) }))
    onChoose(
      category,
      chosen.filter((other) => other !== value),
    )
  }
  const field = (more?: { disabled: true; describedBy: string }) => (
    <MultiSelect
      label={label}
      placeholder={categoryPlural(category, language)}
      options={offered}
      selected={chosen}
      onChange={(values) => onChoose(category, values)}
      required={required}
      loading={loading}
      texts={tMultiSelect}
      {...more}
    />
  )
  return (
    <div ref={group} className="r-editor__group" onClickCapture={(event) => !frozen && notePress(event)}>
      {waitsFor === undefined ? (
        field()
      ) : (
        <Tooltip text={tPermission.outside}>
          {(reason) => field({ disabled: true, describedBy: `${reason} ${waitsFor}` })}
        </Tooltip>
      )}
      {chosenByMark(options, chosen).map(({ mark, values }) => (
        <Chosen key={mark ?? 'free'} category={category} mark={mark} values={values} onRemove={remove} />
      ))}
      {locked > 0 && waitsFor === undefined && <Locked count={locked} />}
    </div>
  )
}

/** The number of options outside the subscription, and the contact for them (R353, C72). */
function Locked({ count }: { count: number }) {
  const tPermission = useTexts(permissionTexts)
  const t = useTexts(preferenceEditorTexts)
  const { email } = toContact({ email: config().mail.clientServices })
  return (
    <p className="r-editor__locked">
      <Icon path={lockIcon} />
      <span>
        <bdi>{count === 1 ? t.oneLocked : fill(t.manyLocked, { count })}</bdi>{' '}
        {email ? <Link href={email.href}>{tPermission.clientServices}</Link> : t.askServices}
      </span>
    </p>
  )
}
