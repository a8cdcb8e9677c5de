import { getRefusal } from '#api/error-messages.ts'
import { ApiError } from '#api/errors.ts'
import { deskProblemTexts } from '#i18n/en/desk-problems.ts'
import { fill } from '#lib/format/fill.ts'

/** Why something was refused, with the field that it is about, if it is about one. */
type Refused = { field: string | undefined; text: string }

/** A code of the API in words; `text` is for a code that this portal does not know. */
export function sayProblem(code: string, language: string, { value = '', text = code } = {}): string {
  const t: Readonly<Record<string, string>> = deskProblemTexts(language)
  return Object.hasOwn(t, code) ? fill(t[code] ?? text, { value }) : text
}

/** The same for what is wrong with each field. */
export const sayProblems = (
  codes: Partial<Record<string, string>>,
  language: string,
): Partial<Record<string, string>> =>
  Object.fromEntries(Object.entries(codes).map(([field, code]) => [field, code && sayProblem(code, language)]))

/** What a refusal says, in the user's language; empty for any other failure. */
export function listRefused(reason: unknown, language: string): Refused[] {
  if (!(reason instanceof ApiError) || (reason.status !== 422 && reason.status !== 403)) return []
  const { errors, answer } = reason
  const { problems, field } = answer
  if (!Array.isArray(problems)) return errors.length > 0 ? [{ field, text: errors.join(' ') }] : []
  return problems.map((problem, index) => {
    const { code, value, field: at } = problem
    return { field: at, text: sayProblem(code, language, { text: errors[index] ?? code, ...(value && { value }) }) }
  })
}

/**
 * Why a change was not stored, in the user's language; `conflict` where somebody else has changed the record meanwhile, and
 * `otherwise` where the answer says nothing to users.
 */
export function sayRefusal(reason: unknown, otherwise: string, language: string, conflict?: string): string {
  if (conflict !== undefined && reason instanceof ApiError && reason.status === 409) return conflict
  const texts = new Set(listRefused(reason, language).map(({ text }) => text))
  return [...texts].join(' ') || getRefusal(reason, otherwise)
}
