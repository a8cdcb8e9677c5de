import type { IncomingMessage } from 'node:http'
import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'
import type { ForgeryPair } from '../forgery-pair.ts'

const METHODS = ['GET', 'HEAD', 'POST']
const EXPOSED = ['Content-Disposition', 'Date', 'Retry-After', 'X-Request-Id']
const MAX_AGE = 600

const headersFor = ({ header }: ForgeryPair) => ['Authorization', 'Content-Type', 'Range', header]

/**
 * Lets pages of the listed origins call the API; `Vary: Origin` follows from the list being compared exactly. Without
 * credentials: sessions are bearer tokens, so no page of another origin needs its cookies sent.
 */
export async function allowOrigins(app: FastifyInstance, origins: readonly string[], pair: ForgeryPair): Promise<void> {
  await app.register(cors, {
    origin: [...origins],
    methods: METHODS,
    allowedHeaders: headersFor(pair),
    exposedHeaders: EXPOSED,
    maxAge: MAX_AGE,
    strictPreflight: false,
  })
}

/** The same as headers, for an answer that is given while there is no app: a page of a listed origin can read it. */
export const crossOriginHeaders =
  (origins: readonly string[], pair: ForgeryPair) =>
  ({ method, headers: { origin } }: Pick<IncomingMessage, 'method' | 'headers'>): Record<string, string | number> => {
    if (origin === undefined || !origins.includes(origin)) return { Vary: 'Origin' }
    const shared = { Vary: 'Origin', 'Access-Control-Allow-Origin': origin }
    if (method !== 'OPTIONS') return { ...shared, 'Access-Control-Expose-Headers': EXPOSED.join(', ') }
    return {
      ...shared,
      'Access-Control-Allow-Methods': METHODS.join(', '),
      'Access-Control-Allow-Headers': headersFor(pair).join(', '),
      'Access-Control-Max-Age': MAX_AGE,
    }
  }
