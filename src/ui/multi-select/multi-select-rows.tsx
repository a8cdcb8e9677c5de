import { memo } from 'react'
import { Tooltip } from '../tooltip/tooltip.tsx'
import type { MultiSelectOption } from './multi-select-options.ts'

type RowsProps = {
  options: readonly MultiSelectOption[]
  /** The index of the first row among all shown options. */
  start: number
  /** One character per option, `1` if selected. A string, so that equal marks compare as equal. */
  marks: string
  /** The option with the tab stop, if it is in this block. */
  tabStop: string | undefined
  /** The default reason of disabled options (R202). */
  disabled: string
}

/**
 * A block of rows, memoized, so that only changed blocks of thousands of rows render again. The list handles clicks and
 * keys.
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
  /** The id of the reason why it cannot be selected. */
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
    {option.also && (
      <bdi className="r-multi-select__also" translate="no">
        {option.also}
      </bdi>
    )}
    {option.count && (
      <span className="r-multi-select__count">
        <span aria-hidden="true">{option.count.figure}</span>
        <span className="r-visually-hidden">, {option.count.words}</span>
      </span>
    )}
  </div>
)
