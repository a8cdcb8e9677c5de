import { all, button, one } from './dom.ts'
import { answerEvent } from './event.ts'
import { refusal } from './fake-api.ts'
import { byId } from './replay.ts'
import { eventually } from './wait.ts'
import { failed, loading, long, missing, never, type State, unbroken, words } from './widget-states.ts'

const tag = 'research-event'

const open = (name: string) => async (root: ShadowRoot) => {
  ;(await eventually(() => button(root, name))).click()
  return eventually(() => one(root, 'dialog[open]'))
}

/** The states of `<research-event>`. */
export const singleEventStates: readonly State[] = [
  { tag, state: 'signed out', signedOut: true, reach: words('Sign in to see this event.') },
  { tag, state: 'loading', answer: ({ api }) => api.on(byId, never), reach: loading },
  missing(tag, 'event-id'),
  { tag, state: 'unknown', answer: ({ api }) => api.on(byId, () => refusal(404)), reach: words('find the event') },
  { tag, state: 'failed', answer: ({ api }) => api.on(byId, () => refusal(500)), reach: failed },
  {
    tag,
    state: 'with research on its company',
    reach: (root) =>
      eventually(() => {
        if (all(root, '.r-notes__note').length < 3) throw new Error('no notes')
      }),
  },
  {
    tag,
    state: 'that is open',
    answer: ({ api }) => answerEvent(api, { has_requested_slot: false, can_withdraw: false, meeting_url: null }),
    reach: (root) => eventually(() => button(root, 'Register')),
  },
  {
    tag,
    state: 'outside the subscription',
    answer: ({ api }) => answerEvent(api, { has_requested_slot: false, permissioned: false, tags: [] }),
    reach: words('Your subscription does not include this event.'),
  },
  {
    tag,
    state: 'to which access is requested',
    answer: ({ api }) => answerEvent(api, { permissioned: false, tags: [] }),
    reach: words('You have requested access.'),
  },
  {
    tag,
    state: 'that is over, with a replay',
    answer: ({ api }) => answerEvent(api, { end_date: '2020-01-01T00:00:00Z', start_date: '2020-01-01T00:00:00Z' }),
    reach: words('Watch the replay'),
  },
  {
    tag,
    state: 'that is cancelled',
    answer: ({ api }) => answerEvent(api, { cancelled: true, can_withdraw: false }),
    reach: words('This event has been cancelled.'),
  },
  {
    tag,
    state: 'with long texts',
    answer: ({ api }) =>
      answerEvent(api, {
        name: long,
        location: `${long};${unbroken}`,
        description: `${long}\n${unbroken}`,
        feedback_url: long,
        tags: Array.from({ length: 30 }, (_, index) => ({ id: `${index}`, category: 'Company', value: long })),
      }),
    reach: words('Companies'),
  },
  {
    tag,
    state: 'without anything but its id',
    answer: ({ api }) => api.on(byId, () => ({ id: 'e1' })),
    reach: words('Unnamed event'),
  },
  { tag, state: 'with the question whether to cancel', reach: open('Cancel registration') },
  {
    tag,
    state: 'with a cancellation that failed',
    answer: ({ api }) => {
      answerEvent(api)
      api.on('roadshows/e1/withdraw', () => refusal(500))
    },
    async reach(root) {
      const dialog = await open('Cancel registration')(root)
      button(dialog, 'Cancel registration').click()
      await eventually(() => one(root, 'dialog [role=alert]'))
    },
  },
]
