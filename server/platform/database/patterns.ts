const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** Patterns of SQL's `like` for a text taken literally. */
export const beginning = (text: string) => `${literal(text)}%`
export const containing = (text: string) => `%${literal(text)}%`

/** A regular expression of PostgreSQL for a text taken literally where a word begins, be it after a hyphen. */
export const beginningAWord = (text: string) => `(^|[^[:alnum:]])${text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}`
