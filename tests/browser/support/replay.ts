import type { RoadshowDetail } from '#contract/roadshow.ts'
import { one } from './dom.ts'
import type { FakeApi } from './fake-api.ts'
import { eventually } from './wait.ts'

const files = `${location.origin}/demo/assets/replay`

export const mp4 = { src: `${files}/film.mp4`, type: 'video/mp4' }
export const hls = { src: `${files}/film.m3u8`, type: 'application/vnd.apple.mpegurl' }
/** No film is there. */
export const gone = { ...mp4, src: `${files}/none.mp4` }

export const english = { src: `${files}/captions.en.vtt`, srclang: 'en', label: 'English' }

/** An event whose replay this client may watch. */
export const autumn: RoadshowDetail = {
  id: '7',
  name: 'Autumn call',
  start_date: '2026-11-05T14:30:00Z',
  replay_details: { video_id: 'v1', title: 'Autumn call', duration: 64 },
  permissioned: true,
  replay: { sources: [mp4], captions: [english], poster_url: `${files}/poster.jpg` },
}

export const byId = 'roadshows/roadshow_by_id'

export function answerReplay(api: FakeApi, more: Partial<RoadshowDetail> = {}): void {
  api.on('current_user', () => ({ username: 'ada' }))
  api.on(byId, () => ({ ...autumn, ...more }))
}

export const videoIn = (root: ParentNode) => one<HTMLVideoElement>(root, 'video')

/** The video of a player; throws before its film has come. */
export function readyVideo(root: ParentNode): HTMLVideoElement {
  const video = videoIn(root)
  if (video.readyState < video.HAVE_METADATA || video.seeking) throw new Error('the film has not come')
  return video
}

/** The video of a player, once its film has come. */
export const filmIn = (root: ParentNode): Promise<HTMLVideoElement> => eventually(() => readyVideo(root))

/** Shows the first captions, as the menu of the browser's player does. */
export async function showCaptions(video: HTMLVideoElement): Promise<void> {
  const [track] = video.textTracks
  if (!track) throw new Error('there are no captions')
  track.mode = 'showing'
  await eventually(() => {
    if (!track.cues?.length) throw new Error('the captions have not come')
  })
}

/**
 * Lets the film come out of memory, by its address: the server of these tests gives no parts of files, without which no
 * place in a film can be reached.
 */
export async function keepFilm(): Promise<void> {
  const film = URL.createObjectURL(await (await fetch(mp4.src)).blob())
  const { prototype } = HTMLMediaElement
  const { get, set } = Object.getOwnPropertyDescriptor(prototype, 'src') ?? {}
  Object.defineProperty(prototype, 'src', {
    configurable: true,
    get() {
      const address: unknown = get?.call(this)
      return address === film ? mp4.src : address
    },
    set(address: unknown) {
      set?.call(this, address === mp4.src ? film : address)
    },
  })
}
