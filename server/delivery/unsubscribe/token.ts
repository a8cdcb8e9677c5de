import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a link in a mail ends: all mails with research, or those about one saved search. */
export type StopTarget = 'all' | { searchId: number }

const TOKEN = /^(\d{1,9})\.(all|s\d{1,9})\.([\w-]{43})$/

const sign = (key: string, text: string) => createHmac('sha256', key).update(text).digest('base64url')

/** A token that is good as long as the account exists: it is signed with the user's own key. */
export function makeStopToken(userId: number, target: StopTarget, key: string): string {
  const text = `${userId}.${target === 'all' ? target : `s${target.searchId}`}`
  return `${text}.${sign(key, text)}`
}

/** What a token says, which is true only if `isSignedBy` the key of that user; undefined: it is none. */
export function readStopToken(token: string) {
  const [, user = '', what = '', mac = ''] = TOKEN.exec(token) ?? []
  if (mac === '') return undefined
  const target: StopTarget = what === 'all' ? what : { searchId: Number(what.slice(1)) }
  const isSignedBy = (key: string) => timingSafeEqual(Buffer.from(sign(key, `${user}.${what}`)), Buffer.from(mac))
  return { userId: Number(user), target, isSignedBy }
}
