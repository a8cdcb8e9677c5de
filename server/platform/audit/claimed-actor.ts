import type { FastifyRequest } from 'fastify'
import { isAddress } from '../mail/mail-address.ts'
import { type Actor, getAddress, nobody } from './actor.ts'

/**
 * Somebody who only says who they are. What is no mail address is not kept: people type their password into the wrong field.
 */
export function claimedActor(username: string, request: Pick<FastifyRequest, 'ip'>): Actor {
  const claimed = username.trim().toLowerCase()
  return { ...nobody, kind: 'user', username: isAddress(claimed) ? claimed : '', address: getAddress(request) }
}
