import { fixedKeyring, type Keyring } from './keyring.ts'
import { findWeakness, HOW_TO_MAKE_A_SECRET } from './secret-strength.ts'

const SHORTEST = 32

/** `JWT_SECRET`: one key, or several by commas, of which the first signs. */
export function givenKeys(text: string): Keyring {
  const parts = text.split(',').map((part) => part.trim())
  const keys = parts.map((part) => new TextEncoder().encode(part))
  const [first, ...others] = keys
  if (!first || keys.some(({ length }) => length < SHORTEST))
    throw new Error(
      `JWT_SECRET must have at least ${SHORTEST} characters; of several keys by commas, each. ${HOW_TO_MAKE_A_SECRET}`,
    )
  const weakness = parts.map(findWeakness).find((one) => one !== undefined)
  if (weakness !== undefined) throw new Error(`JWT_SECRET can be guessed: a key ${weakness}. ${HOW_TO_MAKE_A_SECRET}`)
  return fixedKeyring(first, ...others)
}
