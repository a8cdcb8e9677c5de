import { button, one } from './dom.ts'
import { refusal } from './fake-api.ts'
import { answerReplay, byId, english, filmIn, gone, mp4 } from './replay.ts'
import { eventually } from './wait.ts'
import { failed, long, never, type State, words } from './widget-states.ts'

const tag = 'research-replay'

/** Plays a little, and stops. */
async function watch(root: ShadowRoot, from = 3) {
  const video = await filmIn(root)
  video.muted = true
  button(root, 'Play').click()
  video.currentTime = from
  await eventually(() => {
    if (video.seeking || video.currentTime < from) throw new Error('it does not play')
  })
  video.pause()
  await eventually(() => button(root, 'Play'))
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
    async reach(root) {
      await watch(root)
      button(root, 'Captions').click()
      await eventually(() => one(root, 'button[aria-label=Captions][aria-pressed=true]'))
    },
  },
  {
    tag,
    state: 'with long names and captions in two languages',
    answer: ({ api }) =>
      answerReplay(api, {
        name: long,
        replay: { sources: [mp4], captions: [english, { ...english, language: 'de', label: long }] },
      }),
    reach: filmIn,
  },
  {
    tag,
    state: 'that goes on where it was left',
    async reach(root) {
      const left = await watch(root, 20)
      const element = root.host
      const stood = element.nextSibling
      const parent = element.parentElement
      element.remove()
      await eventually(() => {
        if (root.contains(left)) throw new Error('it is there')
      })
      parent?.insertBefore(element, stood)
      await eventually(() => one(root, '.r-player__resumed'))
      await filmIn(root)
    },
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
    answer: ({ api }) => answerReplay(api, { replay: { sources: [{ ...mp4, media_type: 'video/x-none' }] } }),
    reach: words('Your browser cannot play this replay.'),
  },
]
