import type { FastifyReply, FastifyRequest } from 'fastify'
import { readCookie } from '#server/platform/http/cookies.ts'
import { isLoopback } from '#server/platform/http/loopback.ts'
import { type RefreshToken, readToken, writeToken } from './refresh-tokens.ts'

/**
 * The header by which a page asks that no script can read its refresh token. It is a header, not a field of the body, because
 * the bodies of the contract stay as they are (R140), and because no form of another site can send it.
 */
export const REFRESH_COOKIE_HEADER = 'X-Refresh-Cookie'

const HTTP_ONLY = 'http-only'

/** What stands for a refresh token in a body: its rotating half. The other half is in the cookie, and neither is good without the other. */
const HANDLE = /^http-only\.([\w-]{43})$/

/** A refresh token as its client carries it: whole, or in two halves of which scripts can read one. */
export type CarriedToken = { token: RefreshToken; isSplit: boolean }

type Cookie = { name: string; flags: string }

/** Browsers take `__Host-` cookies over https and from this machine. Elsewhere over plain http there is only a cookie without that protection. */
function cookieFor({ protocol, hostname }: FastifyRequest): Cookie {
  const flags = 'Path=/; HttpOnly; SameSite=Lax'
  return protocol === 'https' || isLoopback(hostname)
    ? { name: '__Host-research-refresh', flags: `${flags}; Secure` }
    : { name: 'research-refresh', flags }
}

export const wantsCookie = ({ headers }: FastifyRequest): boolean =>
  headers[REFRESH_COOKIE_HEADER.toLowerCase()] === HTTP_ONLY

/** The refresh token that a body names, with what the cookie has of it; undefined: there is none, or not all of it. */
export function readRefreshToken(request: FastifyRequest, text: string): CarriedToken | undefined {
  const handle = HANDLE.exec(text)?.[1]
  const whole = handle === undefined ? text : `${readCookie(request, cookieFor(request).name)}.${handle}`
  const token = readToken(whole)
  return token && { token, isSplit: handle !== undefined }
}

type Lasting = { token: RefreshToken; isRemembered: boolean; absoluteEnd: Date }

/** The `refresh_token` of an answer. Of a split one the secret goes into the cookie, which lasts as "Remember me" says. */
export function giveRefreshToken(
  { request, reply, isSplit, now }: { request: FastifyRequest; reply: FastifyReply; isSplit: boolean; now: Date },
  { token, isRemembered, absoluteEnd }: Lasting,
): string {
  if (!isSplit) return writeToken(token)
  const { name, flags } = cookieFor(request)
  const seconds = Math.floor((absoluteEnd.getTime() - now.getTime()) / 1000)
  reply.header('Set-Cookie', `${name}=${token.secret}; ${flags}${isRemembered ? `; Max-Age=${seconds}` : ''}`)
  return `${HTTP_ONLY}.${token.rotating}`
}

export function clearRefreshCookie(request: FastifyRequest, reply: FastifyReply): void {
  const { name, flags } = cookieFor(request)
  reply.header('Set-Cookie', `${name}=; ${flags}; Max-Age=0`)
}
