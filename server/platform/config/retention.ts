import { readDuration } from './duration.ts'

/** How long records are kept, in milliseconds. */
export type Retention = { audit: number; events: number }

/** Two years, which covers an audit of the year before; thirteen months, so that a year can be compared with the last. */
const AUDIT = '730d'
const EVENTS = '400d'

/** @throws Error with a text for a person for what is no duration */
export const readRetention = ({ AUDIT_RETENTION, EVENTS_RETENTION }: NodeJS.ProcessEnv): Retention => ({
  audit: readDuration('AUDIT_RETENTION', AUDIT_RETENTION, AUDIT),
  events: readDuration('EVENTS_RETENTION', EVENTS_RETENTION, EVENTS),
})

export const defaultRetention: Retention = readRetention({})
