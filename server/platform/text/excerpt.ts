/** Characters of what a caller sent that a refusal repeats at most. */
const MOST_REPEATED = 200

/** The beginning of a text, so that an answer does not grow with what was sent. */
export function excerpt(text: string, most = MOST_REPEATED): string {
  // Twice as many code units hold as many characters.
  const characters = Array.from(text.slice(0, 2 * most + 2))
  return characters.length > most ? `${characters.slice(0, most).join('')}…` : text
}
