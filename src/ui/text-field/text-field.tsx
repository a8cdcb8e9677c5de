import type { ComponentPropsWithoutRef, ReactNode, RefObject } from 'react'
import { Field } from './field.tsx'

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
  return (
    <Field label={label} error={error}>
      {({ id, ...tied }) => (
        <>
          <input
            {...tied}
            {...attributes}
            ref={inputRef}
            id={id}
            type={type}
            className="r-field__input"
            onChange={(event) => onChange?.(event.currentTarget.value)}
          />
          {trailing}
        </>
      )}
    </Field>
  )
}
