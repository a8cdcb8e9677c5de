/** Beginnings that a spreadsheet would take for a formula, in full width too. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

/** What begins another cell or row where lists are separated by semicolons, as in most of Europe. */
const BEGINNING = /[;\t\r\n]\s*/g

const SIGN = /[=+\-@＝＋－＠]/

/** Text that stays text in a spreadsheet: an apostrophe stands before whatever looks like a formula. */
export const guardFormula = (text: string): string =>
  (FORMULA.test(text) ? `'${text}` : text).replace(BEGINNING, (beginning, offset: number, whole: string) =>
    SIGN.test(whole.charAt(offset + beginning.length)) ? `${beginning}'` : beginning,
  )
