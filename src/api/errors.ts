import type { ErrorAnswer, ErrorCode } from '#contract/error.ts'
import { FailedAnswer } from './request.ts'

/** Those of `contract/error.ts` that views act on; a copy, because clients do not load the schemas. */
const refusals: Partial<Record<ErrorCode, ApiErrorCode>> = {
  password_change_required: 'password-change-required',
  factor_required: 'factor-required',
  confirmation_required: 'confirmation-required',
  company_sign_in_required: 'company-sign-in-required',
  network_not_allowed: 'network-not-allowed',
}

/** The kind of failure, stable for hosts and views. */
export type ApiErrorCode =
  | 'timeout'
  | 'network'
  | 'bad-request'
  | 'unauthorized'
  | 'forbidden'
  /** The user must change the password before any other call is answered. */
  | 'password-change-required'
  /** The user's firm requires a second factor before any other call is answered. */
  | 'factor-required'
  /** The user has to enter the password or a code again, or use a passkey, first. */
  | 'confirmation-required'
  /** The user's firm has its own sign-in. */
  | 'company-sign-in-required'
  /** The user's firm allows its own networks only. */
  | 'network-not-allowed'
  | 'not-found'
  | 'too-many-requests'
  | 'server'
  | 'bad-response'

const codes: Record<number, ApiErrorCode> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not-found',
  410: 'not-found',
  429: 'too-many-requests',
}

/**
 * A failed call. `errors` holds the server's own texts (R075, R088), `status` the HTTP status if there was an answer.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  constructor(
    readonly code: ApiErrorCode,
    message: string,
    readonly status?: number,
    readonly errors: readonly string[] = [],
    /** The whole answer, unchecked. */
    readonly answer: Partial<ErrorAnswer> = {},
  ) {
    super(message)
  }
}

const toErrorCode = (status: number): ApiErrorCode => codes[status] ?? (status >= 500 ? 'server' : 'bad-request')

/** The texts of an error answer, and why it is a refusal. Other bodies have no texts. */
async function read(
  response: Response,
): Promise<{ errors: string[]; refusal?: ApiErrorCode | undefined; answer?: Partial<ErrorAnswer> }> {
  try {
    const answer = Object(await response.json()) as Partial<ErrorAnswer>
    const { errors, code } = answer
    return {
      errors: Array.isArray(errors) ? errors.filter((error) => typeof error === 'string') : [],
      answer,
      refusal: response.status === 403 ? refusals[code as ErrorCode] : undefined,
    }
  } catch {
    return { errors: [] }
  }
}

export const unauthorized = () => new ApiError('unauthorized', 'Unauthorized', 401)

export const badResponse = () => new ApiError('bad-response', 'Bad Response')

export const isNotFound = (reason: unknown) => reason instanceof ApiError && reason.status === 404

/** The caller aborted the call itself, so this is never shown as a failure. */
export const isAbort = (reason: unknown) => reason instanceof DOMException && reason.name === 'AbortError'

/** Converts any error of a call to an `ApiError`. Messages are generic, except `Request Timeout` (R110, R112). */
export async function toApiError(reason: unknown): Promise<unknown> {
  if (reason instanceof ApiError || isAbort(reason)) return reason
  if (reason instanceof FailedAnswer) {
    const { status, statusText } = reason.response
    const { errors, refusal, answer } = await read(reason.response)
    const code = refusal ?? toErrorCode(status)
    return new ApiError(code, errors[0] ?? (statusText || `HTTP ${status}`), status, errors, answer)
  }
  if (reason instanceof DOMException && reason.name === 'TimeoutError')
    return new ApiError('timeout', 'Request Timeout')
  if (reason instanceof SyntaxError) return badResponse()
  return new ApiError('network', 'Network Error')
}
