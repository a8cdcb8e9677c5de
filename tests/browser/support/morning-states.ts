import { change } from './changes.ts'
import { note } from './documents.ts'
import { one } from './dom.ts'
import { refusal } from './fake-api.ts'
import { eventually } from './wait.ts'
import { failed, loading, long, never, ready, type State, unbroken, words } from './widget-states.ts'

const openLocked = async (root: ShadowRoot) => {
  ;(await eventually(() => one(root, 'button.r-tile__link'))).click()
  await eventually(() => one(root, 'dialog:modal'))
}

/** The states that each of these elements has. */
const common = (tag: string, path: string, empty: string, signedOut: string): State[] => [
  { tag, state: 'signed out', signedOut: true, reach: words(signedOut) },
  { tag, state: 'loading', answer: ({ api }) => api.on(path, never), reach: loading },
  { tag, state: 'failed', answer: ({ api }) => api.on(path, () => refusal(500)), reach: failed },
  { tag, state: 'without anything', answer: ({ api }) => api.on(path, () => []), reach: words(empty) },
]

const full = {
  title: `${long} ${unbroken}`,
  summary: `${long}. ${long}.`,
  region: 'Europe',
  rating: 'Hold',
  prior_rating: 'Buy',
  rating_change: 'Downgrade',
  rating_date: '2026-11-05',
  target_price: 42,
  prior_target_price: 50,
  target_price_currency: 'EUR',
}

function lead(): State[] {
  const tag = 'research-lead'
  const path = 'research_documents'
  return [
    ...common(tag, path, 'There is no story to show.', 'Sign in to read the lead story.'),
    {
      tag,
      state: 'with stories of all kinds',
      answer: ({ api }) =>
        api.on(path, () => [
          note(1, full),
          note(2, { ...full, rating_change: 'Upgrade' }),
          note(3, { document_type: 'Macro', title: unbroken }),
          note(4),
        ]),
      reach: ready(tag),
    },
  ]
}

function changes(): State[] {
  const tag = 'research-changes'
  const path = 'research_changes'
  return [
    ...common(tag, path, 'No rating or target has changed.', 'Sign in to see changes of ratings and targets.'),
    {
      tag,
      state: 'for everybody',
      signedOut: true,
      attributes: 'anonymous',
      reach: ready(tag),
    },
    {
      tag,
      state: 'with changes of all kinds',
      answer: ({ api }) =>
        api.on(path, () => [
          change(1, { document: note(1, { ...full, primary_focus: { value: long } }), ticker: unbroken }),
          change(2, { kind: 'downgrade', target_change: 'cut', document: note(2, { target_price: 8 }) }),
          change(3, { kind: 'initiation', target_change: 'unchanged' }),
          change(4, { kind: 'suspension', document: note(4, { rating: 'Suspended', permissioned: false }) }),
          change(5, { kind: 'reiteration', target_change: 'currency', prior_target_price_currency: 'USD' }),
          { day: '2026-11-05', document: { id: 'bare' } },
        ]),
      reach: ready(tag),
    },
    {
      tag,
      state: 'with Not Authorised open',
      answer: ({ api }) => api.on(path, () => [change(1, { document: note(1, { permissioned: false }) })]),
      reach: openLocked,
    },
  ]
}

function mostRead(): State[] {
  const tag = 'research-most-read'
  const path = 'web_documents/most_popular'
  return [
    ...common(tag, path, 'Nothing has been read yet.', 'Sign in to see what is read most.'),
    {
      tag,
      state: 'with documents of all kinds',
      answer: ({ api }) => api.on(path, () => [note(1, { title: `${long} ${unbroken}` }), note(2), { id: 'bare' }]),
      reach: ready(tag),
    },
    {
      tag,
      state: 'with Not Authorised open',
      answer: ({ api }) => api.on(path, () => [note(1, { permissioned: false })]),
      reach: openLocked,
    },
  ]
}

export const morningStates: readonly State[] = [...lead(), ...changes(), ...mostRead()]
