import { type ComponentPropsWithoutRef, useId } from 'react'
import { registerStyles } from '../base/styles.ts'
import { Icon } from '../icons/icon.tsx'
import { errorIcon } from '../icons/icons.ts'
import field from '../text-field/text-field.css?inline'
import css from './text-area.css?inline'

registerStyles('ui', field, css)

type TextAreaProps = Omit<ComponentPropsWithoutRef<'textarea'>, 'className' | 'id' | 'onChange'> & {
  label: string
  /** The error at the field. */
  error?: string | undefined
  onChange: (value: string) => void
}

/** A field for several lines, in the look of a text field; it grows with its text. */
export function TextArea({ label, error, onChange, ...attributes }: TextAreaProps) {
  const id = useId()
  return (
    <div>
      <label className="r-field__label" htmlFor={id}>
        {label}
      </label>
      <div className="r-field__box" part="field">
        <textarea
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
          {...attributes}
          id={id}
          className="r-field__input r-text-area__input"
          onChange={(event) => onChange(event.currentTarget.value)}
        />
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
