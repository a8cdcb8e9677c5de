import { HTTPError, isTimeoutError } from 'ky'
import type { ErrorCode } from '#contract/error.ts'

/** A copy from `contract/error.ts`, because clients do not load the schemas. */
const PASSWORD_CHANGE_REQUIRED: ErrorCode = 'password_change_required'

/** The kind of failure, stable for hosts and views. */
export type ApiErrorCode =
  | 'timeout'
  | 'network'
  | 'bad-request'
  | 'unauthorized'
  | 'forbidden'
  /** The user must change the password before any other call is answered. */
  | 'password-change-required'
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
  ) {
    super(message)
  }
}

const toErrorCode = (status: number): ApiErrorCode => codes[status] ?? (status >= 500 ? 'server' : 'bad-request')

/** The texts of an error answer, and whether it requires a new password. Other bodies have no texts. */
async function read(response: Response): Promise<{ errors: string[]; isPasswordDue: boolean }> {
  try {
    const { errors, code } = Object(await response.json()) as Record<string, unknown>
    return {
      errors: Array.isArray(errors) ? errors.filter((error) => typeof error === 'string') : [],
      isPasswordDue: response.status === 403 && code === PASSWORD_CHANGE_REQUIRED,
    }
  } catch {
    return { errors: [], isPasswordDue: false }
  }
}

export const unauthorized = () => new ApiError('unauthorized', 'Unauthorized', 401)

export const isNotFound = (reason: unknown) => reason instanceof ApiError && reason.status === 404

/** The caller aborted the call itself, so this is never shown as a failure. */
export const isAbort = (reason: unknown) => reason instanceof DOMException && reason.name === 'AbortError'

/** Converts any error of a call to an `ApiError`. Messages are generic, except `Request Timeout` (R110, R112). */
export async function toApiError(reason: unknown): Promise<unknown> {
  if (reason instanceof ApiError || isAbort(reason)) return reason
  if (reason instanceof HTTPError) {
    const { status, statusText } = reason.response
    const { errors, isPasswordDue } = await read(reason.response)
    const code = isPasswordDue ? 'password-change-required' : toErrorCode(status)
    return new ApiError(code, errors[0] ?? (statusText || `HTTP ${status}`), status, errors)
  }
  if (isTimeoutError(reason) || (reason instanceof DOMException && reason.name === 'TimeoutError'))
    return new ApiError('timeout', 'Request Timeout')
  if (reason instanceof SyntaxError) return new ApiError('bad-response', 'Bad Response')
  return new ApiError('network', 'Network Error')
}
