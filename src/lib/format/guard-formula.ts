/** Characters that start a formula in a spreadsheet, full-width forms included. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

/** Separators of cells and rows where lists use semicolons, as in most of Europe. */
const BEGINNING = /[;\t\r\n]\s*/g

const SIGN = /[=+\-@＝＋－＠]/

/** Puts an apostrophe before everything that a spreadsheet would take for a formula. */
export const guardFormula = (text: string): string =>
  (FORMULA.test(text) ? `'${text}` : text).replace(BEGINNING, (beginning, offset: number, whole: string) =>
    SIGN.test(whole.charAt(offset + beginning.length)) ? `${beginning}'` : beginning,
  )
