type Json = Record<string, unknown>
type Media = Record<string, { schema?: unknown; example?: unknown }>
type Answer = { description: string; content?: Media } | { $ref: string }
type Parameter = { name: string; in: string; description?: string; example?: unknown; schema?: unknown }

/** A call as the plugin describes it from the schema of its route, to be completed here. */
type Call = Json & {
  operationId?: string
  parameters?: Parameter[]
  requestBody?: { content: Media }
  responses: Record<string, Answer>
  security?: unknown
}

export type Document = Json & { paths: Record<string, Record<string, Call>>; components: Json }

/** A route's path as the document has it. A wildcard is the name of a file. */
export const toDocumentPath = (url: string): string => url.replace(/:(\w+)/g, '{$1}').replace(/\*$/, '{file}')

/** The open keys of a list's query, which the plugin leaves out. */
const categoryFilters = {
  name: 'filters',
  in: 'query',
  required: false,
  style: 'form',
  explode: true,
  description:
    'Any number of `filter_{Category}`, each with values joined by `;`; a `%` or `;` inside a value is percent-encoded first.',
  schema: { type: 'object', additionalProperties: { type: 'string' } },
  example: { filter_Region: 'Europe;Asia', 'filter_Asset Class': 'Equity' },
}

function completeParameters(given: readonly Parameter[]): Parameter[] {
  const named = given.map((parameter) => (parameter.name === '*' ? { ...parameter, name: 'file' } : parameter))
  return given.some(({ name }) => name === 'replay_filter') ? [...named, categoryFilters] : named
}

const failures = { '4XX': { $ref: '#/components/responses/Refused' }, '5XX': { $ref: '#/components/responses/Failed' } }

const isEmpty = (schema: unknown) => Object.keys(schema ?? {}).length === 0

/** A success. A file's media type has no schema, since the schema of JSON says nothing about it. */
function completeAnswer(status: string, answer: Answer): Answer {
  if (status === '204') return { description: 'Done.' }
  if (status !== '200' || '$ref' in answer) return answer
  const { content = {} } = answer
  return {
    description: 'application/json' in content ? 'The answer.' : 'The file.',
    content: Object.fromEntries(
      Object.entries(content).map(([type, media]) => [type, isEmpty(media.schema) ? {} : media]),
    ),
  }
}

/** Who may call: the plugin leaves out the parameter of a link's token where the route's own schema names this scheme. */
function getSecurity({ security = [], parameters = [] }: Call): unknown {
  return parameters.some(({ name }) => name === 'auth_token') ? [{ accessToken: [] }, { linkToken: [] }] : security
}

function completeCall(call: Call, key: string): Call {
  if (!call.operationId) throw new Error(`The schema of ${key} has no operationId.`)
  const successes = Object.entries(call.responses).filter(([status]) => /^\d+$/.test(status))
  return {
    ...call,
    security: getSecurity(call),
    ...(call.parameters && { parameters: completeParameters(call.parameters) }),
    responses: {
      ...Object.fromEntries(successes.map(([status, answer]) => [status, completeAnswer(status, answer)])),
      ...failures,
    },
  }
}

const refusal = (description: string, example: unknown) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorAnswer' }, example } },
})

/** Completes the document that the plugin makes from the routes' schemas. A route without an `operationId` is an error. */
export function completeDocument(document: Document, errorAnswer: unknown): Document {
  return {
    ...document,
    components: {
      ...document.components,
      schemas: { ErrorAnswer: errorAnswer },
      responses: {
        Refused: refusal('Refused: what was asked cannot be, or may not be.', {
          errors: ['There is no such document.'],
          status: 404,
        }),
        Failed: refusal('Failed inside; the same request may succeed later.', {
          errors: ['Something went wrong. Please try again later.'],
          status: 500,
        }),
      },
    },
    paths: Object.fromEntries(
      Object.entries(document.paths).map(([path, calls]) => [
        path.replace('{*}', '{file}'),
        Object.fromEntries(
          Object.entries(calls).map(([method, call]) => [
            method,
            completeCall(call, `${method.toUpperCase()} ${path}`),
          ]),
        ),
      ]),
    ),
  }
}
