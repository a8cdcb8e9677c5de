import { atom, type ReadableAtom } from 'nanostores'
import type { Film } from '../film.ts'
import { keptPosition } from '../kept-position.ts'
import { createPlayback, type Playback, type PlaybackFailure } from '../playback.ts'

export type Phase =
  | { is: 'loading' | 'paused' | 'playing' | 'waiting' | 'ended' }
  | { is: 'failed'; why: PlaybackFailure; retrying: boolean }

/** What a player shows; times in seconds. */
export type PlayerState = {
  phase: Phase
  film: Film
  time: number
  /** 0 until it is known. */
  duration: number
  /** To where the film has come without a gap. */
  buffered: number
  /** 0 to 1. */
  volume: number
  isMuted: boolean
  rate: number
  /** Which captions are shown, counted from 0; none: -1. */
  captions: number
  /** Whether the reader has pressed play. */
  isStarted: boolean
  /** Where the reader had left it, until that is old. */
  resumedAt: number | undefined
  isFullscreen: boolean
}

export type Player = ReturnType<typeof createPlayer>

type PlayerOptions = {
  videoId: string
  film: Film
  /** The film with fresh addresses: permission runs out after some hours. Undefined where the reader has none any more. */
  refresh: () => Promise<Film | undefined>
}

export const rates = [0.5, 0.75, 1, 1.25, 1.5, 2] as const

/** How long it is said that a film went on where it was left, and how far it plays between two notes of where it is. */
const RESUMED_S = 10
const NOTE_EVERY_S = 5

const followed = ['loadedmetadata', 'durationchange', 'timeupdate', 'progress', 'play', 'pause', 'playing', 'waiting']
const alsoFollowed = ['seeking', 'seeked', 'ended', 'volumechange', 'ratechange', 'canplay']

/** What a film that failed says only when it has come after all; anything else is a late word of the attempt before. */
const again = new Set(['loadedmetadata', 'canplay', 'playing'])

function phaseOf({ ended, paused, readyState, HAVE_METADATA, HAVE_FUTURE_DATA }: HTMLVideoElement): Phase {
  if (ended) return { is: 'ended' }
  if (paused) return { is: readyState >= HAVE_METADATA ? 'paused' : 'loading' }
  return { is: readyState >= HAVE_FUTURE_DATA ? 'playing' : 'waiting' }
}

function bufferedIn({ buffered, currentTime }: HTMLVideoElement): number {
  for (let index = 0; index < buffered.length; index++)
    if (buffered.start(index) <= currentTime + 0.5 && currentTime <= buffered.end(index)) return buffered.end(index)
  return 0
}

/**
 * A film and what a reader does with it. It is resumed where this reader left it, and where it is noted only once play was
 * pressed; the note goes at its end and with the session.
 */
