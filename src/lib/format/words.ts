/** A trimmed text from data; empty if the value is missing or not a text. */
export function toText(value: unknown): string {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? value.trim() : ''
}

/** Texts from data without duplicates and empty ones. A single text is a list of one. */
export const toLines = (value: unknown): string[] => {
  const lines = Array.isArray(value) ? value : [value]
  return [...new Set(lines.map(toText))].filter((line) => line !== '')
}

/** Records from data; anything that is not a record is left out. */
export const toRecords = <T extends object>(value: readonly (T | null | undefined)[] | null | undefined): T[] =>
  Array.isArray(value) ? value.filter((record) => typeof record === 'object' && record !== null) : []
