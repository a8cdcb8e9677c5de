import { readDuration } from '#server/platform/config/duration.ts'

/** How long a session lasts: `idle` without being used, `absolute` in any case. In milliseconds. */
export type SessionLimit = { idle: number; absolute: number }

/** For the two kinds of sessions: those that end with the browser, and those with "Remember me". */
export type SessionLimits = { session: SessionLimit; remembered: SessionLimit }

/** Browsers keep no cookie for longer (R007). */
const LONGEST = '400d'

const MINUTE = 60_000

function readLimit(env: NodeJS.ProcessEnv, idleName: string, absoluteName: string, defaults: [string, string]) {
  const idle = readDuration(idleName, env[idleName], defaults[0])
  const absolute = readDuration(absoluteName, env[absoluteName], defaults[1])
  if (absolute > readDuration('', LONGEST, LONGEST))
    throw new Error(`${absoluteName} must not be longer than ${LONGEST}, which is as long as browsers keep a cookie.`)
  if (idle > absolute)
    throw new Error(
      `${idleName} (${env[idleName] || defaults[0]}) must not be longer than ${absoluteName} (${env[absoluteName] || defaults[1]}).`,
    )
  return { idle, absolute }
}

/** @throws Error with a text for a person when a value is malformed, or an idle limit is longer than its absolute one */
export const readSessionLimits = (env: NodeJS.ProcessEnv): SessionLimits => ({
  session: readLimit(env, 'SESSION_IDLE', 'SESSION_ABSOLUTE', ['12h', '24h']),
  remembered: readLimit(env, 'REMEMBER_IDLE', 'REMEMBER_ABSOLUTE', ['30d', LONGEST]),
})

export const defaultLimits: SessionLimits = readSessionLimits({})

/**
 * Milliseconds that an access token is good for: ten minutes, or less for short idle limits. A renewal counts as the use of a
 * session and a call does not, so a user who works must renew well before the idle limit.
 */
export const accessTokenLifetime = ({ session, remembered }: SessionLimits): number =>
  Math.max(1000, Math.min(10 * MINUTE, session.idle / 2, remembered.idle / 2))
