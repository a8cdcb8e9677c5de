import { ApiError } from '#api/errors.ts'
import { passwordTexts } from '#i18n/en/passwords.ts'
import { unreachableMessages } from '#ui/states/unreachable.ts'

/** The screen's own text, with more when the server could not be reached or after too many attempts. */
export function generalMessages(reason: unknown, text: string, language: string): readonly string[] {
  const tPassword = passwordTexts(language)
  if (!(reason instanceof ApiError)) return [text]
  if (reason.status === 429) return [text, tPassword.limited]
  return reason.code === 'network' ? [text, ...unreachableMessages(language)] : [text]
}

/** The server's own texts (R075, R088), else the screen's. */
export const failureMessages = (reason: unknown, text: string, language: string): readonly string[] =>
  reason instanceof ApiError && reason.errors.length > 0 ? reason.errors : generalMessages(reason, text, language)
