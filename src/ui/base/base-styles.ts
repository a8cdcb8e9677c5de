import tokens from '../tokens/tokens.css?inline'
import base from './base.css?inline'

/** What every shadow root begins with. */
export const baseStyles = [tokens, base] as const
