import { describe, expect, test } from 'vitest'
import { accessTokenLifetime, defaultLimits } from '#server/access/session-limits.ts'
import { readSettings } from '#server/settings.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const limitsOf = (env: NodeJS.ProcessEnv) => readSettings(env).sessionLimits

describe('R007 the limits of sessions', () => {
  test('are 12 and 24 hours, and 30 and 400 days with Remember me', () => {
    expect(limitsOf({})).toEqual({
      session: { idle: 12 * HOUR, absolute: DAY },
      remembered: { idle: 30 * DAY, absolute: 400 * DAY },
    })
    expect(limitsOf({})).toEqual(defaultLimits)
  })

  test('are set by seconds, minutes, hours and days', () => {
    const env = { SESSION_IDLE: '90s', SESSION_ABSOLUTE: '45m', REMEMBER_IDLE: '36h', REMEMBER_ABSOLUTE: '90d' }
    expect(limitsOf(env)).toEqual({
      session: { idle: 90_000, absolute: 45 * MINUTE },
      remembered: { idle: 36 * HOUR, absolute: 90 * DAY },
    })
  })

  test.each(['SESSION_IDLE', 'SESSION_ABSOLUTE', 'REMEMBER_IDLE', 'REMEMBER_ABSOLUTE'])(
    'a malformed %s is refused with a text that shows the form',
    (name) => {
      for (const text of ['12', 'h', '12 h', '1.5h', '-1h', '0h', '12H', '1h30m', '12w', 'never', '9999999d'])
        expect(() => limitsOf({ [name]: text })).toThrow(
          `${name} must be a number of seconds, minutes, hours or days such as 90s, 30m, 12h or 30d, not ${text}.`,
        )
    },
  )

  test('an idle limit is no longer than the absolute one, and that no longer than browsers keep a cookie', () => {
    expect(() => limitsOf({ SESSION_IDLE: '25h' })).toThrow(
      'SESSION_IDLE (25h) must not be longer than SESSION_ABSOLUTE (24h).',
    )
    expect(() => limitsOf({ REMEMBER_ABSOLUTE: '7d' })).toThrow(
      'REMEMBER_IDLE (30d) must not be longer than REMEMBER_ABSOLUTE (7d).',
    )
    expect(() => limitsOf({ REMEMBER_ABSOLUTE: '401d' })).toThrow('REMEMBER_ABSOLUTE must not be longer than 400d')
    expect(limitsOf({ SESSION_IDLE: '24h' }).session.idle).toBe(DAY)
  })
})

test('R138 an access token is good for ten minutes, or for half of a shorter idle limit', () => {
  const { remembered } = defaultLimits
  expect(accessTokenLifetime(defaultLimits)).toBe(10 * MINUTE)
  expect(accessTokenLifetime({ session: { idle: 5 * MINUTE, absolute: HOUR }, remembered })).toBe(2.5 * MINUTE)
  expect(accessTokenLifetime({ session: { idle: 1000, absolute: HOUR }, remembered })).toBe(1000)
})
