import type { FastifyRequest } from 'fastify'
import { excerpt } from '../text/excerpt.ts'
import { withoutTokens } from '../text/without-tokens.ts'

/** Longer ones would fill the disk; no call of a client has one. */
const LONGEST_ADDRESS = 4000

/** JSON lines on standard output: a request's id, method and address, never its headers or body. */
export const loggerOptions = (level: string) => ({
  level,
  serializers: {
    req: ({ id, method, url, ip }: FastifyRequest) => ({
      id,
      method,
      url: excerpt(withoutTokens(url), LONGEST_ADDRESS),
      remoteAddress: ip,
    }),
  },
})
