const LONGEST = 15
const KEPT = 12

/** A search term as its chip shows it: more than 15 characters become the first 12 and two dots (R184; graphemes by C52). */
export function shorten(term: string): string {
  const characters = Array.from(new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(term), (s) => s.segment)
  return characters.length > LONGEST ? `${characters.slice(0, KEPT).join('')}..` : term
}
