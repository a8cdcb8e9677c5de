import { german } from '#i18n/german.ts'

const letters = 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي'

/** A word of as many letters of a script that runs from right to left, and half as many more. */
const pseudoWord = (word: string): string =>
  [...word, ...[...word].slice(0, Math.ceil(word.length / 2))]
    .map((letter) => letters[(letter.codePointAt(0) ?? 0) % letters.length])
    .join('')

/** Of a text everything that a reader reads; placeholders stay. */
export const pseudoText = (text: string): string =>
  text.replace(/\{[^{}]*\}|[\p{L}\p{M}’']+/gu, (part) => (part.startsWith('{') ? part : pseudoWord(part)))

/** Every text of the elements in no language: what is left in Latin letters is data, or was forgotten. */
export const pseudoMessages = (): Record<string, string> =>
  Object.fromEntries(Object.entries(german).map(([key, text]) => [key, pseudoText(text)]))
