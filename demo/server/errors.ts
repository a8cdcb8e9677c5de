/** An answer that is not a success: texts for a person, and the status. */
export class HttpError extends Error {
  readonly status: number
  readonly errors: readonly string[]
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, errors: string | readonly string[], headers: Record<string, string> = {}) {
    const texts = typeof errors === 'string' ? [errors] : errors
    super(texts.join(' '))
    this.status = status
    this.errors = texts
    this.headers = headers
  }
}

export const badRequest = (text: string) => new HttpError(400, text)
export const unauthorized = (text = 'Sign in again.') => new HttpError(401, text, { 'WWW-Authenticate': 'Bearer' })
export const forbidden = (text: string) => new HttpError(403, text)
export const notFound = (text: string) => new HttpError(404, text)

/** Texts of one refusal; a client has no use for more. */
const MOST_TEXTS = 20

/** What is understood and yet not taken, with each reason. */
export const unprocessable = (texts: readonly string[]) => new HttpError(422, texts.slice(0, MOST_TEXTS))
