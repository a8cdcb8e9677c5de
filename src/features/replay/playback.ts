import type { Film, FilmSource } from './film.ts'

/** Why a film does not play (any further): the connection, the film itself, its address, or this browser. */
export type PlaybackFailure = 'lost' | 'damaged' | 'unavailable' | 'unsupported'

/** Gives a video element its film: the first form that plays, and when that one fails the next (C70). */
export type Playback = {
  /** From `at`, in seconds; playing at once only for a reader who has asked for it. */
  begin(film: Film, at: number, play: boolean): void
  /** Where it will begin, as long as the film has not come. */
  readonly waitingAt: number | undefined
  moveStart(at: number): void
  stop(): void
}

type Attempt = FilmSource & { shared: boolean }

const HLS_TYPE = 'application/vnd.apple.mpegurl'
const HLS = /^(application|audio)\/(vnd\.apple\.|x-)?mpegurl/
const isHls = ({ url, mediaType }: FilmSource) =>
  mediaType === '' ? /\.m3u8$/i.test(new URL(url).pathname) : HLS.test(mediaType)

const isElsewhere = (address: string) => new URL(address).origin !== location.origin

/** A browser without the type still plays HLS by Media Source Extensions. */
const mayPlay = (video: HTMLVideoElement, source: FilmSource) =>
  isHls(source) || source.mediaType === '' || video.canPlayType(source.mediaType) !== ''

/**
 * The ways to try, in order. Captions of another origin need a film that is asked for with CORS as well; where its server
 * does not allow that, the film comes without them.
 */
function attemptsFor(video: HTMLVideoElement, { sources, captions }: Film): Attempt[] {
  const playable = sources.filter((source) => mayPlay(video, source))
  const needShared = captions.some(({ url }) => isElsewhere(url))
  return (needShared ? [true, false] : [false]).flatMap((shared) => playable.map((source) => ({ ...source, shared })))
}

const reasons: Record<number, PlaybackFailure> = { 2: 'lost', 3: 'damaged' }

/** HLS where the browser has none of its own. Without a worker, which a strict policy refuses. Null: not possible here. */
async function attachHls(video: HTMLVideoElement, url: string, at: number, fail: (why: PlaybackFailure) => void) {
  const { default: Hls } = await import('hls.js/light')
  if (!Hls.isSupported()) return null
  const hls = new Hls({ enableWorker: false, startPosition: at > 0 ? at : -1 })
  let isMended = false
  hls.on(Hls.Events.ERROR, (_, { fatal, type }) => {
    if (!fatal) return
    if (type !== Hls.ErrorTypes.MEDIA_ERROR) return fail('unavailable')
    if (isMended) return fail('damaged')
    isMended = true
    hls.recoverMediaError()
  })
  hls.loadSource(url)
  hls.attachMedia(video)
  return hls
}

export function createPlayback(video: HTMLVideoElement, onFailure: (why: PlaybackFailure) => void): Playback {
  let attempts: Attempt[] = []
  let startAt: number | undefined
  let isWanted = false
  let why: PlaybackFailure | undefined
  /** Counts what was begun: an answer to anything older comes too late. */
  let turn = 0
  let detach = () => {}

  const next = (reason: PlaybackFailure) => {
    why ??= navigator.onLine ? reason : 'lost'
    startAt ??= video.currentTime
    isWanted ||= !video.paused
    void tryOne()
  }

  const attach = async ({ shared, ...source }: Attempt, mine: number) => {
    video.crossOrigin = shared ? 'anonymous' : null
    if (!isHls(source) || video.canPlayType(source.mediaType || HLS_TYPE) !== '') {
      video.src = source.url
      return
    }
    const fail = (reason: PlaybackFailure) => mine === turn && next(reason)
    const hls = await attachHls(video, source.url, startAt ?? 0, fail)
    if (!hls) return fail('unsupported')
    if (mine === turn) detach = () => hls.destroy()
    else hls.destroy()
  }

  const tryOne = async () => {
    const mine = ++turn
    detach()
    detach = () => {}
    const attempt = attempts.shift()
    if (!attempt) return onFailure(why ?? 'unsupported')
    try {
      await attach(attempt, mine)
    } catch {
      // The part that plays HLS could not be loaded.
      if (mine === turn) next('unavailable')
      return
    }
    // A browser that forbids it leaves the film paused, with its button to press.
    if (mine === turn && isWanted) video.play().catch(() => {})
  }

  const failed = () => video.error && next(reasons[video.error.code] ?? 'unavailable')
  const loaded = () => {
    // A film begins at 0 by itself, and the user may have sought already: the event comes a task after the metadata.
    if (startAt && Math.abs(video.currentTime - startAt) > 1) video.currentTime = startAt
    startAt = undefined
    isWanted = false
  }
  video.addEventListener('error', failed)
  video.addEventListener('loadedmetadata', loaded)

  return {
    begin(film, at, play) {
      attempts = attemptsFor(video, film)
      startAt = at
      isWanted = play
      why = undefined
      void tryOne()
    },
    get waitingAt() {
      return startAt
    },
    moveStart(at) {
      startAt = at
    },
    stop() {
      turn++
      video.removeEventListener('error', failed)
      video.removeEventListener('loadedmetadata', loaded)
      detach()
      // Lets go of what is being loaded.
      video.removeAttribute('src')
      video.load()
    },
  }
}
