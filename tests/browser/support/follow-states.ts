import { note } from './documents.ts'
import { one } from './dom.ts'
import { refusal } from './fake-api.ts'
import { follow } from './follows.ts'
import { eventually } from './wait.ts'
import {
  alerted,
  failed,
  loading,
  long,
  missing,
  never,
  press,
  ready,
  type State,
  unbroken,
  words,
} from './widget-states.ts'

const path = 'current_user/follows'

const common = (tag: string, invitation: string): State[] => [
  { tag, state: 'signed out', signedOut: true, reach: words(invitation) },
  { tag, state: 'loading', answer: ({ api }) => api.on(path, never), reach: loading },
  { tag, state: 'failed', answer: ({ api }) => api.on(path, () => refusal(500)), reach: failed },
]

const button: State[] = [
  ...common('research-follow', 'Sign in to follow research.'),
  missing('research-follow', 'tag-id'),
  { tag: 'research-follow', state: 'not followed', reach: words('Follow') },
  {
    tag: 'research-follow',
    state: 'followed',
    answer: ({ api }) => api.on(path, () => [follow(9)]),
    reach: words('Following'),
  },
  {
    tag: 'research-follow',
    state: 'with a change that was not saved',
    answer: ({ api }) => api.on(path, ({ method }) => (method === 'POST' ? refusal(500) : [])),
    async reach(root) {
      await press(root, 'Follow Company 9')
      await alerted(root)
    },
  },
]

const tag = 'research-following'

const list: State[] = [
  ...common(tag, 'Sign in to see what you follow.'),
  {
    tag,
    state: 'without anything',
    answer: ({ api }) => api.on(path, () => []),
    reach: words('You are not following'),
  },
  {
    tag,
    state: 'with rows of all kinds',
    answer: ({ api }) =>
      api.on(path, () => [
        {
          ...follow(1),
          tag: { ...follow(1).tag, value: long, ticker: unbroken },
          newest: note(1, { title: `${long} ${unbroken}` }),
        },
        { ...follow(2), newest: null },
        { tag: { id: 'bare' } },
        {
          ...follow(3),
          tag: {
            ...follow(3).tag,
            rating: unbroken,
            target_price: 1234567.89,
            target_price_currency: 'IDR',
            close_price: 987654.32,
            price_currency: 'IDR',
          },
        },
        { ...follow(4), tag: { id: 's1', category: 'Sector', value: unbroken } },
      ]),
    reach: ready(tag),
  },
  {
    tag,
    state: 'with more than its limit',
    attributes: 'limit="2"',
    answer: ({ api }) => api.on(path, () => [1, 2, 3].map(follow)),
    reach: (root) => eventually(() => one(root, '.r-text-button')),
  },
  {
    tag,
    state: 'with one that was just left',
    answer({ api }) {
      let followed = [1, 2].map(follow)
      api.on(path, ({ method }) => {
        if (method !== 'POST') return followed
        followed = [follow(2)]
        return { success: true }
      })
    },
    async reach(root) {
      await press(root, 'Stop following Company 1')
      await eventually(() => {
        one(root, '.r-following__item--left')
      })
    },
  },
  {
    tag,
    state: 'with Not Authorised open',
    answer: ({ api }) => api.on(path, () => [{ ...follow(1), newest: note(1, { permissioned: false }) }]),
    async reach(root) {
      ;(await eventually(() => one(root, 'button.r-tile__link'))).click()
      await eventually(() => one(root, 'dialog:modal'))
    },
  },
]

export const followStates: readonly State[] = [...button, ...list]
