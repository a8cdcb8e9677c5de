import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { COMPANY_HAND_OVER } from '#contract/company-sign-in.ts'
import { apiNotFound } from '#server/platform/http/errors.ts'
import { IMMUTABLE, isHashed, SHORT, serveWidgets } from './widgets.ts'

/** Never a page of the portal. */
const OTHER = /^\/(api|scim|widgets|assets|files)(\/|$)/i

/** Names of files; old addresses that end in `.html` are pages. */
const FILE = /\.(?!html?$)[a-z0-9]{1,12}$/i

/** Pages whose last segment is a name, and may look like a file's. */
const PAGE = /^\/(analyst_profile|company_profile|datasets|datasets_redirect|document|error|media|reset_password)\//

/** Whether the browser navigates there: such an address is a page, whatever it looks like (R108). */
const isVisit = ({ headers }: FastifyRequest) => headers['sec-fetch-mode'] === 'navigate'

const getPath = (request: FastifyRequest) => request.url.split('?')[0] ?? '/'

function isPage(request: FastifyRequest): boolean {
  const path = getPath(request)
  if (OTHER.test(path) || (request.method !== 'GET' && request.method !== 'HEAD')) return false
  return PAGE.test(path) || !FILE.test(path) || isVisit(request)
}

/** One page shows nothing of the portal, and tells the page of another site that has opened it how a sign-in has ended. */
const openPage = (request: FastifyRequest, reply: FastifyReply) =>
  getPath(request) === COMPANY_HAND_OVER ? reply.header('Cross-Origin-Opener-Policy', 'unsafe-none') : reply

/** The addresses of the portal's style sheets, for pages that look like it; undefined: no portal is served. */
export async function listPortalSheets(dist: string | undefined): Promise<string[] | undefined> {
  const page = dist && (await readFile(join(dist, 'portal/index.html'), 'utf8').catch(() => undefined))
  if (!page) return undefined
  return page.split('<link rel="stylesheet"').flatMap((part, index) => {
    const href = index > 0 && /href="([^"]*)"/.exec(part)?.[1]
    return href || []
  })
}

/** Serves the build output: the portal with history routing at `/`, the elements at `/widgets/`. */
export async function servePortal(app: FastifyInstance, dist: string | undefined): Promise<void> {
  const portal = dist && join(dist, 'portal')
  const widgets = dist && join(dist, 'widgets')
  if (widgets && existsSync(widgets)) await serveWidgets(app, widgets)
  if (!portal || !existsSync(portal)) {
    app.setNotFoundHandler(apiNotFound)
    return
  }
  // Nothing has such a name, and the file server takes it for an attack.
  app.addHook('onRequest', async (request, reply) => {
    if (/%00/.test(getPath(request)) && isPage(request)) return reply.redirect('/error/404')
  })
  await app.register(fastifyStatic, {
    root: portal,
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders(response, path) {
      response.setHeader('Cache-Control', isHashed(path) ? IMMUTABLE : 'no-cache')
    },
  })
  // Browsers request it beside a file in a tab of its own; the pages of the portal name their icon themselves.
  app.get('/favicon.ico', (_, reply) => reply.header('Cache-Control', SHORT).code(204).send())
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) =>
    isPage(request) ? openPage(request, reply).sendFile('index.html') : apiNotFound(request, reply),
  )
}
