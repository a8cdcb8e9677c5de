import type { FastifyRequest } from 'fastify'

/** The value of a cookie, or ''. */
export function readCookie({ headers }: Pick<FastifyRequest, 'headers'>, name: string): string {
  const cookies = (headers.cookie ?? '').split(';').map((cookie) => cookie.trim())
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1) ?? ''
}
