/** How long a session lasts: `idle` without being used, `absolute` in any case. In milliseconds. */
export type SessionLimit = { idle: number; absolute: number }

/** For sessions that end with the browser, and for those with "Remember me". */
export type SessionLimits = { session: SessionLimit; remembered: SessionLimit }

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Browsers keep no cookie for longer (R007). */
export const LONGEST_SESSION = 400 * DAY

export const defaultLimits: SessionLimits = {
  session: { idle: 12 * HOUR, absolute: DAY },
  remembered: { idle: 30 * DAY, absolute: LONGEST_SESSION },
}

/**
 * Milliseconds that an access token is valid: ten minutes, or less for short idle limits. A renewal counts as a use of the
 * session and a call does not, so clients must renew well before the idle limit.
 */
export const accessTokenLifetime = ({ session, remembered }: SessionLimits): number =>
  Math.max(1000, Math.min(10 * MINUTE, session.idle / 2, remembered.idle / 2))
