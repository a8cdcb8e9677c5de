/** Joins values by semicolons. A semicolon or percent sign inside a value is percent-encoded first (C58, R412). */
export const joinValues = (values: readonly string[]): string =>
  values.map((value) => value.replace(/%/g, '%25').replace(/;/g, '%3B')).join(';')

/** Splits joined values; empty ones are dropped. */
export const splitValues = (text: string): string[] =>
  text
    .split(';')
    .filter((value) => value !== '')
    .map((value) => value.replace(/%3B/gi, ';').replace(/%25/g, '%'))
