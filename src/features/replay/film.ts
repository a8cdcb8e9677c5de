import { apiBase } from '#config/config.ts'
import type { RoadshowDetail } from '#contract/roadshow.ts'
import { getReplayDetails } from '#entities/event/replay/replay-details.ts'
import { toRecords, toText } from '#lib/format/words.ts'
import { safeUrl } from '#lib/url/safe-url.ts'

/** One file or stream of a film; its media type in lower case, empty where the API tells none. */
export type FilmSource = { url: string; mediaType: string }

export type FilmCaptions = { url: string; language: string; label: string }

/** What a player plays: the same film in several forms, the best first. */
export type Film = { sources: FilmSource[]; captions: FilmCaptions[]; poster: string | undefined }

/** A film by the id of its video, and its title, empty where it has none; without sources there is nothing that this page can play. */
export type Replay = { videoId: string; title: string; film: Film }

/** An address of a picture, a film or captions: http and https, nothing else. They carry their own permission (C70). */
function mediaUrl(address: unknown): string | undefined {
  const url = safeUrl(toText(address), apiBase().href)
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined
}

export function filmOf({ replay }: RoadshowDetail): Film {
  const sources = toRecords(replay?.sources).flatMap(({ src, type }) => {
    const url = mediaUrl(src)
    return url ? [{ url, mediaType: toText(type).toLowerCase() }] : []
  })
  const captions = toRecords(replay?.captions).flatMap(({ src, srclang, label }) => {
    const url = mediaUrl(src)
    const language = toText(srclang)
    return url ? [{ url, language, label: toText(label) || language }] : []
  })
  return { sources, captions, poster: mediaUrl(replay?.poster_url) }
}

/** An event's replay; undefined where it has none, or the video is another one's. An empty id is the event's own. */
export function replayOf(roadshow: RoadshowDetail, videoId: string): Replay | undefined {
  const { videoId: own, title } = getReplayDetails(roadshow)
  if (own === '' || (videoId !== '' && videoId !== own)) return undefined
  return { videoId: own, title, film: filmOf(roadshow) }
}
