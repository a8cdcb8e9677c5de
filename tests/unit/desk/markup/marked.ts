import type { MarkedText } from '#desk/content/markup/elements.ts'

/** `a [b] c` with `b` selected, or `a |b` with a caret. */
export function mark(text: string): MarkedText {
  const value = text.replace(/[[\]|]/g, '')
  const caret = text.indexOf('|')
  if (caret >= 0) return { value, start: caret, end: caret }
  return { value, start: text.indexOf('['), end: text.indexOf(']') - 1 }
}

export const show = ({ value, start, end }: MarkedText): string =>
  start === end
    ? `${value.slice(0, start)}|${value.slice(start)}`
    : `${value.slice(0, start)}[${value.slice(start, end)}]${value.slice(end)}`
