import { type ComponentPropsWithoutRef, type ReactNode, type RefObject, useId } from 'react'
import { registerStyles } from '../base/styles.ts'
import { Icon } from '../icons/icon.tsx'
import { errorIcon } from '../icons/icons.ts'
import css from './text-field.css?inline'

registerStyles('ui', css)

type TextFieldProps = Omit<ComponentPropsWithoutRef<'input'>, 'className' | 'id' | 'onChange'> & {
  label: string
  /** The error. The caller moves the focus here, so that screen readers announce it. */
  error?: string | undefined
  /** A control inside the box, after the text. */
  trailing?: ReactNode
  onChange?: (value: string) => void
  /** Not `ref`, because React 18 does not pass refs to function components. */
  inputRef?: RefObject<HTMLInputElement | null>
}

/**
 * A text field with its label above. Other attributes go to the input. For more than one error, set `aria-invalid` and
 * `aria-describedby` directly.
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
