/** Of 32 random hexadecimal digits, one secret in twenty million has fewer different ones. */
const LEAST_DIFFERENT = 8

const isRepeated = (text: string): boolean => (text + text).indexOf(text, 1) < text.length

/** Whether most characters follow the one before them, such as in `abcdefgh` or `98765432`. */
function isSequence(text: string): boolean {
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0)
  const near = codes.filter((code, index) => index > 0 && Math.abs(code - (codes[index - 1] ?? 0)) <= 1)
  return near.length > codes.length / 2
}

/** Why a secret can be guessed, as the end of a sentence; undefined: its characters look random. */
export function findWeakness(secret: string): string | undefined {
  if (new Set(secret).size < LEAST_DIFFERENT) return `has fewer than ${LEAST_DIFFERENT} different characters`
  if (isRepeated(secret)) return 'is a shorter text, repeated'
  return isSequence(secret) ? 'is a sequence of neighbouring characters' : undefined
}

/** How to make one, for messages. */
export const HOW_TO_MAKE_A_SECRET = 'Make one with "openssl rand -hex 32".'
