import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'

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
