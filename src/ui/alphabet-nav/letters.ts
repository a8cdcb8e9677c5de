export const alphabet: readonly string[] = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/**
 * The letter to show: the requested one if it has data, else the first that has (C63). Without information it is A
 * (R220).
 */
export function findLetter(asked: string, available: readonly string[]): string {
  const known = alphabet.filter((letter) => available.includes(letter))
  return (known.includes(asked) ? asked : known[0]) ?? 'A'
}
