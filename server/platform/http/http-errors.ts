import type { ErrorCode } from '#contract/error.ts'
import type { Problem } from '#contract/problem.ts'

/** An answer that is not a success: texts for a person, the status, and for some a code that programs act on, or the field at fault. */
export class HttpError extends Error {
  readonly status: number
  readonly errors: readonly string[]
  readonly headers: Readonly<Record<string, string>>
  readonly code: ErrorCode | undefined
  /** The field of the body that it is about. */
  readonly field: string | undefined
  /** The texts as codes, in their order. */
  problems: readonly Problem[] = []

  constructor(
    status: number,
    errors: string | readonly string[],
    headers: Record<string, string> = {},
    code?: ErrorCode,
    field?: string,
  ) {
    const texts = typeof errors === 'string' ? [errors] : errors
    super(texts.join(' '))
    this.status = status
    this.errors = texts
    this.headers = headers
    this.code = code
    this.field = field
  }
}

export const badRequest = (text: string) => new HttpError(400, text)
export const unauthorized = (text = 'Sign in again.') => new HttpError(401, text, { 'WWW-Authenticate': 'Bearer' })
export const forbidden = (text: string) => new HttpError(403, text)
/** The user may do nothing else before changing the password (`must_change_password`). */
export const passwordChangeRequired = () =>
  new HttpError(403, 'Change your password first.', {}, 'password_change_required')
/** The user has to enter the password or a code again, or use a passkey (`current_user/reauthenticate`). */
export const confirmationRequired = () =>
  new HttpError(403, 'Enter your password again first.', {}, 'confirmation_required')
/** The user's firm has a provider of its own, where its users sign in. */
export const companySignInRequired = () =>
  new HttpError(403, 'Your firm requires you to sign in with your company account.', {}, 'company_sign_in_required')
/** The user's firm allows its users in from its own networks only. */
export const networkNotAllowed = () =>
  new HttpError(403, 'Your firm allows access from its own networks only.', {}, 'network_not_allowed')
/** The user may do nothing else before adding a second factor (`must_add_factor`). */
export const factorRequired = () =>
  new HttpError(403, 'Your firm requires two-step verification. Set it up first.', {}, 'factor_required')
export const notFound = (text: string) => new HttpError(404, text)

const limited = (text: string, seconds: number) => new HttpError(429, text, { 'Retry-After': String(seconds) })

/** Too many calls; `seconds` until the next one is taken. */
export const tooManyRequests = (seconds: number) => limited('Too many requests. Please try again later.', seconds)

/** Too many attempts at a secret; `seconds` until the next one is taken. */
export const tooManyAttempts = (seconds: number) => limited('Too many attempts. Please try again later.', seconds)

/** What was there and has been taken away, with the reason. */
export const gone = (reason: string) => new HttpError(410, reason)

/** Something that the server needs does not answer. */
export const unavailable = (text: string) => new HttpError(503, text, { 'Retry-After': '10' })

/** Texts of one refusal; a client has no use for more. */
const MOST_TEXTS = 20

/** What is understood and yet not taken, with each reason. */
export const unprocessable = (texts: readonly string[], field?: string) =>
  new HttpError(422, texts.slice(0, MOST_TEXTS), {}, undefined, field)

/** A refusal with a code for each text, for clients that say it in the user's language. */
function withProblems(status: number, refused: readonly Refused[]): HttpError {
  const kept = refused.slice(0, MOST_TEXTS)
  const texts = kept.map(({ text }) => text)
  const error = new HttpError(status, texts, {}, undefined, kept[0]?.field)
  error.problems = kept.map(({ text: _, ...problem }) => problem)
  return error
}

/** A text, its code, and the field that it is about. */
export type Refused = Problem & { text: string }

/** What is understood and yet not taken, by field. */
export const refuse = (...refused: readonly Refused[]): HttpError => withProblems(422, refused)

/** What the caller may not do. */
export const forbid = (refused: Refused): HttpError => withProblems(403, [refused])
