/** Values are joined by semicolons; one inside a value is percent-encoded first, and so is the percent sign (C58, R412). */
export const joinValues = (values: readonly string[]): string =>
  values.map((value) => value.replace(/%/g, '%25').replace(/;/g, '%3B')).join(';')

/** Takes joined values apart again; empty ones are none. */
export const splitValues = (text: string): string[] =>
  text
    .split(';')
    .filter((value) => value !== '')
    .map((value) => value.replace(/%3B/gi, ';').replace(/%25/g, '%'))
