import { atom, type ReadableAtom } from 'nanostores'
import type { Film } from '../film.ts'
import { keptPosition } from '../kept-position.ts'
import { createPlayback, type Playback, type PlaybackFailure } from '../playback.ts'

type PlayerState = {
  film: Film
  /** Undefined while the film plays or may still come. */
  failure: { why: PlaybackFailure; retrying: boolean } | undefined
  /** The second at which the film was resumed, until it has moved on. */
  resumedAt: number | undefined
}

type PlayerOptions = {
  videoId: string
  film: Film
  /** Where the film begins, in seconds; undefined: where this user left it. */
  startAt?: number | undefined
  /** The film with new addresses, since permission ends after some hours. Undefined if the user has none any more. */
  refresh: () => Promise<Film | undefined>
}

export type Player = ReturnType<typeof createPlayer>

/** How long the film says that it was resumed, and how often its position is stored while it plays. */
const RESUMED_S = 10
const STORE_EVERY_S = 5

const followed = ['play', 'pause', 'playing', 'timeupdate', 'seeked', 'ended', 'loadedmetadata', 'canplay']

/** Events of a film that has come after a failure; other events may be left from the attempt before. */
const again = new Set(['loadedmetadata', 'canplay', 'playing'])

/**
 * What the browser's player lacks: trying forms of the film in turn, resuming where this user left it, and another try with new
 * addresses. The position is stored once the user has pressed play, until the film ends or the session does.
 */
export function createPlayer({ videoId, film, startAt, refresh }: PlayerOptions) {
  const kept = keptPosition(videoId)
  const isResumed = startAt === undefined && kept.at > 0
  const $state = atom<PlayerState>({ film, failure: undefined, resumedAt: isResumed ? kept.at : undefined })
  const change = (more: Partial<PlayerState>) => $state.set({ ...$state.get(), ...more })
  let video: HTMLVideoElement | undefined
  let playback: Playback | undefined
  let isStarted = false
  /** The position while a film plays; what a failure leaves in the element may be 0. */
  let time = startAt ?? kept.at
  let stored = time
  const $time = atom(time)

  const store = () => {
    if (!isStarted || !video) return
    stored = time
    kept.keep(video.ended ? 0 : time, Number.isFinite(video.duration) ? video.duration : 0)
  }

  const follow = ({ type }: Event) => {
    if (!video) return
    const { failure, resumedAt } = $state.get()
    if (type === 'play') isStarted = true
    if (failure && !again.has(type)) return
    time = playback?.waitingAt ?? video.currentTime
    $time.set(time)
    const isOld = resumedAt !== undefined && Math.abs(time - resumedAt) > RESUMED_S
    if (failure || isOld) change({ failure: undefined, resumedAt: isOld ? undefined : resumedAt })
    if (type === 'pause' || type === 'ended' || Math.abs(time - stored) >= STORE_EVERY_S) store()
  }

  const seek = (seconds: number) => {
    time = seconds
    $time.set(seconds)
    change({ resumedAt: undefined })
    if (playback?.waitingAt !== undefined) playback.moveStart(seconds)
    else if (video) video.currentTime = seconds
  }
  const play = () => {
    video?.play().catch(() => {})
  }

  return {
    $state: $state as ReadableAtom<PlayerState>,
    /** The position of the film, in seconds. */
    $time: $time as ReadableAtom<number>,
    seek,
    play,
    /** From where the film stopped. */
    async retry() {
      const { failure, film: old } = $state.get()
      if (!failure || failure.retrying) return
      change({ failure: { ...failure, retrying: true } })
      // Without new addresses the old ones are tried: their failure says more.
      const fresh = await refresh().catch(() => old)
      if (!fresh) return
      const next = fresh.sources.length > 0 ? fresh : old
      change({ film: next })
      playback?.begin(next, time, true)
    },
    startOver() {
      seek(0)
      play()
    },
    /** Plays in this element until the result is called. */
    start(element: HTMLVideoElement): () => void {
      video = element
      for (const type of followed) element.addEventListener(type, follow)
      playback = createPlayback(element, (why) => change({ failure: { why, retrying: false } }))
      playback.begin($state.get().film, time, false)
      window.addEventListener('pagehide', store)
      return () => {
        store()
        window.removeEventListener('pagehide', store)
        for (const type of followed) element.removeEventListener(type, follow)
        playback?.stop()
        playback = undefined
        video = undefined
      }
    },
  }
}
