import { fixedKeyring, type Keyring } from './keyring.ts'
import { findWeakness, HOW_TO_MAKE_A_SECRET } from './secret-strength.ts'

const SHORTEST = 32

export const splitKeys = (text: string) => text.split(',').map((part) => part.trim())
const toBytes = (text: string) => new TextEncoder().encode(text)

/** What is wrong with keys such as `JWT_SECRET`, as the end of a sentence that does not repeat it. */
export function findKeyFault(text: string): string | undefined {
  const keys = splitKeys(text)
  if (keys.some((key) => toBytes(key).length < SHORTEST))
    return `must have at least ${SHORTEST} characters; of several keys by commas, each. ${HOW_TO_MAKE_A_SECRET}`
  const weakness = keys.map(findWeakness).find((one) => one !== undefined)
  return weakness && `can be guessed: a key ${weakness}. ${HOW_TO_MAKE_A_SECRET}`
}

/**
 * The keys of `JWT_SECRET`: one, or several separated by commas. The first signs, all verify.
 * @throws Error with a message for the operator if a key is too short or can be guessed
 */
export function parseKeys(text: string): Keyring {
  const fault = findKeyFault(text)
  if (fault) throw new Error(`JWT_SECRET ${fault}`)
  const [first, ...others] = splitKeys(text).map(toBytes)
  return fixedKeyring(first ?? new Uint8Array(), ...others)
}
