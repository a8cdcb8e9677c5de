import { offsetAt, offsetText } from '#lib/format/zone.ts'

/** The time zones that can be chosen, with their present distance from UTC: `Europe/Berlin`, `UTC+01:00`. */
export function listZones(now: Date): { zone: string; offset: string }[] {
  // Browsers leave UTC out.
  const zones = new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])
  return [...zones].map((zone) => ({ zone, offset: `UTC${offsetText(offsetAt(now, zone))}` }))
}
