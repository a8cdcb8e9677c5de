/** A video element whose film is told by the test: happy-dom plays none. */
export function fakeVideo(playable: readonly string[] = ['video/mp4']) {
  const video = document.createElement('video')
  const film = {
    paused: true,
    ended: false,
    duration: Number.NaN,
    error: null as { code: number } | null,
  }
  const settings = { currentTime: 0, crossOrigin: null }
  for (const name of Object.keys(film))
    Object.defineProperty(video, name, { configurable: true, get: () => film[name as keyof typeof film] })
  for (const [name, value] of Object.entries(settings))
    Object.defineProperty(video, name, { configurable: true, writable: true, value })
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
      Object.assign(film, { duration, error: null })
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
