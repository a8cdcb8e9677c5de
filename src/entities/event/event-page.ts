import { portalLink } from '#config/config.ts'

/** The page of an event in the portal. Undefined for an id without a digit, which the portal takes for a list of events. */
export const getEventPage = (id: string): string | undefined =>
  /\d/.test(id) ? portalLink(`/events/${encodeURIComponent(id)}`)?.href : undefined
