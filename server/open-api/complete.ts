import { documentOperations } from './documents.ts'
import { eventOperations } from './events.ts'
import { fileOperations } from './files.ts'
import type { Operation, Operations } from './operation.ts'
import { categoryFilters, parameters } from './parameters.ts'
import { sessionOperations } from './session.ts'
import { tagOperations } from './tags.ts'

type Json = Record<string, unknown>
type Media = Record<string, { schema?: unknown; example?: unknown }>
type Answer = { description: string; content?: Media } | { $ref: string }
type Parameter = { name: string; in: string; description?: string; example?: unknown; schema?: unknown }

/** A call as the routes' schemas give it, and as it is completed here. */
type Call = Json & {
  parameters?: Parameter[]
  requestBody?: { content: Media }
  responses: Record<string, Answer>
  security?: unknown
}

export type Document = Json & { paths: Record<string, Record<string, Call>>; components: Json }

const operations: Operations = {
  ...sessionOperations,
  ...documentOperations,
  ...tagOperations,
  ...eventOperations,
  ...fileOperations,
}

const tags = [
  ['Session', 'Sign in, renew, who is signed in'],
  ['Passwords', 'Links by mail, new passwords'],
  ['Documents', 'Lists of research and single documents'],
  ['Tags', 'Companies, analysts, sectors and whatever else documents are filed under'],
  ['Events', 'Roadshows, conferences and their replays'],
  ['Preferences', 'What a reader wants to receive'],
  ['Content', 'Texts of the landing page'],
  ['Files', 'What links lead to'],
  ['Analytics', 'What readers did'],
].map(([name, description]) => ({ name, description }))

/** A route's path as the document has it; the rest of a path is always a file's name here. */
export const documentPathOf = (url: string): string => url.replace(/:(\w+)/g, '{$1}').replace(/\*$/, '{file}')

const nameOf = (name: string) => (name === '*' ? 'file' : name)

function completeParameters(given: readonly Parameter[], { parameters: own = {} }: Operation): Parameter[] {
  const described = given.map((parameter) => {
    const name = nameOf(parameter.name)
    const known = parameters[name]
    const example = own[name] ?? known?.example
    return {
      ...parameter,
      name,
      ...(known ? { description: known.description } : {}),
      ...(example === undefined ? {} : { example }),
    }
  })
  return given.some(({ name }) => name === 'replay_filter') ? [...described, categoryFilters] : described
}

const failures = { '4XX': { $ref: '#/components/responses/Refused' }, '5XX': { $ref: '#/components/responses/Failed' } }

function answersOf(given: Call['responses'], { answer, files, also = {} }: Operation): Call['responses'] {
  const others = Object.entries(also).map(([status, description]) => [status, { description }])
  const content = (given['200'] as { content?: Media } | undefined)?.content ?? {}
  const answers = files
    ? Object.fromEntries(
        files.map((type) => [type, answer === undefined ? {} : { schema: { type: 'string' }, example: answer }]),
      )
    : Object.fromEntries(Object.entries(content).map(([type, media]) => [type, { ...media, example: answer }]))
  return {
    ...('204' in given
      ? { 204: { description: 'Done.' } }
      : { 200: { description: files ? 'The file.' : 'The answer.', content: answers } }),
    ...Object.fromEntries(others),
    ...failures,
  }
}

const byLink = [{ accessToken: [] }, { linkToken: [] }]

function completeCall(call: Call, key: string): Call {
  const operation = operations[key]
  if (!operation) throw new Error(`${key} is not described in server/open-api.`)
  const { parameters: given = [], requestBody, responses, security } = call
  const described = completeParameters(given, operation)
  const body = requestBody && {
    ...requestBody,
    content: Object.fromEntries(
      Object.entries(requestBody.content).map(([type, media]) => [type, { ...media, example: operation.body }]),
    ),
  }
  return {
    operationId: operation.id,
    summary: operation.summary,
    tags: [operation.tag],
    security: security ?? (operation.access === 'link' ? byLink : []),
    ...(described.length > 0 ? { parameters: described } : {}),
    ...(body ? { requestBody: body } : {}),
    responses: answersOf(responses, operation),
  }
}

const refusal = (description: string, schema: unknown, example: unknown) => ({
  description,
  content: { 'application/json': { schema, example } },
})

/**
 * Completes the document that the routes' schemas make: names, summaries, examples, who may call. A route that nothing is
 * said of is an error, so that none is left out.
 */
export function completeDocument(document: Document, errorAnswer: unknown): Document {
  const { '/api/files/datasets/': _, ...paths } = document.paths
  const error = { $ref: '#/components/schemas/ErrorAnswer' }
  return {
    ...document,
    tags,
    components: {
      ...document.components,
      schemas: { ErrorAnswer: errorAnswer },
      responses: {
        Refused: refusal('Refused: what was asked cannot be, or may not be.', error, {
          errors: ['There is no such document.'],
          status: 404,
        }),
        Failed: refusal('Failed inside; the same request may succeed later.', error, {
          errors: ['Something went wrong. Please try again later.'],
          status: 500,
        }),
      },
    },
    paths: Object.fromEntries(
      Object.entries(paths).map(([path, calls]) => {
        const name = path.replace('{*}', '{file}')
        return [
          name,
          Object.fromEntries(
            Object.entries(calls).map(([method, call]) => [
              method,
              completeCall(call, `${method.toUpperCase()} ${name}`),
            ]),
          ),
        ]
      }),
    ),
  }
}
