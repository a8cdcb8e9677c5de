/** A text from data as it can be shown, trimmed; empty where there is none, or something that is no text. */
export function wordsIn(value: unknown): string {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? value.trim() : ''
}

/** Several texts from data, each once and none empty; a text by itself is one of them. */
export const linesIn = (value: unknown): string[] => {
  const lines = Array.isArray(value) ? value : [value]
  return [...new Set(lines.map(wordsIn))].filter((line) => line !== '')
}

/** Records from data; what is none is left out. */
export const recordsIn = <T extends object>(value: readonly (T | null | undefined)[] | null | undefined): T[] =>
  Array.isArray(value) ? value.filter((record) => typeof record === 'object' && record !== null) : []
