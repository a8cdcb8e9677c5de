import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { isIP } from 'node:net'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { escaped } from '../files/escaped.ts'
import { apiNotFound } from '../http/errors.ts'
import { forbidden } from '../http/http-errors.ts'
import { isLoopback } from '../http/loopback.ts'
import type { MailAddress, MailAttachment } from './mail.ts'
import { listOutbox, type OutboxMail, readFromOutbox } from './outbox.ts'

const MOST_SHOWN = 100

const style = `:root{color-scheme:light dark}body{font:15px/1.5 system-ui,sans-serif;max-width:800px;margin:24px auto;padding:0 16px}
h1{font-size:20px}h2{font-size:16px}pre{white-space:pre-wrap;overflow-wrap:anywhere}li{margin-block:8px}`

/** Mails hold what clients have typed: the page runs nothing and loads nothing. */
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`

const formatName = ({ name, address }: MailAddress) => escaped(name === '' ? address : `${name} <${address}>`)

const buildPage = (title: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${style}</style></head><body><h1>${escaped(title)}</h1>${body}</body></html>`

const buildLine = ({ id, subject, to, writtenAt }: OutboxMail) =>
  `<li><a href="/outbox/${id}">${escaped(subject)}</a><br>${formatName(to)}, <time>${escaped(writtenAt)}</time></li>`

const listPage = (mails: readonly OutboxMail[]) =>
  buildPage('Outbox', mails.length === 0 ? '<p>No emails yet.</p>' : `<ul>${mails.map(buildLine).join('')}</ul>`)

const buildAttachment = ({ filename, content }: MailAttachment) =>
  `<h2>${escaped(filename)}</h2><pre>${escaped(content)}</pre>`

/** The source of the HTML: shown as a page, it could load what it names. */
const buildHtml = (html: string | undefined) => (html === undefined ? '' : `<h2>HTML</h2><pre>${escaped(html)}</pre>`)

const buildHeaders = (headers: OutboxMail['headers'] = {}) =>
  Object.entries(headers)
    .map(([name, value]) => `<br>${escaped(name)}: ${escaped(value)}`)
    .join('')

const mailPage = ({ id, subject, from, to, text, html, headers, attachments = [] }: OutboxMail) =>
  buildPage(
    subject,
    `<p>From: ${formatName(from)}<br>To: ${formatName(to)}${buildHeaders(headers)}</p><pre>${escaped(text)}</pre>${buildHtml(html)}${attachments.map(buildAttachment).join('')}
<p><a href="/outbox/${id}.eml">Source</a> <a href="/outbox">Outbox</a></p>`,
  )

const sendPage = (reply: FastifyReply, html: string) =>
  reply
    .headers({ 'Content-Security-Policy': policy, 'Cache-Control': 'private, no-store' })
    .type('text/html; charset=utf-8')
    .send(html)

/**
 * Whether a request names this server by an address, as localhost, or as the portal is called. A page elsewhere can point a name
 * of its own at this machine (DNS rebinding) and would then read the mails as its own origin's.
 */
function isOwnHost(hostname: string, portalUrl: string): boolean {
  const host = hostname.toLowerCase().replace(/^\[(.*)\]$/, '$1')
  return isIP(host) !== 0 || isLoopback(host) || host === new URL(portalUrl).hostname
}

/**
 * `/outbox`: the mails that were stored instead of being sent, for developers. Everybody who reaches the server can read
 * all of them, so it is not for production.
 */
export const outboxPage = (directory: string, portalUrl: string) => async (app: FastifyInstance) => {
  app.addHook('onRequest', async ({ hostname }) => {
    if (!isOwnHost(hostname, portalUrl)) throw forbidden('The outbox is shown by the name of the portal alone.')
  })

  app.get('/outbox', { schema: { hide: true } }, async (_, reply) =>
    sendPage(reply, listPage(await listOutbox(directory, MOST_SHOWN))),
  )

  app.get<{ Params: { id: string } }>('/outbox/:id', { schema: { hide: true } }, async (request, reply) => {
    const [id = '', ending] = request.params.id.split('.')
    const mail = await readFromOutbox(directory, id)
    if (!mail) return apiNotFound(request, reply)
    if (ending !== 'eml') return sendPage(reply, mailPage(mail))
    return reply
      .headers({ 'Content-Disposition': `attachment; filename="${mail.id}.eml"`, 'Cache-Control': 'private, no-store' })
      .type('message/rfc822')
      .send(createReadStream(join(directory, `${mail.id}.eml`)))
  })
}
