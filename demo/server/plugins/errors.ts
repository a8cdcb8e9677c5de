import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { HttpError } from '../errors.ts'

const answer = (reply: FastifyReply, status: number, errors: readonly string[]) =>
  reply.status(status).type('application/json; charset=utf-8').send({ errors, status })

/** The texts of a failed validation, for example `querystring/search_term must be string`. */
const textsOf = ({ validation = [], validationContext }: FastifyError) =>
  validation.map(
    ({ instancePath, message }) => `${validationContext ?? ''}${instancePath} ${message ?? 'is not valid'}`,
  )

/** What a plugin refuses may come with headers: a range that there is not, with the length that there is. */
type Refusal = FastifyError & { headers?: Readonly<Record<string, string>> }

/** Turns whatever was thrown into the contract's error answer; what was not expected is logged and stays inside. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: Refusal | HttpError, request, reply) => {
    if (error instanceof HttpError) return answer(reply.headers(error.headers), error.status, error.errors)
    if (error.validation) return answer(reply, 400, textsOf(error))
    const status = error.statusCode ?? 500
    if (status < 500) return answer(reply.headers(error.headers ?? {}), status, [error.message])
    request.log.error({ err: error }, 'request failed')
    return answer(reply, 500, ['Something went wrong. Please try again later.'])
  })
}

/** An address that cannot be decoded reaches no route: a reader is led to the error page, a program told in its words. */
export function malformedAddress(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (request.url.startsWith('/api/')) return answer(reply, error.statusCode ?? 400, [error.message])
  return reply.redirect('/error/404')
}

export const apiNotFound = (request: FastifyRequest, reply: FastifyReply) =>
  answer(reply, 404, [`There is no ${request.method} ${request.url.split('?')[0]}.`])
