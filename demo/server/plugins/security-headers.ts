import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

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
}

export async function setSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: portalPolicy },
    referrerPolicy: { policy: 'no-referrer' },
    // Files of this origin open in tabs of other sites' groups, where the browser could not honour it and would say so.
    originAgentCluster: false,
    xFrameOptions: { action: 'deny' },
  })
}
