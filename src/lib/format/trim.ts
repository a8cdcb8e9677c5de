/**
 * Removes these characters from the end of a text. A regular expression such as `/\/+$/` restarts at each slash, and
 * needs quadratic time if many slashes precede another character.
 */
export function trimEnd(text: string, characters: string): string {
  let end = text.length
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

/** Removes these characters from both ends of a text. */
export function trim(text: string, characters: string): string {
  const shortened = trimEnd(text, characters)
  let start = 0
  while (start < shortened.length && characters.includes(shortened.charAt(start))) start += 1
  return shortened.slice(start)
}
