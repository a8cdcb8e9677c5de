import type { Roadshow } from '#contract/roadshow.ts'
import { paged } from './documents.ts'
import { all, button, one } from './dom.ts'
import { calls } from './events-table.ts'
import { refusal } from './fake-api.ts'
import { known, quoted, roadshow, roadshows } from './roadshows.ts'
import { openPanel } from './tools.ts'
import { eventually } from './wait.ts'
import { failed, loading, long, missing, never, ready, type State, words } from './widget-states.ts'

function eventCards(): State[] {
  const tag = 'research-event-cards'
  const path = 'roadshows/upcoming_by_tag'
  return [
    { tag, state: 'signed out', signedOut: true, reach: words('Sign in to see upcoming events.') },
    { tag, state: 'loading', answer: ({ api }) => api.on(path, never), reach: loading },
    { tag, state: 'failed', answer: ({ api }) => api.on(path, () => refusal(500)), reach: failed },
    missing(tag, 'tag-id', 'source="tag" tag-id=""'),
    { tag, state: 'without events', answer: ({ api }) => api.on(path, () => []), reach: words('No Upcoming Events') },
    {
      tag,
      state: 'with events of all kinds',
      answer: ({ api }) =>
        api.on(path, () => [
          ...roadshows(1, 2),
          roadshow(3, { promoted: true, has_requested_slot: true, name: long, location: `${long};Oslo` }),
          roadshow(4, { permissioned: false }),
          { id: 'bare' },
        ]),
      reach: (root) =>
        eventually(() => {
          if (all(root, 'article').length < 5) throw new Error('no events')
        }),
    },
    {
      tag,
      state: 'with the question whether to register',
      answer: ({ api }) => api.on(path, () => [roadshow(1, { can_register: true, name: long })]),
      async reach(root) {
        ;(await eventually(() => one(root, '.r-registration button'))).click()
        await eventually(() => one(root, 'dialog[open]'))
      },
    },
    {
      tag,
      state: 'with a registration that failed',
      answer: ({ api }) => {
        api.on(path, () => [roadshow(1, { can_register: true, permissioned: false })])
        api.on('roadshows/e1/register', () => refusal(500))
      },
      async reach(root) {
        ;(await eventually(() => button(root, 'Request access for Meeting 1'))).click()
        ;(await eventually(() => button(root, 'Yes'))).click()
        await eventually(() => one(root, 'dialog [role=alert]'))
      },
    },
    {
      tag,
      state: 'with the ways into a calendar',
      answer: ({ api }) => api.on(path, () => roadshows(1, 1)),
      async reach(root) {
        ;(await eventually(() => button(root, 'Add Meeting 1 to a calendar'))).click()
        await eventually(() => one(root, '[role=menu]:popover-open'))
      },
    },
  ]
}

const odd: Roadshow[] = [
  { ...known, name: long, location: `${long};Oslo`, type: { name: long }, format: long },
  { ...known, id: 'e2', permissioned: false },
  roadshow(3, { can_register: true, time_zone: 'Asia/Kolkata', daterange: long }),
  roadshow(4, { can_register: true, has_requested_slot: true, feedback_url: long }),
  { id: 'bare' },
]

const rows = (count: number) => (root: ShadowRoot) =>
  eventually(() => {
    if (all(root, 'table[role=table] tbody tr').length < count) throw new Error('no events')
  })

function events(): State[] {
  const tag = 'research-events'
  const path = calls.upcoming
  return [
    { tag, state: 'signed out', signedOut: true, reach: words('Sign in to see our events.') },
    {
      tag,
      state: 'for everybody',
      signedOut: true,
      attributes: 'anonymous',
      reach: ready(tag),
    },
    { tag, state: 'loading', answer: ({ api }) => api.on(path, never), reach: loading },
    { tag, state: 'failed', answer: ({ api }) => api.on(path, () => refusal(500)), reach: failed },
    { tag, state: 'without events', answer: ({ api }) => api.on(path, () => []), reach: words('No Upcoming Events') },
    {
      tag,
      state: 'with upcoming events of all kinds',
      attributes: 'page-size="10"',
      answer: ({ api }) => api.on(path, paged(odd)),
      reach: rows(5),
    },
    {
      tag,
      state: 'with past events of all kinds',
      attributes: 'page-size="10" view="past"',
      answer: ({ api }) => api.on(calls.past, paged(odd)),
      reach: rows(5),
    },
    {
      tag,
      state: 'with past events that quote their replays',
      attributes: 'view="past"',
      answer: ({ api }) => api.on(calls.past, paged([quoted])),
      reach: (root) => eventually(() => one(root, '.r-quotes')),
    },
    {
      tag,
      state: 'with the filters open',
      async reach(root) {
        await ready(tag)(root)
        await openPanel(root)
        await eventually(() => one(root, '.r-multi-select'))
      },
    },
    {
      tag,
      state: 'with the question whether to register',
      async reach(root) {
        ;(await eventually(() => button(root, 'Register for Meeting 1'))).click()
        await eventually(() => one(root, 'dialog[open]'))
      },
    },
    {
      tag,
      state: 'with the ways into a calendar',
      async reach(root) {
        ;(await eventually(() => button(root, 'Add Meeting 1 to a calendar'))).click()
        await eventually(() => one(root, '[role=menu]:popover-open'))
      },
    },
  ]
}

export const eventStates: readonly State[] = [...eventCards(), ...events()]
