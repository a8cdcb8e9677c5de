/** A video element whose film is told by the test: happy-dom plays none. */
export function fakeVideo(playable: readonly string[] = ['video/mp4']) {
  const video = document.createElement('video')
  const film = {
    paused: true,
    ended: false,
    duration: Number.NaN,
    readyState: 0,
    error: null as { code: number } | null,
  }
  const settings = {
    currentTime: 0,
    volume: 1,
    muted: false,
    playbackRate: 1,
    defaultPlaybackRate: 1,
    crossOrigin: null,
  }
  for (const name of Object.keys(film))
    Object.defineProperty(video, name, { configurable: true, get: () => film[name as keyof typeof film] })
  for (const [name, value] of Object.entries(settings))
    Object.defineProperty(video, name, { configurable: true, writable: true, value })
  Object.defineProperty(video, 'buffered', { get: () => ({ length: 0, start: () => 0, end: () => 0 }) })
  for (const [name, value] of Object.entries({ HAVE_METADATA: 1, HAVE_FUTURE_DATA: 3 }))
    Object.defineProperty(video, name, { value })
  const tell = (type: string) => video.dispatchEvent(new Event(type))
  video.canPlayType = (type) => (playable.includes(type) ? 'maybe' : '')
  video.load = () => {}
  video.play = async () => {
    Object.assign(film, { paused: false, ended: false })
    tell('play')
  }
  video.pause = () => {
    film.paused = true
    tell('pause')
  }
  return {
    video,
    /** The film has come, so long in seconds. */
    loads(duration: number) {
      Object.assign(film, { duration, readyState: 4, error: null })
      tell('loadedmetadata')
    },
    plays(to: number) {
      video.currentTime = to
      tell('timeupdate')
    },
    ends() {
      Object.assign(film, { paused: true, ended: true })
      tell('ended')
    },
    fails(code: number) {
      film.error = { code }
      tell('error')
    },
  }
}
