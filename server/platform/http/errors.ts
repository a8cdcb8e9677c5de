import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorCode } from '#contract/error.ts'
import type { Problem } from '#contract/problem.ts'
import { classifyFailure, type Failure } from '../database/failures.ts'
import { excerpt } from '../text/excerpt.ts'
import { withoutTokens } from '../text/without-tokens.ts'
import { HttpError } from './http-errors.ts'

/** Characters of an error text. A safeguard: parts of requests are shortened where they are repeated. */
const LONGEST_TEXT = 300

const answer = (
  reply: FastifyReply,
  status: number,
  errors: readonly string[],
  more: { code?: ErrorCode | undefined; field?: string | undefined; problems?: readonly Problem[] | undefined } = {},
) =>
  reply
    .status(status)
    .type('application/json; charset=utf-8')
    .send({
      errors: errors.map((text) => excerpt(text, LONGEST_TEXT)),
      status,
      ...(more.code && { code: more.code }),
      ...(more.field && { field: more.field }),
      ...(more.problems?.length && { problems: more.problems }),
    })

/** The texts of a failed validation, for example `querystring/search_term must be string`. */
const formatValidation = ({ validation = [], validationContext }: FastifyError) =>
  validation.map(
    ({ instancePath, message }) => `${validationContext ?? ''}${excerpt(instancePath)} ${message ?? 'is not valid'}`,
  )

/** What a plugin refuses may come with headers: a range that there is not, with the length that there is. */
type Refusal = FastifyError & { headers?: Readonly<Record<string, string>> }

/** The answers to failures of the database, with the seconds for `Retry-After`. */
const failures: Readonly<Record<Failure, { status: number; text: string; seconds: number }>> = {
  unavailable: { status: 503, text: 'The service is not available at the moment. Please try again soon.', seconds: 5 },
  slow: {
    status: 503,
    text: 'This took too long and was ended. Please ask for less, or try again later.',
    seconds: 10,
  },
  conflict: { status: 503, text: 'Others changed the same at that moment. Please try again.', seconds: 1 },
  full: { status: 507, text: 'Nothing can be stored at the moment. Please try again later.', seconds: 60 },
}

/** Whether the client disconnected before its request was complete. The error looks like one of the database connection. */
const isAborted = ({ raw }: FastifyRequest) => raw.destroyed && !raw.complete

/** What an error is answered with, in whatever shape. */
export type RefusalAnswer = {
  status: number
  errors: readonly string[]
  headers: Readonly<Record<string, string | number>>
  code?: ErrorCode | undefined
  field?: string | undefined
  problems?: readonly Problem[]
}

/** What an error is answered with. Unexpected errors are logged and their text is not sent. */
export function toRefusal(error: Refusal | HttpError, request: FastifyRequest): RefusalAnswer {
  if (error instanceof HttpError) return error
  if (error.validation) return { status: 400, errors: formatValidation(error), headers: {} }
  if (isAborted(request)) {
    request.log.info('the client ended the connection before its request was complete')
    return { status: 400, errors: ['The request was not complete.'], headers: {} }
  }
  const failure = classifyFailure(error)
  if (failure) {
    const { status, text, seconds } = failures[failure]
    request.log.error({ err: error, failure }, 'the database could not do it')
    return { status, errors: [text], headers: { 'Retry-After': seconds } }
  }
  const status = error.statusCode ?? 500
  if (status < 500) return { status, errors: [excerpt(error.message)], headers: error.headers ?? {} }
  request.log.error({ err: error }, 'request failed')
  return { status: 500, errors: ['Something went wrong. Please try again later.'], headers: {} }
}

/** Turns errors into the contract's error answer. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: Refusal | HttpError, request, reply) => {
    const { status, errors, headers, code, field, problems } = toRefusal(error, request)
    return answer(reply.headers(headers), status, errors, { code, field, problems })
  })
}

/** Answers an address that cannot be decoded and so reaches no route: pages redirect to the error page, calls are answered with 400. */
export function malformedAddress(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (/^\/(?:api|scim)\//.test(request.url))
    return answer(reply, error.statusCode ?? 400, [excerpt(withoutTokens(error.message))])
  return reply.redirect('/error/404')
}

export const apiNotFound = (request: FastifyRequest, reply: FastifyReply) =>
  answer(reply, 404, [`There is no ${request.method} ${excerpt(withoutTokens(request.url.split('?')[0] ?? ''))}.`])
