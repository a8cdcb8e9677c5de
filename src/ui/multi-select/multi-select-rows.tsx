import { memo } from 'react'
import { Tooltip } from '../tooltip/tooltip.tsx'
import type { MultiSelectOption } from './multi-select-options.ts'

type RowsProps = {
  options: readonly MultiSelectOption[]
  /** The place of the first among all options shown, by which the list knows them. */
  start: number
  /** A character an option: `1` is chosen. Text, so that equal ones compare as equal. */
  marks: string
  /** The one that Tab stops at, when it is among these. */
  tabStop: string | undefined
  /** Why a disabled one cannot be chosen, when it has no reason of its own (R202). */
  disabled: string
}

/**
 * Some rows of the list. Of thousands only those are drawn anew of which something changed; the list around them hears
 * their clicks and keys.
 */
export const Rows = memo(function Rows({ options, start, marks, tabStop, disabled }: RowsProps) {
  return (
    <div role="none" className="r-multi-select__rows">
      {options.map((option, index) => {
        const isSelected = marks[index] === '1'
        const row = {
          option,
          index: start + index,
          selected: isSelected,
          isTabStop: option.value === tabStop,
        }
        if (!option.disabled || isSelected) return <Option key={option.value} {...row} />
        return (
          <Tooltip key={option.value} inList text={option.disabledReason ?? disabled}>
            {(describedBy) => <Option {...row} describedBy={describedBy} />}
          </Tooltip>
        )
      })}
    </div>
  )
})

type OptionProps = {
  option: MultiSelectOption
  index: number
  selected: boolean
  isTabStop: boolean
  /** The id of the reason why it cannot be chosen. */
  describedBy?: string
}

const Option = ({ option, index, selected, isTabStop, describedBy }: OptionProps) => (
  <div
    role="option"
    tabIndex={isTabStop ? 0 : -1}
    className="r-multi-select__option"
    data-index={index}
    aria-selected={selected}
    aria-disabled={describedBy !== undefined || undefined}
    aria-describedby={describedBy}
  >
    <span className="r-multi-select__text">
      <bdi>{option.label}</bdi>
    </span>
    {option.count && (
      <span className="r-multi-select__count">
        <span aria-hidden="true">{option.count.figure}</span>
        <span className="r-visually-hidden">, {option.count.words}</span>
      </span>
    )}
  </div>
)
