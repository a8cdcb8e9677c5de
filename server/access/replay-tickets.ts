import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { type Keyring, mayHaveSigned, type SigningKey, toKeyring } from './keyring.ts'

const HOUR = 3_600_000

/** Hours that a ticket is good for, at least; it ends on the full hour, so that the address of a film stays the same and is cached. */
const LIFETIME = 6

const PURPOSE = 'replay tickets'

/** User, expiry, session and signature. */
const TICKET = /^(\d{1,10})-(\d{1,9})-([\da-f-]{36})-([\w-]{43})$/

/** The user and the session that a ticket was made for, and when it ends. */
type Permission = Viewing & { until: Date }

type Viewing = { userId: number; sessionId: string }

/**
 * Permission to watch one video, written into the addresses of its files: a player asks for them over hours, longer than
 * an access token is good for, and no access token is to stand in an attribute (C70).
 */
export type ReplayTickets = {
  issue(videoId: string, viewing: Viewing): string
  /** What it was made for; undefined when it is forged, expired or of another video. */
  verify(ticket: string, videoId: string): Permission | undefined
}

/** Tickets are signed with keys of their own, drawn from those of the access tokens. */
export function replayTickets(keys: Uint8Array | Keyring, clock: () => Date): ReplayTickets {
  const ring = toKeyring(keys)
  const sign = ({ secret }: SigningKey, parts: readonly string[]) =>
    createHmac('sha256', Buffer.from(hkdfSync('sha256', secret, '', PURPOSE, 32)))
      .update(JSON.stringify(parts))
      .digest('base64url')
  return {
    issue(videoId, { userId, sessionId }) {
      const expiry = String(Math.ceil(clock().getTime() / HOUR) + LIFETIME)
      const parts = [String(userId), expiry, sessionId]
      return [...parts, sign(ring.current(), [videoId, ...parts])].join('-')
    },
    verify(ticket, videoId) {
      const [, user = '', expiry = '', sessionId = '', signature = ''] = TICKET.exec(ticket) ?? []
      if (signature === '') return undefined
      const issuedBy = new Date((Number(expiry) - LIFETIME - 1) * HOUR)
      const isSigned = ring
        .all()
        .filter((key) => mayHaveSigned(key, issuedBy))
        .some((key) =>
          timingSafeEqual(Buffer.from(signature), Buffer.from(sign(key, [videoId, user, expiry, sessionId]))),
        )
      const until = new Date(Number(expiry) * HOUR)
      return isSigned && clock() < until ? { userId: Number(user), sessionId, until } : undefined
    },
  }
}
