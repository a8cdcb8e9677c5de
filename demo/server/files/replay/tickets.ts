import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

const HOUR = 3_600_000

/** Hours that a ticket is good for, at least; it ends on the full hour, so that the address of a film stays the same and is cached. */
const LIFETIME = 6

const PURPOSE = 'replay tickets'

/** The user that a ticket was made for, and when it ends. */
type Permission = { userId: number; until: Date }

/**
 * Permission to watch one video, written into the addresses of its files: a player asks for them over hours, longer than
 * an access token is good for, and no access token is to stand in an attribute (C70).
 */
export type ReplayTickets = {
  issue(videoId: string, userId: number): string
  /** What it was made for; undefined when it is forged, expired or of another video. */
  verify(ticket: string, videoId: string): Permission | undefined
}

/** Tickets are signed with a key of their own, drawn from the secret of the access tokens. */
export function replayTickets(secret: Uint8Array, clock: () => Date): ReplayTickets {
  const key = Buffer.from(hkdfSync('sha256', secret, '', PURPOSE, 32))
  const signatureOf = (videoId: string, userId: string, expiry: string) =>
    createHmac('sha256', key)
      .update(JSON.stringify([videoId, userId, expiry]))
      .digest('base64url')
  return {
    issue(videoId, userId) {
      const expiry = String(Math.ceil(clock().getTime() / HOUR) + LIFETIME)
      return `${userId}-${expiry}-${signatureOf(videoId, String(userId), expiry)}`
    },
    verify(ticket, videoId) {
      const [, user = '', expiry = '', signature = ''] = /^(\d{1,10})-(\d{1,9})-([\w-]{43})$/.exec(ticket) ?? []
      if (signature === '') return undefined
      const isSigned = timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(videoId, user, expiry)))
      const until = new Date(Number(expiry) * HOUR)
      return isSigned && clock() < until ? { userId: Number(user), until } : undefined
    },
  }
}
