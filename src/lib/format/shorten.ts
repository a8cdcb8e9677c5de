const LONGEST = 15
const KEPT = 12

/** A search term for its chip: more than 15 graphemes become the first 12 and two dots (R184, C52). */
export function shorten(term: string): string {
  const characters = Array.from(new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(term), (s) => s.segment)
  return characters.length > LONGEST ? `${characters.slice(0, KEPT).join('')}..` : term
}
