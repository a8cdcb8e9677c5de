import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits, as text for addresses and cookies. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What the database keeps of a token. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

export const isToken = (text: unknown): text is string => typeof text === 'string' && /^[\w-]{43}$/.test(text)
