import { type ComponentProps, useState } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { eyeIcon, eyeOffIcon } from '../icons/icons-password.ts'
import { TextField } from './text-field.tsx'

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'trailing'> & {
  showLabel: string
  hideLabel: string
}

/** A password field with a button that shows the password. The input stays the same element for password managers. */
export function PasswordField({ showLabel, hideLabel, ...attributes }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      {...attributes}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      trailing={
        <IconButton
          icon={shown ? eyeOffIcon : eyeIcon}
          label={shown ? hideLabel : showLabel}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}
