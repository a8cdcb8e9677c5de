import { describe, expect, test } from 'vitest'
import { configure } from '#config/configure.ts'
import '#config/config.ts'
import type { RoadshowDetail } from '#contract/roadshow.ts'
import { replayOf } from '#features/replay/film.ts'

configure({ apiBaseUrl: 'https://portal.example/api/' })

const roadshow: RoadshowDetail = {
  id: '7',
  replay_details: { video_id: 'v1', title: 'Autumn call, the film', duration: 64 },
  replay: {
    sources: [{ src: '/api/files/film.mp4', type: 'Video/MP4' }],
    captions: [{ src: 'files/en.vtt', srclang: 'en' }],
    poster_url: 'files/poster.jpg',
  },
}

test('R335 C70 a replay is what the event names, its addresses are those of the API', () => {
  expect(replayOf(roadshow, 'v1')).toEqual({
    videoId: 'v1',
    title: 'Autumn call, the film',
    film: {
      sources: [{ url: 'https://portal.example/api/files/film.mp4', mediaType: 'video/mp4' }],
      captions: [{ url: 'https://portal.example/api/files/en.vtt', language: 'en', label: 'en' }],
      poster: 'https://portal.example/api/files/poster.jpg',
    },
  })
})

test('R332 another video is none of the event, an empty id is its own', () => {
  expect(replayOf(roadshow, 'v2')).toBeUndefined()
  expect(replayOf(roadshow, '')?.videoId).toBe('v1')
  expect(replayOf({ id: '7' }, '')).toBeUndefined()
})

test('R403 the id of a video by itself names the replay too', () => {
  const details = 'v1' as unknown as { video_id: string }
  expect(replayOf({ ...roadshow, replay_details: details }, 'v1')).toMatchObject({ videoId: 'v1', title: '' })
})

describe('embedding 6: addresses that are not fit to play are left out', () => {
  test.each(['javascript:alert(1)', 'data:video/mp4,x', 'blob:x', 'mailto:a@b', 'https://a:b@c/', '', null, 7])(
    '%s',
    (address) => {
      const src = address as string
      const replay = { sources: [{ src }], captions: [{ src, srclang: 'en' }], poster_url: src }
      const film = replayOf({ ...roadshow, replay }, 'v1')?.film
      if (address !== 7) expect(film).toEqual({ sources: [], captions: [], poster: undefined })
      else expect(film?.sources[0]?.url).toBe('https://portal.example/api/7')
    },
  )
})
