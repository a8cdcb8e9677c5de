import { submitSignIn } from './acts.ts'
import { note, notes, paged } from './documents.ts'
import { button, fill, one } from './dom.ts'
import { refusal } from './fake-api.ts'
import { searchBox } from './feed.ts'
import { login } from './session.ts'
import { toolStates } from './tool-states.ts'
import { answerTools } from './tools.ts'
import { eventually } from './wait.ts'
import { alerted, failed, loading, long, never, ready, type State, unbroken, words } from './widget-states.ts'

const tagged = (category: string, value: string) => ({ id: value, category, value, profile_link: `/${category}/1` })

/** A tile with everything on it, as long as it may be. */
const full = note(1, {
  title: `${long} ${unbroken}`,
  region: 'Europe',
  rating: 'Buy',
  prior_rating: 'Hold',
  rating_change: 'Upgrade',
  target_price: 42,
  prior_target_price: 50,
  target_price_currency: 'EUR',
  analysts: [tagged('Analyst', 'Maria Lind'), tagged('Analyst', 'Jonas Berg')],
  primary_tags: [tagged('Company', 'Halden Gas')],
  other_tags: [tagged('Sector', 'Energy')],
})
const types = ['Macro', 'Model', 'Tear Sheet', 'Postcard'].map((type, index) =>
  note(index + 10, { document_type: type, entitled: index % 2 === 0, permissioned: index < 2 }),
)

function feed(): State[] {
  const tag = 'research-feed'
  const path = 'research_documents'
  const calendars = Object.entries(toolStates)
  return [
    { tag, state: 'signed out', signedOut: true, reach: words('Sign in to read research.') },
    { tag, state: 'loading', answer: ({ api }) => api.on(path, never), reach: loading },
    { tag, state: 'failed', answer: ({ api }) => api.on(path, () => refusal(500)), reach: failed },
    { tag, state: 'empty', answer: ({ api }) => api.on(path, paged([])), reach: words("we don't have anything") },
    {
      tag,
      state: 'with a corrected search',
      answer: ({ api }) =>
        api.on(path, (call) => ({ ...Object(paged(notes(1, 3))(call)), corrected_search_term: unbroken })),
      async reach(root) {
        fill(await eventually(() => searchBox(root)), long)
        button(root, 'Search').click()
        await words('Search instead for')(root)
      },
    },
    {
      tag,
      state: 'empty because of a filter',
      attributes: 'default-filters="filter_Region=Europe"',
      answer: ({ api }) =>
        api.on(path, (call) => ({
          ...Object(paged([])(call)),
          removable_filters: [{ parameters: [`filter_Region`], doc_count: 1200 }],
        })),
      reach: words('excludes every document'),
    },
    {
      tag,
      state: 'with documents of all kinds',
      answer: ({ api }) => api.on(path, () => [full, ...types, { id: 'bare' }]),
      reach: ready(tag),
    },
    {
      tag,
      state: 'with more to load',
      answer: ({ api }) => api.on(path, paged(notes(1, 30))),
      reach: (root) => eventually(() => button(root, 'Load More')),
    },
    {
      tag,
      state: 'with more that failed',
      answer: ({ api }) =>
        api.on(path, (call) => (call.query.get('page') === '1' ? paged(notes(1, 30))(call) : refusal(500))),
      async reach(root) {
        ;(await eventually(() => button(root, 'Load More'))).click()
        await alerted(root)
      },
    },
    {
      tag,
      state: 'at the limit',
      attributes: 'limit="10" page-size="10"',
      answer: ({ api }) => api.on(path, paged(notes(1, 30))),
      reach: words('Research Library'),
    },
    {
      tag,
      state: 'with Not Authorised open',
      answer: ({ api }) => api.on(path, () => [note(1, { permissioned: false })]),
      async reach(root) {
        ;(await eventually(() => one(root, 'h2 button'))).click()
        await eventually(() => one(root, 'dialog:modal'))
      },
    },
    {
      tag,
      state: 'in pages',
      attributes: 'paging="pages"',
      answer: ({ api }) => api.on(path, paged(notes(1, 60))),
      async reach(root) {
        ;(await eventually(() => button(root, 'Next page'))).click()
        await words('Page 2 of 20')(root)
      },
    },
    {
      tag,
      state: 'with its filters, calendars and chips, one after another',
      answer: ({ api }) => answerTools(api),
      async reach(root) {
        await eventually(() => searchBox(root))
        for (const [, reach] of calendars) await reach(root)
      },
    },
  ]
}

function suggestion(): State[] {
  const tag = 'research-suggestion'
  const path = 'suggested_content'
  return [
    { tag, state: 'signed out', signedOut: true, reach: words('Sign in to see suggestions for you.') },
    { tag, state: 'loading', answer: ({ api }) => api.on(path, never), reach: loading },
    { tag, state: 'failed', answer: ({ api }) => api.on(path, () => refusal(500)), reach: failed },
    { tag, state: 'without one', answer: ({ api }) => api.on(path, () => []), reach: words('Nothing to Suggest') },
    { tag, state: 'with a document', answer: ({ api }) => api.on(path, () => [full]), reach: ready(tag) },
  ]
}

function signIn(): State[] {
  const tag = 'research-sign-in'
  const common = { tag, signedOut: true }
  const submitted = async (root: ShadowRoot) => {
    await submitSignIn(root)
    await alerted(root)
  }
  return [
    {
      ...common,
      state: 'without credentials',
      async reach(root) {
        ;(await eventually(() => button(root, 'Sign In'))).click()
        await alerted(root)
      },
    },
    {
      ...common,
      state: 'submitting',
      answer: ({ api }) => api.on('auth', never),
      async reach(root) {
        await submitSignIn(root)
        await eventually(() => one(root, 'button[aria-busy=true]'))
      },
    },
    {
      ...common,
      state: 'with wrong credentials',
      answer: ({ api }) => api.on('auth', () => refusal(403)),
      reach: submitted,
    },
    {
      ...common,
      state: 'offline',
      answer: ({ api }) => api.on('auth', () => Promise.reject(new TypeError('Failed to fetch'))),
      reach: submitted,
    },
    {
      ...common,
      state: 'with its password shown',
      async reach(root) {
        fill(await eventually(() => one<HTMLInputElement>(root, '[name=password]')), 'correct horse')
        button(root, 'Show password').click()
        await eventually(() => button(root, 'Hide password'))
      },
    },
    {
      ...common,
      state: 'signed in',
      answer: ({ api }) => api.on('auth', () => login(long)),
      async reach(root) {
        await submitSignIn(root)
        await words('Signed in as')(root)
      },
    },
    {
      ...common,
      state: 'signed in with a second factor that is due',
      answer: ({ api }) => api.on('auth', () => ({ ...login(), must_add_factor: true })),
      async reach(root) {
        await submitSignIn(root)
        await words('Your company requires two-step verification.')(root)
      },
    },
    {
      ...common,
      state: 'signed in with a password that is due',
      answer: ({ api }) => api.on('auth', () => ({ ...login(), must_change_password: true })),
      async reach(root) {
        await submitSignIn(root)
        await words('Change your password in the portal')(root)
      },
    },
  ]
}

/** The states of the elements whose own suites name them in another form. */
export const plainStates: readonly State[] = [...feed(), ...suggestion(), ...signIn()]
