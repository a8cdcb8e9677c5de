import tokens from '../tokens/tokens.css?inline'
import base from './base.css?inline'

/** The first style sheets of every shadow root. */
export const baseStyles = [tokens, base] as const
