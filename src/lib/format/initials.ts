/** The first letters of the first and the last word of a name; words that do not start with a letter do not count. */
export function getInitials(name: string): string {
  const words = name.split(/\s+/u).filter((word) => /^\p{L}/u.test(word))
  const initials = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '')
  return initials.join('').toLocaleUpperCase()
}
