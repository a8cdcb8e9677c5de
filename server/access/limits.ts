import type { WriteLimit } from './write-counts.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * How often a user may do what stores something or is signed: far more than anybody does by hand, and few enough that a day of
 * it takes megabytes and not gigabytes.
 */
export const writeLimits = {
  capture_event: [
    { seconds: MINUTE, count: 600 },
    { seconds: DAY, count: 20_000 },
  ],
  preferences: [
    { seconds: MINUTE, count: 120 },
    { seconds: DAY, count: 2_000 },
  ],
  register: [
    { seconds: MINUTE, count: 120 },
    { seconds: DAY, count: 600 },
  ],
  change_password: [
    { seconds: HOUR, count: 30 },
    { seconds: DAY, count: 100 },
  ],
  access_requests: [
    { seconds: MINUTE, count: 30 },
    { seconds: DAY, count: 300 },
  ],
  desk: [
    { seconds: MINUTE, count: 120 },
    { seconds: DAY, count: 5_000 },
  ],
  sessions: [
    { seconds: MINUTE, count: 60 },
    { seconds: DAY, count: 1_000 },
  ],
  factors: [
    { seconds: MINUTE, count: 30 },
    { seconds: DAY, count: 300 },
  ],
  file_token: [{ seconds: MINUTE, count: 300 }],
} as const satisfies Record<string, readonly WriteLimit[]>

export type LimitedKind = keyof typeof writeLimits

export type WriteLimits = Readonly<Record<LimitedKind, readonly WriteLimit[]>>
