/**
 * A text without these characters at its end. A regular expression such as `/\/+$/` tries anew at each slash and needs quadratic
 * time for many of them before another character.
 */
export function trimEnd(text: string, characters: string): string {
  let end = text.length
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

/** A text without these characters at either end. */
export function trim(text: string, characters: string): string {
  const shortened = trimEnd(text, characters)
  let start = 0
  while (start < shortened.length && characters.includes(shortened.charAt(start))) start += 1
  return shortened.slice(start)
}
