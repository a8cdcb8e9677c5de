import { hostname, userInfo } from 'node:os'
import type { FastifyRequest } from 'fastify'
import type { ActorKind } from '../database/tables/audit.ts'
import { toPlainAddress } from '../http/client-address.ts'

/** Who does something, as the audit keeps it. */
export type Actor = {
  kind: ActorKind
  userId: number | null
  username: string
  /** The user's `external_reference`. */
  firm: string | null
  sessionId: string | null
  address: string | null
}

export const nobody: Omit<Actor, 'kind'> = { userId: null, username: '', firm: null, sessionId: null, address: null }

/** The server by itself, such as for a purge. */
export const system: Actor = { ...nobody, kind: 'system', username: 'system' }

/** The whole address: one of a network of 2^64 may be what an investigation needs. */
export const getAddress = ({ ip }: Pick<FastifyRequest, 'ip'>): string => toPlainAddress(ip)

/** A user who is identified by other means than an access token. */
export const userActor = (
  { id, username, externalReference }: { id: number; username: string; externalReference: string | null },
  request: Pick<FastifyRequest, 'ip'>,
  sessionId: string | null = null,
): Actor => ({
  kind: 'user',
  userId: id,
  username,
  firm: externalReference,
  sessionId,
  address: getAddress(request),
})

/** The name of the system user; in a container a user id may have none. */
function systemName(): string {
  try {
    return userInfo().username
  } catch {
    return `uid ${process.getuid?.() ?? '?'}`
  }
}

/**
 * The person who runs a command. `AUDIT_OPERATOR` names them if everybody has the same name, as in a container; behind sudo it
 * is the person and not root.
 */
export function operator(env: NodeJS.ProcessEnv = process.env): Actor {
  const { SUDO_USER } = env
  const name = env.AUDIT_OPERATOR || SUDO_USER || systemName()
  return { ...nobody, kind: 'operator', username: `${name}@${hostname()}` }
}
