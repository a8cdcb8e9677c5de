import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { HttpError } from '#server/platform/http/http-errors.ts'
import { excerpt } from '#server/platform/text/excerpt.ts'

export const IMMUTABLE = 'public, max-age=31536000, immutable'
export const SHORT = 'public, max-age=300'

export const isHashed = (path: string) => /\/assets\/[^/]+$/.test(path)

/** Pages of any origin load them, check their hashes, and may measure how long that took. */
const open = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Timing-Allow-Origin': '*',
  'X-Content-Type-Options': 'nosniff',
}

/** The version of a build, which its own `integrity.json` tells; a build without it has no folders of versions. */
function readVersion(root: string): string | undefined {
  const file = join(root, 'integrity.json')
  if (!existsSync(file)) return undefined
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string }
  return version
}

async function serve(app: FastifyInstance, root: string, prefix: string, cached: (path: string) => string) {
  await app.register(fastifyStatic, {
    root,
    prefix,
    decorateReply: false,
    preCompressed: true,
    dotfiles: 'ignore',
    index: false,
    cacheControl: false,
    setHeaders(response, path) {
      response.setHeader('Cache-Control', cached(path))
      for (const [name, value] of Object.entries(open)) response.setHeader(name, value)
    },
  })
}

/**
 * What is sent from `dist/widgets`: the newest at `/widgets/` and, as the newest of its major, at `/widgets/v1/`, where only
 * entries keep their names; for ever at `/widgets/v1.2.3/`. Versions that are not here are told from files that are not.
 */
export async function serveWidgets(app: FastifyInstance, root: string): Promise<void> {
  const newest = (path: string) => (isHashed(path) ? IMMUTABLE : SHORT)
  await serve(app, root, '/widgets/', newest)
  const version = readVersion(root)
  if (version === undefined) return
  const major = `v${version.split('.')[0]}`
  await serve(app, root, `/widgets/${major}/`, newest)
  await serve(app, root, `/widgets/v${version}/`, () => IMMUTABLE)
  app.get<{ Params: { version: string } }>('/widgets/:version(^v\\d[\\w.-]*$)/*', (request, reply) => {
    reply.header('Access-Control-Allow-Origin', '*')
    const { version: asked } = request.params
    throw new HttpError(404, [`There is no ${excerpt(asked)} of the widgets here; there are ${major} and v${version}.`])
  })
}
