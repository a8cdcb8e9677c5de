import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { hostPolicy, isHost } from '#demo/catalog/lib/hosts.ts'
import { policyText } from '#demo/catalog/lib/policy.ts'
import { trimEnd } from '#lib/format/trim.ts'
import { IMMUTABLE } from './widgets.ts'

/** What the pages of the documentation may load; previews are in frames. */
const ownPolicy = policyText({
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'connect-src': ["'self'"],
  'img-src': ["'self'"],
  'font-src': ["'self'"],
  'frame-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ["'none'"],
})

/** Its pages; whatever else is below `/widgets/` is a file of the widgets. */
const pages = ['', 'install', 'frameworks', 'theming', 'doctor', 'elements/:name']

type Preview = { Querystring: { element?: string | string[]; host?: string | string[] } }

/** The same address without a slash at the end of its path. */
function withoutSlash(url: string): string {
  const [path = ''] = url.split('?', 1)
  return trimEnd(path, '/') + url.slice(path.length)
}

const only = (value: string | string[] | undefined) => (typeof value === 'string' ? value : '')

/** Serves the documentation of the elements at `/widgets/`, beside their files, if it has been built. */
export async function serveCatalog(app: FastifyInstance, dist: string | undefined): Promise<void> {
  const root = dist && join(dist, 'catalog')
  if (!root || !existsSync(root)) return
  await app.register(async (catalog) => {
    await catalog.register(fastifyStatic, {
      root: join(root, 'catalog'),
      prefix: '/widgets/catalog/',
      preCompressed: true,
      dotfiles: 'ignore',
      index: false,
      cacheControl: false,
      setHeaders: (response) => response.setHeader('Cache-Control', IMMUTABLE),
    })
    const send = (reply: FastifyReply, file: string, policy: string) =>
      reply.header('Cache-Control', 'no-cache').header('Content-Security-Policy', policy).sendFile(file, root)

    catalog.get('/widgets', (_, reply) => reply.redirect('/widgets/', 301))
    for (const page of pages) catalog.get(`/widgets/${page}`, (_, reply) => send(reply, 'index.html', ownPolicy))
    for (const page of pages.slice(1))
      catalog.get(`/widgets/${page}/`, ({ url }, reply) => reply.redirect(withoutSlash(url), 301))

    // Which elements can be shown before their script, and how: asking for what is not there would leave an error in the console.
    catalog.get('/widgets/catalog/first-paint.json', () =>
      readdir(join(dist, 'widgets/first-paint')).then(
        (files) => files.filter((file) => file.endsWith('.html')),
        () => [],
      ),
    )

    /** A host page with the policy that is asked for. What its script shows comes from the query, and only what the specs know. */
    catalog.get<Preview>('/widgets/preview', ({ query }, reply) => {
      const host = only(query.host)
      const policy = hostPolicy(isHost(host) ? host : 'plain', only(query.element))
      return send(reply.header('X-Frame-Options', 'SAMEORIGIN'), 'preview.html', policyText(policy))
    })
  })
}
