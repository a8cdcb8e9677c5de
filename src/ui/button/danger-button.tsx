import type { ComponentPropsWithoutRef } from 'react'
import { registerStyles } from '../base/styles.ts'
import { Button } from './button.tsx'
import css from './danger-button.css?inline'

registerStyles('ui', css)

type DangerButtonProps = Omit<ComponentPropsWithoutRef<typeof Button>, 'variant'>

/** A button for what deletes or discards, or opens the question about it. Apart from others, as few pages need it. */
export const DangerButton = (props: DangerButtonProps) => <Button {...props} variant="danger" />
