import type { Replay } from '#contract/roadshow.ts'

/** The files of a replay, with the names that they have in `demo/assets/replay`, and their media types. */
export const replayFiles = {
  'film.mp4': 'video/mp4',
  'film.m3u8': 'application/vnd.apple.mpegurl',
  'film.m4s': 'video/mp4',
  'poster.jpg': 'image/jpeg',
  'captions.en.vtt': 'text/vtt; charset=utf-8',
} as const

export type ReplayFile = keyof typeof replayFiles

export const isReplayFile = (name: string): name is ReplayFile => Object.hasOwn(replayFiles, name)

/** Whether a file is, or leads to, the film itself. */
export const isFilm = (file: ReplayFile): boolean => file.startsWith('film.')

/** How long the film is that every replay of the demo shows; `scripts/make-replay.sh` makes it. */
export const FILM_SECONDS = 64

/**
 * How a video is offered, so that players meet every case: most as a file, each fifth as a stream with the file to fall
 * back on, and the one after each twenty-fifth (the planted `replay-26` among them) as a stream alone.
 */
function listFilms(videoId: string): ReplayFile[] {
  const number = Number(/\d{1,9}$/.exec(videoId)?.[0] ?? 0)
  if (number % 25 === 1) return ['film.m3u8']
  return number % 5 === 0 ? ['film.m3u8', 'film.mp4'] : ['film.mp4']
}

/** A replay as a player takes it. The ticket is part of the path, so that a playlist's segments are asked for with it too. */
export function buildReplay(videoId: string, ticket: string): Replay {
  const buildAddress = (file: ReplayFile) => `/api/files/replays/${encodeURIComponent(videoId)}/${ticket}/${file}`
  return {
    sources: listFilms(videoId).map((file) => ({ src: buildAddress(file), type: replayFiles[file] })),
    captions: [{ src: buildAddress('captions.en.vtt'), srclang: 'en', label: 'English' }],
    poster_url: buildAddress('poster.jpg'),
  }
}
