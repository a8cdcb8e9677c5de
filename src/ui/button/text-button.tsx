import type { ComponentPropsWithoutRef } from 'react'
import { registerStyles } from '../base/styles.ts'
import css from './text-button.css?inline'

registerStyles('ui', css)

/** A button that looks like a link, for the rest of a list. */
export const TextButton = (props: Omit<ComponentPropsWithoutRef<'button'>, 'className' | 'type'>) => (
  <button {...props} type="button" className="r-text-button" />
)
