import { readFile } from 'node:fs/promises'
import { extname, join, normalize, sep } from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import { apiNotFound, handleErrors } from '#server/platform/http/errors.ts'
import { closeConnections } from '#server/platform/http/shutdown.ts'
import type { StartupServer } from '#server/platform/http/startup-server.ts'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}

/** Placeholder for the portal's origin in a demo page. */
const PLACEHOLDER = /%PORTAL%/g

/** The host name of the request. It gets into headers, so anything unusual is replaced. */
const toHostname = (hostname: string) => (/^[\w.-]+$/.test(hostname) ? hostname : '127.0.0.1')

const isText = (type: string) => type.includes('charset')

export type DemoSite = {
  directory: string
  portalPort: number
  /** Headers of every answer, for the portal's origin as the browser reaches it. */
  headersFor(portal: string): Record<string, string>
  /** As in `AppOptions`. */
  serverFor?: StartupServer['serverFor']
  /** Whether the process is shutting down; false by default. */
  isClosing?: () => boolean
}

/** A host page on an origin of its own, as a provider's web site or a partner's intranet would be. */
export function buildDemoSite({ directory, portalPort, headersFor, serverFor, isClosing }: DemoSite): FastifyInstance {
  const app = fastify({
    logger: false,
    forceCloseConnections: 'idle',
    ...(serverFor && { serverFactory: serverFor }),
  })
  handleErrors(app)
  if (isClosing) closeConnections(app, isClosing)
  app.setNotFoundHandler(apiNotFound)
  app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const asked = `/${request.params['*']}`
    const path = normalize(join(directory, asked.endsWith('/') ? `${asked}index.html` : asked))
    const type = types[extname(path)]
    if (!path.startsWith(directory + sep) || path.includes('\0') || type === undefined) return reply.callNotFound()
    const content = await readFile(path).catch(() => undefined)
    if (content === undefined) return reply.callNotFound()
    const portal = `http://${toHostname(request.hostname)}:${portalPort}`
    return reply
      .headers({ ...headersFor(portal), 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-cache' })
      .type(type)
      .send(isText(type) ? content.toString('utf8').replace(PLACEHOLDER, portal) : content)
  })
  return app
}

/** A marketing site: few rules, as most have. */
export const marketingHeaders = (): Record<string, string> => ({
  'Referrer-Policy': 'strict-origin-when-cross-origin',
})

/** A partner's intranet: nothing but its own pages and what comes from the portal. */
export const intranetHeaders = (portal: string): Record<string, string> => ({
  'Content-Security-Policy':
    `default-src 'none'; script-src ${portal}; style-src 'self' ${portal}; connect-src ${portal}; ` +
    `img-src 'self' ${portal}; font-src ${portal}`,
  'Referrer-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
})
