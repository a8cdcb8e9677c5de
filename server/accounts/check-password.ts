import { type PasswordRule, unmetRules } from '#lib/format/password-rules.ts'
import { unprocessable } from '#server/platform/http/http-errors.ts'
import { isCommonPassword } from './common-passwords.ts'

const words: Readonly<Record<PasswordRule, string>> = {
  length: 'Password must be at least 8 characters',
  lowercase: 'Password must contain at least 1 lowercase character',
  uppercase: 'Password must contain at least 1 uppercase character',
  number: 'Password must contain at least 1 number',
  special: 'Password must contain at least 1 special character',
}

const COMMON = 'Password must not be one of the most common ones, or one with a few characters added'

/**
 * Refuses a password with 422 and the words of every rule that it does not meet (R068–R072). One that meets them all must not be
 * a common one.
 */
export async function requireGoodPassword(password: string): Promise<void> {
  const unmet = unmetRules(password)
  if (unmet.length > 0) throw unprocessable(unmet.map((rule) => words[rule]))
  if (await isCommonPassword(password)) throw unprocessable([COMMON])
}
