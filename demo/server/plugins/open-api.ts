import swagger from '@fastify/swagger'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { ErrorAnswer } from '../../../src/contract/error.ts'

/** Collects the routes' schemas into an OpenAPI 3.1 document, served at `/api/openapi.json`. */
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
        securitySchemes: { accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
    },
  })
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger())
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
