import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { ErrorAnswer } from '#contract/error.ts'
import { completeDocument, type Document } from './complete.ts'

/** The page loads its own files only; one style sheet stands in the library's script, and is let in by its hash. */
const pagePolicy = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='"],
  'img-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
}

const tags = [
  { name: 'Session', description: 'Sign in, renew, who is signed in' },
  { name: 'Passwords', description: 'Links by mail, new passwords' },
  { name: 'Documents', description: 'Lists of research and single documents' },
  { name: 'Tags', description: 'Companies, analysts, sectors and whatever else documents are filed under' },
  { name: 'Events', description: 'Roadshows, conferences and their replays' },
  { name: 'Preferences', description: 'What a user wants to receive' },
  { name: 'Content', description: 'Texts of the landing page' },
  { name: 'Files', description: 'What links lead to' },
  { name: 'Usage', description: 'How a firm uses the research' },
  { name: 'Desk', description: "The provider's desk, which readers do not have" },
  { name: 'Analytics', description: 'User actions' },
]

/** Pages outside the API are left out, and so is the second spelling of an address, with a slash at its end. */
const isCall = (url: string) => url.startsWith('/api/') && !url.endsWith('/')

/** Collects the routes' schemas into an OpenAPI 3.1 document, served at `/api/openapi.json`, with a page to try it at `/api/docs`. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Research portal API',
        version: '1.0.0',
        description: 'The calls of the research portal and its widgets. Every error is `{errors: [text], status}`.',
      },
      components: {
        securitySchemes: {
          accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          linkToken: {
            type: 'apiKey',
            in: 'query',
            name: 'auth_token',
            description:
              'In a link: a token of `file_token` for this file, or the access token where links may carry it.',
          },
        },
      },
      servers: [{ url: '/', description: 'This server' }],
      tags,
    },
    transform: ({ schema, url }) => ({ schema: isCall(url) ? schema : { ...schema, hide: true }, url }),
    transformObject: (given) => {
      if (!('openapiObject' in given)) return given.swaggerObject
      return completeDocument(given.openapiObject as unknown as Document, ErrorAnswer) as typeof given.openapiObject
    },
  })
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger())
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: pagePolicy,
    uiConfig: { url: '/api/openapi.json', deepLinking: true, validatorUrl: null, tryItOutEnabled: true },
    // The bar of the library has its logo and a field for the address of another description.
    theme: { title: 'Research portal API', css: [{ filename: 'own.css', content: '.topbar { display: none }' }] },
  })
}

/** Hook for routes of the API: whatever is not a success answers in the contract's shape. */
export function describeErrors(route: RouteOptions): void {
  const response = route.schema?.response
  const given = typeof response === 'object' && response !== null ? response : {}
  route.schema = { ...route.schema, response: { ...given, '4xx': ErrorAnswer, '5xx': ErrorAnswer } }
}

/** Hook for routes that need an access token. */
export function describeSecurity(route: RouteOptions): void {
  route.schema = { ...route.schema, security: [{ accessToken: [] }] }
}
