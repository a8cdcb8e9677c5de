import { assert } from 'chai'
import { assertAccessible } from './support/axe.ts'
import { note, notes, paged } from './support/documents.ts'
import { button, fill, one, rootOf, textOf } from './support/dom.ts'
import { refusal } from './support/fake-api.ts'
import { searchBox } from './support/feed.ts'
import { type Page, testPage } from './support/page.ts'
import { none } from './support/same.ts'
import { deferred, eventually } from './support/wait.ts'

const page = testPage()

const tag = (category: string, value: string) => ({ id: value, category, value, profile_link: `/${category}/1` })

/** A tile with everything on it. */
const full = note(1, {
  title: 'A title that is long enough to need more than two lines of a narrow column, and therefore is cut',
  region: 'Europe',
  rating: 'Buy',
  prior_rating: 'Hold',
  rating_change: 'Upgrade',
  target_price: 42,
  prior_target_price: 50,
  target_price_currency: 'EUR',
  analysts: [tag('Analyst', 'Maria Lind'), tag('Analyst', 'Jonas Berg')],
  primary_tags: [tag('Company', 'Halden Gas')],
  other_tags: [tag('Sector', 'Energy')],
})
const types = ['Macro', 'Model', 'Tear Sheet', 'Postcard'].map((type, index) =>
  note(index + 10, { document_type: type, entitled: index % 2 === 0, permissioned: index < 2 }),
)

type State = { signedOut?: boolean; answer?(page: Page): void; reach(root: ShadowRoot, page: Page): Promise<unknown> }

const ready = (root: ShadowRoot) => eventually(() => one(root, 'article'))

/** How each state comes about, until it is there. */
const states: Record<string, State> = {
  'signed out': { signedOut: true, reach: (root) => eventually(() => one(root, 'a')) },
  loading: {
    answer: ({ api }) => api.on('research_documents', () => deferred().promise),
    reach: (root) => eventually(() => one(root, '.r-skeleton')),
  },
  'with documents of all kinds': {
    answer: ({ api }) => api.on('research_documents', () => [full, ...types, { id: 'bare' }]),
    reach: ready,
  },
  'with more to load': {
    answer: ({ api }) => api.on('research_documents', paged(notes(1, 30))),
    reach: (root) => eventually(() => button(root, 'Load More')),
  },
  'searched, without a match': {
    answer: ({ api }) => api.on('research_documents', paged([])),
    async reach(root) {
      await eventually(() => fill(searchBox(root), 'European industrial margins'))
      await eventually(() => button(root, 'Clear search text'))
      button(root, 'Search').click()
      await eventually(() => one(root, '.r-chip'))
      await eventually(() => assert.include(textOf(root), "We can't find what you're looking for."))
    },
  },
  'with nothing to show': {
    answer: ({ api }) => api.on('research_documents', paged([])),
    reach: (root) => eventually(() => assert.include(textOf(root), "It looks like we don't have anything")),
  },
  failed: {
    answer: ({ api }) => api.on('research_documents', () => refusal(500)),
    reach: (root) => eventually(() => button(root, 'Try again')),
  },
  'with more that failed': {
    answer: ({ api }) =>
      api.on('research_documents', (call) =>
        call.query.get('page') === '1' ? paged(notes(1, 30))(call) : refusal(500),
      ),
    async reach(root) {
      ;(await eventually(() => button(root, 'Load More'))).click()
      await eventually(() => one(root, '[role=alert]'))
    },
  },
  'at the limit': {
    answer: ({ api, stage }) => {
      one(stage, 'research-feed').setAttribute('limit', '10')
      api.on('research_documents', paged(notes(1, 30)))
    },
    reach: (root) => eventually(() => assert.include(textOf(root), 'Research Library')),
  },
  'with Not Authorised open': {
    answer: ({ api }) => api.on('research_documents', () => [note(1, { permissioned: false })]),
    async reach(root) {
      ;(await eventually(() => one(root, 'h2 button'))).click()
      await eventually(() => one(root, 'dialog:modal'))
    },
  },
}

for (const [state, { signedOut = false, answer, reach }] of Object.entries(states))
  it(`embedding 14: axe finds nothing, ${state}, light and dark, at 320 px`, async () => {
    const element = await page.mount('<research-feed></research-feed>')
    answer?.(page)
    if (!signedOut) page.signIn()
    await reach(rootOf(element), page)
    await assertAccessible(element)
    none(rootOf(element), '[tabindex]:not([tabindex="0"], [tabindex="-1"])')
  })
