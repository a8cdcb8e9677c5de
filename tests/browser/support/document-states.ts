import { note } from './documents.ts'
import { button, fill, one, rootOf, textOf } from './dom.ts'
import { refusal } from './fake-api.ts'
import { eventually } from './wait.ts'
import { loading, long, missing, never, ready, type State, unbroken, words } from './widget-states.ts'

const tag = 'research-document'

const named = (category: string, ...values: string[]) => values.map((value) => ({ id: value, category, value }))

const searchedFor = (term: string, count: string) => async (root: ShadowRoot) => {
  await ready(tag)(root)
  ;(await eventually(() => button(root, 'Find'))).click()
  fill(await eventually(() => one<HTMLInputElement>(root, 'search input')), term)
  await eventually(() => {
    if (textOf(one(root, '.r-find__count')) !== count) throw new Error('it is being searched')
  })
}

/** Where there is too little room for a PDF, the text and the file are offered in its place. */
const asPdf = (selector: string) => async (root: ShadowRoot) => {
  ;(await eventually(() => one(root, 'input[value=pdf]'))).click()
  await eventually(() => one(root, `.r-document__body :is(${selector}, .r-document__ways)`))
}

export const documentStates: readonly State[] = [
  { tag, state: 'signed out', signedOut: true, reach: words('Sign in to read this document.') },
  { tag, state: 'loading', answer: ({ api }) => api.on('web_document_by_ref', never), reach: loading },
  missing(tag, 'document-id'),
  { tag, state: 'with its text', reach: ready(tag) },
  {
    tag,
    state: 'of several authors, with a rating and a target',
    answer: ({ api }) =>
      api.on('web_document_by_ref', () =>
        note(1, {
          analysts: named('Analyst', 'Maria Lind', 'Jürgen Weißkopf', long),
          primary_tags: named('Company', 'Halden Gas', 'Aurora'),
          rating: 'Buy',
          rating_change: 'Upgrade',
          target_price: 140,
          target_price_currency: 'EUR',
          prior_target_price: 120,
        }),
      ),
    reach: ready(tag),
  },
  {
    tag,
    state: 'with its contents where there is room',
    answer: ({ api }) =>
      api.on('web_document_preview', () => ({
        html_content: `<h2>Outlook</h2><p>Margins widen.</p><h3>${long}</h3><h2>${unbroken}</h2>`,
      })),
    async reach(root) {
      await ready(tag)(root)
      await eventually(() => one(root, root.host.clientWidth < 1080 ? 'article[aria-busy=false]' : 'nav:not([hidden])'))
    },
  },
  {
    tag,
    state: 'with a table wider than its room',
    answer: ({ api }) =>
      api.on('web_document_preview', () => ({
        html_content: `<h2>Outlook</h2><table><tbody><tr>${`<td>${unbroken}</td>`.repeat(3)}</tr></tbody></table>`,
      })),
    reach: (root) => eventually(() => one(rootOf(one(root, 'article')), 'table[tabindex="0"]')),
  },
  {
    tag,
    state: 'with long names and without entitlement to its file',
    answer: ({ api }) =>
      api.on('web_document_by_ref', () => note(1, { title: long, entitled: false, subtitle: long, region: 'Europe' })),
    async reach(root) {
      await ready(tag)(root)
      button(root, 'Open PDF').focus()
      await eventually(() => one(root, '[role=tooltip]'))
    },
  },
  {
    tag,
    state: 'not found',
    answer: ({ api }) => api.on('web_document_preview', () => ({ html_content: null })),
    reach: words('Document not Found'),
  },
  {
    tag,
    state: 'failed',
    answer: ({ api }) => api.on('web_document_by_ref', () => refusal(500)),
    reach: (root) => eventually(() => one(root, '[role=alert] button')),
  },
  { tag, state: 'with matches', reach: searchedFor('margins', '1 of 1') },
  { tag, state: 'without a match', reach: searchedFor('xyz', 'No matches') },
  {
    tag,
    state: 'with its PDF on the way',
    answer: ({ api }) => api.on('files/R-1.pdf', never),
    reach: asPdf('[aria-busy=true]'),
  },
  {
    tag,
    state: 'with a PDF that does not come',
    answer: ({ api }) => api.on('files/R-1.pdf', () => refusal(500)),
    reach: asPdf('[role=alert] button'),
  },
  {
    tag,
    state: 'with its PDF',
    reach: asPdf('iframe'),
  },
]
