import type { Token } from './model.ts'

/** What a token is set with in an editor. */
type TokenKind = 'colour' | 'length' | 'time' | 'text'

/** A token with its value in light and in dark, the same where it knows no difference. */
export type Swatch = Token & { kind: TokenKind; light: string; dark: string }

/** The place of the comma that parts two arguments, outside of brackets. */
function commaIn(text: string): number {
  let depth = 0
  return [...text].findIndex((letter) => {
    if (letter === '(') depth += 1
    if (letter === ')') depth -= 1
    return letter === ',' && depth === 0
  })
}

/** A value with each `light-dark(…)` in it replaced by the argument that holds. */
export function inScheme(value: string, scheme: 'light' | 'dark'): string {
  const start = value.indexOf('light-dark(')
  if (start < 0) return value
  let end = start + 'light-dark('.length
  for (let depth = 1; depth > 0 && end < value.length; end += 1) {
    if (value[end] === '(') depth += 1
    if (value[end] === ')') depth -= 1
  }
  const inside = value.slice(start + 'light-dark('.length, end - 1)
  const comma = commaIn(inside)
  const chosen = scheme === 'light' ? inside.slice(0, comma) : inside.slice(comma + 1)
  return inScheme(value.slice(0, start) + chosen.trim() + value.slice(end), scheme)
}

function kindOf(value: string): TokenKind {
  if (/^(#|rgb|light-dark\()/.test(value)) return 'colour'
  if (/^[\d.]+px$/.test(value)) return 'length'
  return /^[\d.]+m?s$/.test(value) ? 'time' : 'text'
}

/** Tokens with what they are by default. One that follows another has that one's values. */
export function swatches(tokens: readonly Token[]): readonly Swatch[] {
  const followed = (value: string): string => {
    const other = /^var\((--[\w-]+)\)$/.exec(value)?.[1]
    const found = other && tokens.find(({ name }) => name === other)
    return found ? followed(found.value) : value
  }
  return tokens.map((token) => {
    const value = followed(token.value)
    return { ...token, kind: kindOf(value), light: inScheme(value, 'light'), dark: inScheme(value, 'dark') }
  })
}
