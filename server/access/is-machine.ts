import type { FastifyRequest } from 'fastify'

/** What programs call themselves: robots, command-line tools, and the libraries of languages. */
const PROGRAM =
  /bot\b|crawl|spider|slurp|scanner|monitor|curl|wget|httpie|python|java\/|okhttp|go-http|libwww|httpclient|axios|node-fetch|undici|postman|insomnia|^node$/i

/** Browsers say so of what they load ahead, and of previews. */
const AHEAD = /prefetch|prerender|preview/i

/**
 * Whether no person reads the answer: the client names itself as a program, gives no name, or loads the page ahead. It is about
 * statistics only and keeps nobody out.
 */
export function isMachine({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const name = headers['user-agent'] ?? ''
  const purpose = [headers['sec-purpose'], headers.purpose, headers['x-moz']].join(' ')
  return name.trim() === '' || PROGRAM.test(name) || AHEAD.test(purpose)
}
