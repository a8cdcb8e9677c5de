// @ts-check
// Texts of samples name days, months, quarters and years. They are kept as distances from the day of the recording, such as
// `{q-1}` for the quarter before, so that a sample never looks old. `demo/catalog/preview/samples/dates.ts` fills them in.

const months = 'January February March April May June July August September October November December'.split(' ')
const quarters = ['first', 'second', 'third', 'fourth']
const DAY = 86_400_000

/** @param {number} offset */
const signed = (offset) => (offset < 0 ? String(offset) : `+${offset}`)

/**
 * How far something that comes once a year is back at most.
 * @param {number} offset
 * @param {number} year how many there are in a year
 */
const past = (offset, year) => (offset > 0 ? offset - year : offset)

/**
 * @param {string} text
 * @param {Date} today
 * @returns {string} the text with distances from `today` in place of dates
 */
export function toRelative(text, today) {
  const year = today.getUTCFullYear()
  const month = year * 12 + today.getUTCMonth()
  const quarter = Math.floor(month / 3)
  const start = Date.UTC(year, today.getUTCMonth(), today.getUTCDate())
  const monthNames = months.join('|')
  return (
    text
      .replace(new RegExp(`\\b(\\d{1,2}) (${monthNames})(?: (20\\d\\d))?\\b`, 'g'), (_, day, name, given) => {
        const at = (/** @type {number} */ inYear) => Date.UTC(inYear, months.indexOf(name), Number(day))
        const time = given ? at(Number(given)) : at(at(year) > start ? year - 1 : year)
        return `{${given ? 'D' : 'd'}${signed((time - start) / DAY)}}`
      })
      .replace(
        new RegExp(`\\b(${monthNames}) (20\\d\\d)\\b`, 'g'),
        (_, name, given) => `{m${signed(Number(given) * 12 + months.indexOf(name) - month)}}`,
      )
      // Two names are words as well.
      .replace(new RegExp(`\\b(?!May|March)(${monthNames})\\b`, 'g'), (_, name) => {
        return `{M${signed(past(months.indexOf(name) - (month % 12), 12))}}`
      })
      .replace(
        /\bQ([1-4]) (20\d\d)\b/g,
        (_, given, inYear) => `{q${signed(Number(inYear) * 4 + Number(given) - 1 - quarter)}}`,
      )
      .replace(/\b(first|second|third|fourth)(?= quarter)/g, (name) => {
        return `{Q${signed(past(quarters.indexOf(name) - (quarter % 4), 4))}}`
      })
      .replace(/(?<![\d.,])20[12]\d(?=[AE]?\b)/g, (given) => `{y${signed(Number(given) - year)}}`)
  )
}
