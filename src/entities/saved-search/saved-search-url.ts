import { config, portalLink } from '#config/config.ts'

/** A saved query under the keys of this deployment's lists, which may name the dates otherwise than the API (R223). */
export function toListQuery(query: string): URLSearchParams {
  const { startDateKey, endDateKey } = config()
  const keys = new Map([
    ['start_date', startDateKey],
    ['end_date', endDateKey],
  ])
  return new URLSearchParams([...new URLSearchParams(query)].map(([key, value]) => [keys.get(key) ?? key, value]))
}

const toHref = (path: string) => portalLink(path)?.href ?? path

/** The list of a saved search in the portal. */
export const savedSearchUrl = (query: string): string => toHref(`/library?${toListQuery(query)}`)

/** Where all saved searches are. */
export const savedSearchesUrl = (): string => toHref('/following_preferences')
