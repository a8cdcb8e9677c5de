import type { ComponentPropsWithoutRef } from 'react'
import { registerStyles } from '../base/styles.ts'
import { Field } from '../text-field/field.tsx'
import css from './text-area.css?inline'

registerStyles('ui', css)

type TextAreaProps = Omit<ComponentPropsWithoutRef<'textarea'>, 'className' | 'id' | 'onChange'> & {
  label: string
  /** The error at the field. */
  error?: string | undefined
  onChange: (value: string) => void
}

/** A field for several lines, in the look of a text field; it grows with its text. */
export function TextArea({ label, error, onChange, ...attributes }: TextAreaProps) {
  return (
    <Field label={label} error={error}>
      {({ id, ...tied }) => (
        <textarea
          {...tied}
          {...attributes}
          id={id}
          className="r-field__input r-text-area__input"
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  )
}