export function createPlayer({ videoId, film, refresh }: PlayerOptions) {
  const kept = keptPosition(videoId)
  const $state = atom<PlayerState>({
    phase: { is: 'loading' },
    film,
    time: kept.at,
    duration: 0,
    buffered: 0,
    volume: 1,
    isMuted: false,
    rate: 1,
    captions: -1,
    isStarted: false,
    resumedAt: kept.at > 0 ? kept.at : undefined,
    isFullscreen: false,
  })
  const change = (more: Partial<PlayerState>) => $state.set({ ...$state.get(), ...more })
  let video: HTMLVideoElement | undefined
  let playback: Playback | undefined
  let noted = kept.at
  /** Whether play was pressed before there was an element to play in. */
  let isAsked = false

  const note = () => {
    const { isStarted, time, duration, phase } = $state.get()
    if (!isStarted) return
    noted = time
    kept.keep(phase.is === 'ended' ? 0 : time, duration)
  }

  const follow = ({ type }: Event) => {
    if (!video) return
    const shown = $state.get()
    const time = playback?.waitingAt ?? video.currentTime
    const isOld = shown.resumedAt !== undefined && Math.abs(time - shown.resumedAt) > RESUMED_S
    change({
      phase: shown.phase.is === 'failed' && !again.has(type) ? shown.phase : phaseOf(video),
      time,
      duration: Number.isFinite(video.duration) ? video.duration : shown.duration,
      buffered: bufferedIn(video),
      volume: video.volume,
      isMuted: video.muted,
      rate: video.playbackRate,
      isStarted: shown.isStarted || type === 'play',
      resumedAt: isOld ? undefined : shown.resumedAt,
    })
    if (type === 'pause' || type === 'ended' || Math.abs(time - noted) >= NOTE_EVERY_S) note()
  }

  /** By the elements: a stream may bring tracks of its own. */
  const showCaptions = () => {
    const { captions } = $state.get()
    for (const [index, { track }] of [...(video?.querySelectorAll('track') ?? [])].entries())
      track.mode = index === captions ? 'showing' : 'disabled'
  }

  const setCaptions = (captions: number) => {
    change({ captions })
    showCaptions()
  }

  const play = () => void video?.play().catch(() => {})

  /** Again, from where it stopped. */
  const retry = async () => {
    const { phase, time } = $state.get()
    if (phase.is !== 'failed' || phase.retrying) return
    change({ phase: { ...phase, retrying: true } })
    const old = $state.get().film
    // What no longer comes with addresses is tried by the old ones, whose failure says more.
    const fresh = await refresh().catch(() => old)
    if (!fresh) return
    const next = fresh.sources.length > 0 ? fresh : old
    change({ film: next })
    playback?.begin(next, time, true)
  }

  const seek = (time: number) => {
    if (!video) return
    const { duration } = $state.get()
    const target = Math.max(0, duration > 0 ? Math.min(time, duration) : time)
    if (playback?.waitingAt === undefined) video.currentTime = target
    else playback.moveStart(target)
    change({ time: target })
  }

  const setVolume = (volume: number) => {
    if (!video) return
    video.volume = Math.min(1, Math.max(0, volume))
    video.muted = video.volume === 0
  }

  return {
    $state: $state as ReadableAtom<PlayerState>,
    seek,
    setVolume,
    toggle() {
      if (!video) isAsked = !isAsked
      else if ($state.get().phase.is === 'failed') void retry()
      else if (video.paused || video.ended) play()
      else video.pause()
    },
    skip: (seconds: number) => seek($state.get().time + seconds),
    /** Louder is heard again, at what it was. */
    changeVolume(by: number) {
      if (video?.muted && video.volume > 0) video.muted = by < 0
      else setVolume((video?.volume ?? 0) + by)
    },
    toggleMuted() {
      if (!video) return
      if (video.volume === 0) setVolume(0.5)
      else video.muted = !video.muted
    },
    setRate(rate: number) {
      if (!video) return
      // Another form of the film begins with the default.
      video.defaultPlaybackRate = rate
      video.playbackRate = rate
    },
    setCaptions,
    toggleCaptions() {
      const { captions, film: shown } = $state.get()
      setCaptions(captions < 0 && shown.captions.length > 0 ? 0 : -1)
    },
    startOver() {
      change({ resumedAt: undefined })
      seek(0)
      play()
    },
    retry,
    /** Shows it in this element, until the result is called. */
    start(element: HTMLVideoElement): () => void {
      video = element
      const events = [...followed, ...alsoFollowed]
      for (const type of events) element.addEventListener(type, follow)
      playback = createPlayback(element, (why) => change({ phase: { is: 'failed', why, retrying: false } }))
      const { film: shown, time } = $state.get()
      playback.begin(shown, time, isAsked)
      isAsked = false
      window.addEventListener('pagehide', note)
      return () => {
        note()
        window.removeEventListener('pagehide', note)
        for (const type of events) element.removeEventListener(type, follow)
        playback?.stop()
        playback = undefined
        video = undefined
      }
    },
    showCaptions,
    setFullscreen: (isFullscreen: boolean) => change({ isFullscreen }),
  }
}
