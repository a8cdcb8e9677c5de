import { note } from './documents.ts'
import { one } from './dom.ts'
import { refusal } from './fake-api.ts'
import { answerInbox, answerReadingList, item, items } from './inbox.ts'
import { eventually } from './wait.ts'
import { alerted, failed, loading, long, never, press, ready, type State, unbroken, words } from './widget-states.ts'

const tag = 'research-inbox'
const path = 'current_user/inbox'
const listPath = 'current_user/reading_list'
const attributes = 'view="reading-list"'

const inbox: State[] = [
  { tag, state: 'signed out', signedOut: true, reach: words('Sign in to see your inbox.') },
  { tag, state: 'loading', answer: ({ api }) => api.on(path, never), reach: loading },
  { tag, state: 'failed', answer: ({ api }) => api.on(path, () => refusal(500)), reach: failed },
  {
    tag,
    state: 'without anything',
    answer: ({ api }) => answerInbox(api, []),
    reach: words('Nothing has reached you yet.'),
  },
  {
    tag,
    state: 'with rows of all kinds',
    answer: ({ api }) =>
      answerInbox(api, [
        item(1, {
          document: note(1, { title: `${long} ${unbroken}` }),
          reasons: [
            { kind: 'follow', id: 'c1', name: long },
            { kind: 'saved_search', id: '1', name: unbroken },
            { kind: 'distribution', id: null, name: 'Europe;Banks;+4' },
            { kind: 'email', id: null, name: 'Asia' },
          ],
        }),
        item(2, { read_at: '2026-11-06T09:00:00Z', reasons: [] }),
        item(3, { document: note(3, { permissioned: false }) }),
        item(4, { document: { id: 'bare' } }),
      ]),
    reach: ready(tag),
  },
  {
    tag,
    state: 'with everything just marked as read',
    answer: ({ api }) => answerInbox(api, items(1, 3)),
    async reach(root) {
      await eventually(() => one(root, '.r-inbox__item--unread .r-tile__link'))
      await press(root, 'Mark all as read')
      await words('3 items marked as read.')(root)
    },
  },
  {
    tag,
    state: 'without anything unread',
    answer: ({ api }) => answerInbox(api, [item(1, { read_at: '2026-11-06T09:00:00Z' })]),
    async reach(root) {
      ;(await eventually(() => one<HTMLInputElement>(root, 'input[value=unread]'))).click()
      await words('You have read everything.')(root)
    },
  },
  {
    tag,
    state: 'with a change that was not saved',
    answer({ api }) {
      answerInbox(api, [])
      api.on(path, ({ method }) =>
        method === 'POST'
          ? refusal(500)
          : { records: items(1, 2), pagination_metadata: { page: 1, num_pages: 1 }, unread_count: 2 },
      )
    },
    async reach(root) {
      await press(root, 'Mark as read: Note 1')
      await alerted(root)
    },
  },
  {
    tag,
    state: 'with Not Authorised open',
    answer: ({ api }) => answerInbox(api, [item(1, { document: note(1, { permissioned: false }) })]),
    async reach(root) {
      ;(await eventually(() => one(root, 'button.r-tile__link'))).click()
      await eventually(() => one(root, 'dialog:modal'))
    },
  },
]

const readingList: State[] = [
  { tag, state: 'reading list, signed out', attributes, signedOut: true, reach: words('Sign in to see what you keep') },
  { tag, state: 'reading list, loading', attributes, answer: ({ api }) => api.on(listPath, never), reach: loading },
  {
    tag,
    state: 'reading list, failed',
    attributes,
    answer: ({ api }) => api.on(listPath, () => refusal(500)),
    reach: failed,
  },
  {
    tag,
    state: 'reading list, without anything',
    attributes,
    answer: ({ api }) => answerReadingList(api),
    reach: words('Nothing to read later.'),
  },
  {
    tag,
    state: 'reading list, with one that was just removed',
    attributes,
    answer: ({ api }) => answerReadingList(api, 1, 2),
    async reach(root) {
      await press(root, 'Remove from Read later: Note 1')
      await words('Removed')(root)
    },
  },
]

export const inboxStates: readonly State[] = [...inbox, ...readingList]
