import type { FastifyRequest } from 'fastify'

/** Hides the value of every query parameter that is named like a token, and what stands for one in a path: of a replay, of a reset link. */
export const withoutTokens = (url: string): string =>
  url
    .replace(/([?&][^=&]*token[^=&]*=)[^&#]*/gi, '$1[redacted]')
    .replace(/(\/files\/replays\/[^/?#]*\/)[^/?#]+/gi, '$1[redacted]')
    .replace(/(\/reset_password\/)[^/?#]+/gi, '$1[redacted]')

/** JSON lines on standard output: a request's id, method and address, never its headers or body. */
export const loggerOptions = (level: string) => ({
  level,
  serializers: {
    req: ({ id, method, url, ip }: FastifyRequest) => ({ id, method, url: withoutTokens(url), remoteAddress: ip }),
  },
})
