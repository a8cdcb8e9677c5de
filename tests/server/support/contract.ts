import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { afterEach, expect } from 'vitest'
import { toRelyingParty } from '#server/access/relying-party.ts'
import { buildApp } from '#server/app.ts'
import { type Document, toDocumentPath } from '#server/open-api/complete.ts'

type Schema = { [key: string]: unknown }
type Answer = { $ref?: string; content?: Record<string, { schema?: Schema; example?: unknown }> }

const isObject = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A schema whose objects have the fields that they name and no others, unless they say otherwise. */
export function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed)
  if (!isObject(schema)) return schema
  const inner = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]))
  const isOpen = !isObject(schema.properties) || 'additionalProperties' in schema || 'patternProperties' in schema
  return isOpen ? inner : { ...inner, additionalProperties: false }
}

const ajv = new Ajv2020({ strict: true, allErrors: true, allowUnionTypes: true, strictRequired: false })
formats.default(ajv)

/** By the text of the schema: the apps of a worker's tests have the same schemas, and compiling one takes longer than using it. */
const validators = new Map<string, ValidateFunction>()

function validatorOf(schema: Schema): ValidateFunction {
  const text = JSON.stringify(schema)
  const validate = validators.get(text) ?? ajv.compile(schema)
  validators.set(text, validate)
  return validate
}

/** Checks values by schemas of an OpenAPI document: every keyword and format counts, and so does a field too many. */
export function schemaChecker(document: Document): (schema: object | undefined, value: unknown) => string[] {
  const known = new Map<object, ValidateFunction>()
  const resolved = (schema: unknown): unknown => {
    if (Array.isArray(schema)) return schema.map(resolved)
    if (!isObject(schema)) return schema
    const name = typeof schema.$ref === 'string' ? schema.$ref.split('/').at(-1) : undefined
    if (name !== undefined) return resolved((document.components.schemas as Schema)[name])
    return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, resolved(value)]))
  }
  return (schema = {}, value) => {
    const validate = known.get(schema) ?? validatorOf(closed(resolved(schema)) as Schema)
    known.set(schema, validate)
    if (validate(value)) return []
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) => `${instancePath || '/'} ${message} ${JSON.stringify(params)}`,
    )
  }
}

/** What a document says of a status: its own entry, or that of its class; a reference is followed. */
export function answerOf(document: Document, path: string, method: string, status: number): Answer | undefined {
  const answers = document.paths[path]?.[method]?.responses as Record<string, Answer> | undefined
  const answer = answers?.[status] ?? answers?.[`${Math.floor(status / 100)}XX`]
  const name = answer?.$ref?.split('/').at(-1)
  return name === undefined ? answer : (document.components.responses as Record<string, Answer>)[name]
}

const offences: string[] = []
const seen = new Set<string>()

/** `GET /api/tags/{id} 404` for each status that a call has answered with in this file. */
export const seenAnswers: ReadonlySet<string> = seen

afterEach(() => {
  expect(offences.splice(0), 'answers that are not by the contract').toEqual([])
})

/**
 * Holds every answer of an app to its OpenAPI document: status, media type and body, also what is taken out of a body on its
 * way out because the contract does not know it. A test in which one differs fails.
 */
export function checkAnswers(app: FastifyInstance, found = offences): void {
  let document: Document | undefined
  let check: ReturnType<typeof schemaChecker> | undefined

  const placeOf = (request: FastifyRequest) => {
    const url = request.routeOptions.url
    if (!url?.startsWith('/api/') || request.routeOptions.schema?.hide) return undefined
    const path = toDocumentPath(url).replace(/^\/api\/files\/datasets\/$/, '/api/files/datasets')
    return { path, method: request.method === 'HEAD' ? 'get' : request.method.toLowerCase() }
  }

  const checkBody = (request: FastifyRequest, status: number, type: string, body: unknown) => {
    const place = placeOf(request)
    if (!place) return
    document ??= app.swagger() as unknown as Document
    check ??= schemaChecker(document)
    const name = `${place.method.toUpperCase()} ${place.path}`
    const answer = answerOf(document, place.path, place.method, status)
    if (!answer) return void found.push(`${name} answered ${status}, which is not described`)
    seen.add(`${name} ${status}`)
    if (!answer.content || request.method === 'HEAD') return
    const media = answer.content[type.split(';')[0]?.trim() ?? '']
    if (!media) return void found.push(`${name} answered ${status} with ${type || 'no media type'}`)
    if (body === undefined || !media.schema) return
    found.push(...check(media.schema, body).map((error) => `${name} ${status}: ${error}`))
  }

  app.addHook('preSerialization', async (request, reply, payload) => {
    const type = String(reply.getHeader('content-type') ?? 'application/json')
    checkBody(request, reply.statusCode, type, JSON.parse(JSON.stringify(payload)))
    return payload
  })
  app.addHook('onSend', async (request, reply, payload) => {
    const type = String(reply.getHeader('content-type') ?? '')
    const isText = typeof payload === 'string' && payload !== ''
    const body = isText ? (type.startsWith('application/json') ? JSON.parse(payload) : payload) : undefined
    checkBody(request, reply.statusCode, type, body)
    return payload
  })
}

/** The OpenAPI document, and its calls one by one. */
export async function describedOperations() {
  const address = { name: '', address: 'no-reply@halden.example' }
  const transport = { send: async () => {}, close: () => {} }
  const mail = { from: address, accessTeam: address, portalUrl: 'https://portal.example', transport }
  const relyingParty = toRelyingParty(mail.portalUrl, [])
  const options = { jwtSecret: new Uint8Array(32), allowedOrigins: [], mail, relyingParty }
  const app = await buildApp({ db: undefined as never, ...options })
  await app.ready()
  const document = (await app.inject({ url: '/api/openapi.json' })).json() as Document
  await app.close()
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ path, method, id: String(call.operationId), call })),
  )
  return { document, operations }
}
