import helmet from '@fastify/helmet'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** What the portal's pages may load: their own files only, no inline script or style. */
const portalPolicy = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  connectSrc: ["'self'"],
  imgSrc: ["'self'", 'data:'],
  fontSrc: ["'self'"],
  // A stream is put together from its segments in memory; captions and the film itself come from the API.
  mediaSrc: ["'self'", 'blob:'],
  // A PDF in the page.
  frameSrc: ["'self'", 'blob:'],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
  // Strings become markup through the cleaner of HTML alone: its policy is the only one that can be made.
  requireTrustedTypesFor: ["'script'"],
  trustedTypes: ['dompurify'],
}

/** What no page of this origin asks for. A replay may fill the screen. */
const permissions = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'midi', 'display-capture']
const permissionsPolicy = permissions.map((name) => `${name}=()`).join(', ')

/** Data that is opened as a page is nothing but text. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

const TWO_YEARS = 63_072_000

/** Hook: what is data gets the policy of data; pages, files and fragments keep their own. */
async function guardData(_: FastifyRequest, reply: FastifyReply): Promise<void> {
  const type = String(reply.getHeader('content-type') ?? '')
  if (/^application\/(?:scim\+)?json/.test(type)) reply.header('Content-Security-Policy', dataPolicy)
}

export async function setSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: portalPolicy },
    referrerPolicy: { policy: 'no-referrer' },
    // Files of this origin open in tabs of other sites' groups, where the browser could not honour it and would say so.
    originAgentCluster: false,
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: false,
  })
  app.addHook('onSend', guardData)
  app.addHook('onRequest', async ({ protocol }, reply) => {
    reply.header('Permissions-Policy', permissionsPolicy)
    // Browsers ignore it over http, so it is sent only over https.
    if (protocol === 'https') reply.header('Strict-Transport-Security', `max-age=${TWO_YEARS}`)
  })
}
