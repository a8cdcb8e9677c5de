import { ApiError } from '#api/errors.ts'
import { failureMessages, generalMessages } from '#entities/password/failure-messages.ts'
import { resetPasswordTexts } from '#i18n/en/passwords.ts'

/**
 * Why no link could be requested. The server's own texts are not shown, because they might reveal whether the account
 * exists (R080, R089).
 */
export const requestFailure = (reason: unknown, language: string): readonly string[] =>
  generalMessages(reason, resetPasswordTexts(language).other, language)

export type ResetFailure = {
  messages: readonly string[]
  /** The link cannot be used any more; a new one is needed. */
  isSpent: boolean
}

/** Why the password was not reset (R085, R086, R088). */
export function resetFailure(reason: unknown, language: string): ResetFailure {
  const t = resetPasswordTexts(language)
  if (reason instanceof ApiError && reason.status === 403) return { messages: [t.invalidToken], isSpent: true }
  return { messages: failureMessages(reason, t.other, language), isSpent: false }
}
