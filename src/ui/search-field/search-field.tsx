import { type ComponentPropsWithoutRef, type RefObject, useRef } from 'react'
import { registerStyles } from '../base/styles.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Icon } from '../icons/icon.tsx'
import { closeIcon } from '../icons/icons.ts'
import { searchIcon } from '../icons/icons-more.ts'
import css from './search-field.css?inline'

registerStyles('ui', css)

type SearchFieldProps = Omit<
  ComponentPropsWithoutRef<'input'>,
  'className' | 'type' | 'value' | 'onChange' | 'aria-label'
> & {
  /** The accessible name, because there is no visible label. */
  label: string
  value: string
  onChange: (value: string) => void
  clearLabel: string
  inputRef?: RefObject<HTMLInputElement | null>
}

/** A search box with a clear button. Enter submits the surrounding form, which the caller wraps in `<search>`. */
export function SearchField({ label, value, onChange, clearLabel, inputRef, ...attributes }: SearchFieldProps) {
  const own = useRef<HTMLInputElement>(null)
  const input = inputRef ?? own
  const clear = () => {
    onChange('')
    input.current?.focus()
  }
  return (
    <div className="r-search-field" part="field">
      <Icon path={searchIcon} />
      <input
        autoComplete="off"
        spellCheck={false}
        {...attributes}
        ref={input}
        type="search"
        enterKeyHint="search"
        className="r-search-field__input"
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {value !== '' && <IconButton icon={closeIcon} label={clearLabel} onClick={clear} />}
    </div>
  )
}
