import { createHash, randomBytes } from 'node:crypto'

/** How many codes a user gets at once. */
const COUNT = 10

/** Characters that are not taken for one another; 32, so that each of them carries five bits. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

/** Eighty bits: a fast hash is enough for them. */
const LENGTH = 16
const GROUP = 4

/** What people write for others. */
const confused: Readonly<Record<string, string>> = { o: '0', i: '1', l: '1' }

/** A code as it is hashed, without what only helps to read it. */
const fold = (code: string) =>
  code
    .toLowerCase()
    .replace(/[\s-]/g, '')
    .replace(/[oil]/g, (letter) => confused[letter] ?? '')

function newCode(): string {
  const text = [...randomBytes(LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')
  return text.match(new RegExp(`.{${GROUP}}`, 'g'))?.join('-') ?? text
}

export const newCodes = (): string[] => Array.from({ length: COUNT }, newCode)

export const hashCode = (code: string): string => createHash('sha256').update(fold(code)).digest('hex')
