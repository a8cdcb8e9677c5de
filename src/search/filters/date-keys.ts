import { config } from '#config/config.ts'
import type { DateKeys } from './filters.ts'

/** The date keys of the page's query string, as the settings name them (C57). */
export function dateKeys(): DateKeys {
  const { startDateKey: start, endDateKey: end } = config()
  return { start, end }
}
