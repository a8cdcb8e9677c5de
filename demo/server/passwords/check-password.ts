import { type PasswordRule, unmetRules } from '../../../src/lib/password-rules.ts'
import { unprocessable } from '../errors.ts'

const words: Readonly<Record<PasswordRule, string>> = {
  length: 'Password must be at least 8 characters',
  lowercase: 'Password must contain at least 1 lowercase character',
  uppercase: 'Password must contain at least 1 uppercase character',
  number: 'Password must contain at least 1 number',
  special: 'Password must contain at least 1 special character',
}

/** Refuses a password with 422 and the words of every rule that it does not meet (R068–R072). */
export function requireGoodPassword(password: string): void {
  const unmet = unmetRules(password)
  if (unmet.length > 0) throw unprocessable(unmet.map((rule) => words[rule]))
}
