import { fill, one } from './dom.ts'
import { refusal } from './fake-api.ts'
import { answerReplay, byId, english, filmIn, gone, mp4, showCaptions } from './replay.ts'
import { eventually } from './wait.ts'
import { failed, long, missing, never, type State, words } from './widget-states.ts'

const tag = 'research-replay'

/** Plays a moment, and stops. */
async function watch(root: ShadowRoot) {
  const video = await filmIn(root)
  video.muted = true
  await video.play()
  video.pause()
  return video
}

export const replayStates: readonly State[] = [
  { tag, state: 'signed out', signedOut: true, reach: words('Sign in to watch this replay.') },
  {
    tag,
    state: 'loading',
    answer: ({ api }) => api.on(byId, never),
    reach: (root) => eventually(() => one(root, '.r-replay__room')),
  },
  {
    tag,
    state: 'not permitted',
    answer: ({ api }) => answerReplay(api, { permissioned: false }),
    reach: words("doesn't provide access to this replay"),
  },
  missing(tag, 'roadshow-id'),
  { tag, state: 'unknown', answer: ({ api }) => api.on(byId, () => refusal(404)), reach: words('find the event') },
  { tag, state: 'failed', answer: ({ api }) => api.on(byId, () => refusal(500)), reach: failed },
  {
    tag,
    state: 'of an event without one',
    answer: ({ api }) => answerReplay(api, { replay_details: null }),
    reach: words('There is no replay of this event.'),
  },
  { tag, state: 'with its player', reach: filmIn },
  {
    tag,
    state: 'that has been watched a little, with captions',
    reach: async (root) => showCaptions(await watch(root)),
  },
  {
    tag,
    state: 'with long names and captions in two languages',
    answer: ({ api }) =>
      answerReplay(api, {
        name: long,
        replay: { sources: [mp4], captions: [english, { ...english, srclang: 'de', label: long }] },
      }),
    reach: filmIn,
  },
  {
    tag,
    state: 'with words found in its transcript',
    reach: async (root) => {
      await filmIn(root)
      fill(await eventually(() => one<HTMLInputElement>(root, '.r-transcript input')), 'the')
      await eventually(() => one(root, '.r-transcript mark[data-current]'))
    },
  },
  {
    tag,
    state: 'with a transcript that does not come',
    answer: ({ api }) =>
      answerReplay(api, { replay: { sources: [mp4], captions: [{ ...english, src: '/api/none.vtt' }] } }),
    reach: (root) => eventually(() => one(root, '.r-transcript [role=alert] button')),
  },
  {
    tag,
    state: 'that goes on where it was left',
    answer: () => sessionStorage.setItem('research-portal:replay:Ada Client:v1', '10'),
    reach: (root) => eventually(() => one(root, '.r-player__resumed')),
  },
  {
    tag,
    state: 'with a film that does not come',
    answer: ({ api }) => answerReplay(api, { replay: { sources: [gone] } }),
    reach: (root) => eventually(() => one(root, '.r-player__failure [role=alert] button')),
  },
  {
    tag,
    state: 'with a film in no form that plays',
    answer: ({ api }) => answerReplay(api, { replay: { sources: [{ ...mp4, type: 'video/x-none' }] } }),
    reach: words('Your browser cannot play this replay.'),
  },
]
