import { createHash } from 'node:crypto'

/** The same id for the same parts, as a UUID: for what is recorded once, however often it is done. */
export const buildId = (...parts: readonly (string | number | null)[]): string =>
  createHash('sha256')
    .update(JSON.stringify(parts))
    .digest('hex')
    .slice(0, 32)
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')

/** Milliseconds within which the same text that is read again is the same reading. */
const READING = 10 * 60_000

/** The number of the window that a moment lies in. */
export const readingAt = (now: Date): number => Math.floor(now.getTime() / READING)
