import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { toClient } from '#server/platform/http/client-address.ts'
import { readCookie } from '#server/platform/http/cookies.ts'
import { KNOWN_FOR } from './known-sources.ts'

/** Browsers accept the prefix on https only. */
const nameFor = ({ protocol }: FastifyRequest) => (protocol === 'https' ? '__Host-research-device' : 'research-device')

const toSource = (device: string) => `device:${createHash('sha256').update(device).digest('hex')}`

/** The device that a request says it comes from, as it is kept; undefined: it names none. */
export function readDevice(request: FastifyRequest): string | undefined {
  const device = readCookie(request, nameFor(request))
  return /^[\w-]{43}$/.test(device) ? toSource(device) : undefined
}

/** Where a request comes from: its device, if it names one, and its address. */
export function toSources(request: FastifyRequest): string[] {
  const device = readDevice(request)
  const address = `address:${toClient(request.ip)}`
  return device === undefined ? [address] : [device, address]
}

/**
 * Gives the browser a new random device identifier and returns it as it is kept. The cookie is no session: it only spares its
 * owner the limits for strangers.
 */
export function giveDevice(request: FastifyRequest, reply: FastifyReply): string {
  const device = randomBytes(32).toString('base64url')
  const secure = request.protocol === 'https' ? '; Secure' : ''
  const age = Math.floor(KNOWN_FOR / 1000)
  reply.header('Set-Cookie', `${nameFor(request)}=${device}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`)
  return toSource(device)
}
