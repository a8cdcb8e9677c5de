const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** Patterns of SQL's `like` for a text taken literally. */
export const beginning = (text: string) => `${literal(text)}%`
export const containing = (text: string) => `%${literal(text)}%`
export const beginningAWord = (text: string) => `% ${literal(text)}%`
