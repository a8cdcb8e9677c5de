import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { apiNotFound } from '../plugins/errors.ts'
import { IMMUTABLE, isHashed, SHORT, serveWidgets } from './widgets.ts'

/** Names that are never a page of the portal; old addresses that end in `.html` are. */
const FILE = /^\/(api|widgets|assets|files)(\/|$)|\.(?!html?$)[a-z0-9]{1,12}$/i

/** Pages whose last segment is a name, and may look like a file's. */
const PAGE = /^\/(datasets|datasets_redirect|document|media)\//

const isPage = (path: string) => PAGE.test(path) || !FILE.test(path)

const pathOf = (request: FastifyRequest) => request.url.split('?')[0] ?? '/'

/** Serves the build output: the portal with history routing at `/`, the widgets at `/widgets/`. */
export async function servePortal(app: FastifyInstance, dist: string | undefined): Promise<void> {
  const portal = dist && join(dist, 'portal')
  const widgets = dist && join(dist, 'widgets')
  if (widgets && existsSync(widgets)) await serveWidgets(app, widgets)
  if (!portal || !existsSync(portal)) {
    app.setNotFoundHandler(apiNotFound)
    return
  }
  await app.register(fastifyStatic, {
    root: portal,
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders(response, path) {
      response.setHeader('Cache-Control', isHashed(path) ? IMMUTABLE : 'no-cache')
    },
  })
  // Browsers ask for it beside a file in a tab of its own; the portal's pages name their icon themselves.
  app.get('/favicon.ico', (_, reply) => reply.header('Cache-Control', SHORT).code(204).send())
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) =>
    (request.method === 'GET' || request.method === 'HEAD') && isPage(pathOf(request))
      ? reply.sendFile('index.html')
      : apiNotFound(request, reply),
  )
}
