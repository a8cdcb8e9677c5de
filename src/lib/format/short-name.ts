/**
 * The name of a person in at most so many letters, if its first name may become an initial: `M. Wójcik`. Undefined if the
 * name fits, or has no surname.
 */
export function shortenName(name: string, most: number): string | undefined {
  if (name.length <= most) return undefined
  const [first = '', ...others] = name.trim().split(/\s+/)
  const initial = first.match(/^\p{Lu}/u)?.[0]
  return initial && others.length > 0 ? `${initial}. ${others.join(' ')}` : undefined
}
