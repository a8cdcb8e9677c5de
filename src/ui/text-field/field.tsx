import { type ReactNode, useId } from 'react'
import { registerStyles } from '../base/styles.ts'
import { Icon } from '../icons/icon.tsx'
import { errorIcon } from '../icons/icons.ts'
import css from './text-field.css?inline'

registerStyles('ui', css)

/** What ties a control to its label and its error. */
type ControlAttributes = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined }

type FieldProps = {
  label: string
  /** The error. The caller moves the focus to the control, so that screen readers announce it. */
  error?: string | undefined
  /** A further class of the box. */
  kind?: string
  /** What is in the box: the control with these attributes, and more after it. */
  children: (attributes: ControlAttributes) => ReactNode
}

/** The label above a control, the box around it, and its error below. */
export function Field({ label, error, kind, children }: FieldProps) {
  const id = useId()
  return (
    <div>
      <label className="r-field__label" htmlFor={id}>
        {label}
      </label>
      <div className={`r-field__box${kind ? ` ${kind}` : ''}`} part="field">
        {children({
          id,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': error ? `${id}-error` : undefined,
        })}
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
