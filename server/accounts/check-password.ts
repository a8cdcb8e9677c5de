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

/** A rule that a password does not meet, or that it is a common one, with its words. */
type Weakness = { rule: PasswordRule | 'common'; text: string }

/** The rules that a password does not meet (R068–R072). One that meets them all must not be a common one. */
export async function findWeaknesses(password: string): Promise<Weakness[]> {
  const unmet = unmetRules(password)
  if (unmet.length > 0) return unmet.map((rule) => ({ rule, text: words[rule] }))
  return (await isCommonPassword(password)) ? [{ rule: 'common', text: COMMON }] : []
}

/** Refuses a password with 422 and the words of all its weaknesses. */
export async function requireGoodPassword(password: string): Promise<void> {
  const weaknesses = await findWeaknesses(password)
  if (weaknesses.length > 0) throw unprocessable(weaknesses.map(({ text }) => text))
}
