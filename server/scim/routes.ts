import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '#server/access/context.ts'
import { keepPrivate } from '#server/platform/http/cache.ts'
import { toRefusal } from '#server/platform/http/errors.ts'
import { refuseEncodedBody, refuseNullCharacters } from '#server/platform/http/plain-text.ts'
import { excerpt } from '#server/platform/text/excerpt.ts'
import { authenticateFirm, getCaller } from './authenticate.ts'
import { MOST_RESULTS, serviceProviderConfig, userSchema, userType } from './discovery.ts'
import { parseFilter } from './filter.ts'
import { readPatch } from './patch.ts'
import { toList, toResource } from './resource.ts'
import { invalid, noUser, ScimError } from './scim-error.ts'
import { readUser, USER_SCHEMA } from './user-attributes.ts'
import { changeUser, createUser, findUser, listUsers } from './users.ts'

const MEDIA_TYPE = 'application/scim+json; charset=utf-8'
const DEFAULT_COUNT = 100
const LONGEST_TEXT = 300

/** Errors as RFC 7644, section 3.12, has them. */
function answerError(error: Parameters<typeof toRefusal>[0], request: FastifyRequest, reply: FastifyReply) {
  const { status, errors, headers } = toRefusal(error, request)
  const scimType = error instanceof ScimError ? error.scimType : status === 400 ? 'invalidSyntax' : undefined
  return reply
    .headers(headers)
    .status(status)
    .type(MEDIA_TYPE)
    .send({
      schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
      status: String(status),
      ...(scimType && { scimType }),
      detail: excerpt(errors.join(' '), LONGEST_TEXT),
    })
}

/** Both media types, and calls that name one and have no body, as a DELETE of Okta. */
function readBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    ['application/json', 'application/scim+json'],
    { parseAs: 'string' },
    (request, body: string, done) => (body === '' ? done(null, undefined) : parse(request, body, done)),
  )
}

/** The id of a path; what cannot be one is no user either. */
function getId({ params }: FastifyRequest): number {
  const { id } = params as { id: string }
  if (!/^[1-9]\d{0,8}$/.test(id)) throw noUser()
  return Number(id)
}

function getText({ query }: FastifyRequest, name: string): string | undefined {
  const value = (query as Record<string, unknown>)[name]
  if (value === undefined || typeof value === 'string') return value
  throw invalid('invalidValue', `${name} stands in the query once.`)
}

/** A whole number; undefined where it is left out. */
function getNumber(request: FastifyRequest, name: string): number | undefined {
  const text = getText(request, name)
  if (text === undefined || text === '') return undefined
  if (!/^-?\d{1,9}$/.test(text)) throw invalid('invalidValue', `${name} must be a whole number.`)
  return Number(text)
}

/** SCIM 2.0 for the identity providers of firms, who keep the users of their firm (RFC 7643, RFC 7644). */
export const scimRoutes = (context: Context, portalUrl: string) => async (app: FastifyInstance) => {
  const { db, clock } = context
  const base = `${portalUrl.replace(/\/$/, '')}/scim/v2`
  readBodies(app)
  app.setErrorHandler(answerError)
  const noResource = (request: FastifyRequest, reply: FastifyReply) =>
    answerError(new ScimError(404, 'There is no such resource.'), request, reply)
  app.setNotFoundHandler(noResource)
  app.addHook('onRequest', keepPrivate)
  app.addHook('onRequest', refuseEncodedBody)
  app.addHook('onRequest', authenticateFirm(context))
  app.addHook('preValidation', refuseNullCharacters)
  app.addHook('onRequest', async (_, reply) => void reply.type(MEDIA_TYPE))

  // Otherwise the pages of the portal would answer.
  app.get('/*', noResource)
  app.get('/ServiceProviderConfig', () => serviceProviderConfig(base))
  app.get('/ResourceTypes', () => toList([userType(base)]))
  app.get('/ResourceTypes/User', () => userType(base))
  app.get('/Schemas', () => toList([userSchema(base)]))
  app.get(`/Schemas/${USER_SCHEMA.replaceAll(':', '::')}`, () => userSchema(base))

  app.get('/Users', async (request) => {
    const text = getText(request, 'filter')
    const filter = text === undefined ? undefined : parseFilter(text)
    const startIndex = Math.max(1, getNumber(request, 'startIndex') ?? 1)
    const limit = Math.min(MOST_RESULTS, Math.max(0, getNumber(request, 'count') ?? DEFAULT_COUNT))
    const { total, rows } = await listUsers(db, getCaller(request), { filter, offset: startIndex - 1, limit })
    return toList(
      rows.map((row) => toResource(row, base)),
      total,
      startIndex,
    )
  })

  app.get('/Users/:id', async (request) => toResource(await findUser(db, getCaller(request), getId(request)), base))

  app.post('/Users', async (request, reply) => {
    const user = toResource(await createUser(db, getCaller(request), readUser(request.body), clock()), base)
    return reply.code(201).header('Location', user.meta.location).send(user)
  })

  app.put('/Users/:id', async (request) => {
    // What a whole user leaves out is cleared; whether somebody may sign in is never changed by leaving it out.
    const change = { givenName: null, familyName: null, externalId: null, ...readUser(request.body) }
    return toResource(await changeUser(db, getCaller(request), getId(request), change, clock()), base)
  })

  app.patch('/Users/:id', async (request) =>
    toResource(await changeUser(db, getCaller(request), getId(request), readPatch(request.body), clock()), base),
  )

  app.delete('/Users/:id', async (request, reply) => {
    await changeUser(db, getCaller(request), getId(request), { active: false }, clock())
    return reply.code(204).removeHeader('Content-Type').send()
  })
}
