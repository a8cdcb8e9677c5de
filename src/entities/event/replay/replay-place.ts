import { portalLink } from '#config/config.ts'
import type { Roadshow } from '#contract/roadshow.ts'
import { getReplayDetails } from './replay-details.ts'

/** A second of a film, and the words that its transcript is searched for; '' for none. */
export type ReplayPlace = { seconds: number; find: string }

const SECONDS = /^\d{1,6}(?:\.\d)?$/

/** The place in `t=93.5&find=margin`; undefined seconds if the query has none, or a wrong one. */
export function readPlace(query: URLSearchParams): { seconds: number | undefined; find: string } {
  const time = query.get('t') ?? ''
  return { seconds: SECONDS.test(time) ? Number(time) : undefined, find: query.get('find') ?? '' }
}

/** A query with another place; its other keys stay. */
export function withPlace(query: URLSearchParams, { seconds, find }: ReplayPlace): URLSearchParams {
  const next = new URLSearchParams(query)
  next.set('t', String(seconds))
  if (find === '') next.delete('find')
  else next.set('find', find)
  return next
}

/** A segment of dots only would change the path. */
const isSegment = (id: string) => id !== '' && !/^\.+$/.test(id)

/** The page with the event's replay (R320), or with a place in it; undefined if there is none. */
export function getReplayUrl(roadshow: Roadshow, place?: ReplayPlace): string | undefined {
  const { id } = roadshow
  const { videoId } = getReplayDetails(roadshow)
  if (!isSegment(videoId) || !isSegment(id)) return undefined
  const query = place ? `?${withPlace(new URLSearchParams(), place)}` : ''
  return portalLink(`/media/${encodeURIComponent(videoId)}/${encodeURIComponent(id)}${query}`)?.href
}
