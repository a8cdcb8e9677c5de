const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** Patterns of SQL's `like` for a text taken literally. */
export const beginning = (text: string) => `${literal(text)}%`
export const containing = (text: string) => `%${literal(text)}%`

const START = '(^|[^[:alnum:]])'

/** A regular expression of PostgreSQL for a text taken literally where a word begins, be it after a hyphen. */
export const beginningAWord = (text: string) => `${START}${text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}`

/** A shorter word must match as a whole: its beginning would resemble too many others. */
const LONG = 6

/** A regular expression of PostgreSQL for a word of letters and digits, or its beginning, with at most one letter mistyped. */
export function likeAWord(word: string): string {
  const edited = Array.from(word, (letter, at) => {
    const [before, after] = [word.slice(0, at), word.slice(at + 1)]
    const swapped = after === '' ? [] : [`${before}${after[0]}${letter}${after.slice(1)}`]
    return [`${before}.{0,2}${after}`, ...swapped]
  })
  return `${START}(${edited.flat().join('|')})${word.length < LONG ? '($|[^[:alnum:]])' : ''}`
}
