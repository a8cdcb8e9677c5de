import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'
import type { ForgeryPair } from '../forgery-pair.ts'

/**
 * Lets pages of the listed origins call the API; `Vary: Origin` follows from the list being compared exactly. Without
 * credentials: sessions are bearer tokens, so no page of another origin needs its cookies sent.
 */
export async function allowOrigins(
  app: FastifyInstance,
  origins: readonly string[],
  { header }: ForgeryPair,
): Promise<void> {
  await app.register(cors, {
    origin: [...origins],
    methods: ['GET', 'HEAD', 'POST'],
    allowedHeaders: ['Authorization', 'Content-Type', 'Range', header],
    exposedHeaders: ['Content-Disposition', 'Date', 'Retry-After', 'X-Request-Id'],
    maxAge: 600,
    strictPreflight: false,
  })
}
