import base from './base.css?inline'
import tokens from './tokens.css?inline'

/** What every shadow root begins with. */
export const baseStyles = [tokens, base] as const
