import { one } from './dom.ts'
import { refusal } from './fake-api.ts'
import { answerUsage, course, used } from './usage.ts'
import { eventually } from './wait.ts'
import { failed, loading, long, never, ready, type State, unbroken, words } from './widget-states.ts'

const tag = 'research-usage'

const firstRows = [1, 2, 3].map((n) => used(n))

export const usageStates: State[] = [
  { tag, state: 'signed out', signedOut: true, reach: words("Sign in to see your firm's readership.") },
  { tag, state: 'loading', answer: ({ api }) => api.on('usage', never), reach: loading },
  { tag, state: 'failed', answer: ({ api }) => api.on('usage', () => refusal(500)), reach: failed },
  {
    tag,
    state: 'for somebody who leads no firm',
    answer: ({ api }) => api.on('usage', () => refusal(403)),
    reach: words('Only a lead of your firm can see its readership.'),
  },
  {
    tag,
    state: 'without anything',
    answer: ({ api }) => answerUsage(api, []),
    reach: words('Nothing was read in this period.'),
  },
  {
    tag,
    state: 'with rows of all kinds',
    answer: ({ api }) =>
      answerUsage(api, [
        used(1, { name: long, opens: 1_234_567 }),
        used(2, { name: unbroken, external_reference: unbroken }),
        used(3, { name: null, external_reference: null }),
      ]),
    reach: ready(tag),
  },
  {
    tag,
    state: 'with the period before and its course',
    answer: ({ api }) => answerUsage(api, firstRows, { more: course }),
    reach: (root) => eventually(() => one(root, '.r-usage__chart')),
  },
  {
    tag,
    state: 'with pages',
    attributes: 'page-size="1"',
    answer: ({ api }) => answerUsage(api, firstRows),
    reach: (root) => eventually(() => one(root, '.r-pagination')),
  },
  {
    tag,
    state: 'with an export that failed',
    answer: ({ api }) => answerUsage(api, firstRows, { failsExport: true }),
    async reach(root) {
      await ready(tag)(root)
      one<HTMLButtonElement>(root, '.r-export button').click()
      ;(await eventually(() => one<HTMLButtonElement>(root, '.r-export [role=menuitem]'))).click()
      await words('The file could not be created.')(root)
    },
  },
]
