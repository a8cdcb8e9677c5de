import { ApiError } from '#api/errors.ts'
import { passwordTexts } from '#i18n/en/passwords.ts'
import { stateTexts } from '#i18n/en/states.ts'

/** The screen's own text, with a second one when offline or after too many attempts. */
export function generalMessages(reason: unknown, text: string): readonly string[] {
  if (!(reason instanceof ApiError)) return [text]
  if (reason.status === 429) return [text, passwordTexts.limited]
  return reason.code === 'network' ? [text, stateTexts.offline] : [text]
}

/** The server's own texts (R075, R088), else the screen's. */
export const failureMessages = (reason: unknown, text: string): readonly string[] =>
  reason instanceof ApiError && reason.errors.length > 0 ? reason.errors : generalMessages(reason, text)
