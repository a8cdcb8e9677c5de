import { type ComponentPropsWithoutRef, type ReactNode, type RefObject, useId } from 'react'
import { Icon } from '../icons/icon.tsx'
import { errorIcon } from '../icons/icons.ts'

type TextFieldProps = Omit<ComponentPropsWithoutRef<'input'>, 'className' | 'id' | 'onChange'> & {
  label: string
  /** What is wrong with the value. The caller moves the focus here, which makes a screen reader say it. */
  error?: string | undefined
  /** A control inside the box, after the text. */
  trailing?: ReactNode
  onChange?: (value: string) => void
  /** Not `ref`: React 18 hands that one to no function. */
  inputRef?: RefObject<HTMLInputElement | null>
}

/**
 * One line of text with its label above it. Every other attribute goes to the input itself; whoever says
 * more of the value than one error has its own `aria-invalid` and `aria-describedby`.
 */
export function TextField({
  label,
  error,
  trailing,
  onChange,
  inputRef,
  type = 'text',
  ...attributes
}: TextFieldProps) {
  const id = useId()
  return (
    <div>
      <label className="r-field__label" htmlFor={id}>
        {label}
      </label>
      <div className="r-field__box" part="field">
        <input
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
          {...attributes}
          ref={inputRef}
          id={id}
          type={type}
          className="r-field__input"
          onChange={(event) => onChange?.(event.currentTarget.value)}
        />
        {trailing}
      </div>
      {error && (
        <p className="r-field__error" id={`${id}-error`}>
          <Icon path={errorIcon} />
          {error}
        </p>
      )}
    </div>
  )
}
