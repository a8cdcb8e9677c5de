import { all, button, fill, one } from './dom.ts'
import { refusal } from './fake-api.ts'
import { searchBox } from './feed.ts'
import { follow } from './follows.ts'
import { answerPreferences } from './preferences.ts'
import { delivery, keepDelivery, keepSearches, savedSearch, searchCalls } from './saved-searches.ts'
import { eventually } from './wait.ts'
import { alerted, failed, loading, long, never, press, type State, unbroken, words } from './widget-states.ts'

const searches = () => [
  savedSearch(1, { name: `${long} ${unbroken}`, new_count: 99 }),
  savedSearch(2, { new_count: 3 }),
  savedSearch(3, { alerts: false }),
]

async function search(root: ShadowRoot, term = 'margins'): Promise<void> {
  fill(await eventually(() => searchBox(root)), term)
  button(root, 'Search').click()
}

async function saveDialog(root: ShadowRoot): Promise<void> {
  await search(root)
  await press(root, 'Save search')
  await eventually(() => one(root, 'dialog:modal'))
}

const feed = { tag: 'research-feed', attributes: 'with-alerts' }

const feeds: State[] = [
  {
    ...feed,
    state: 'with saved searches open',
    answer: ({ api }) => keepSearches(api, ...searches()),
    async reach(root) {
      await press(root, 'Saved searches')
      await eventually(() => one(root, '[role=menu]:popover-open'))
    },
  },
  {
    ...feed,
    state: 'with a search to save',
    answer: ({ api }) => keepSearches(api),
    reach: saveDialog,
  },
  {
    ...feed,
    state: 'with a search that the API refuses',
    answer: ({ api }) =>
      api.on(searchCalls.list, ({ method }) => (method === 'POST' ? refusal(422, long) : { records: [] })),
    async reach(root) {
      await saveDialog(root)
      button(one(root, 'dialog'), 'Save').click()
      await alerted(root)
    },
  },
  {
    ...feed,
    state: 'with a search that is saved',
    answer: ({ api }) => keepSearches(api, savedSearch(1, { query: 'search_term=margins&libraries=Research' })),
    async reach(root) {
      await search(root)
      await words('Saved')(root)
    },
  },
]

const lists: State[] = [
  {
    tag: 'research-following',
    attributes: 'with-searches',
    state: 'with saved searches',
    answer: ({ api }) => keepSearches(api, ...searches()),
    reach: words('99+ new'),
  },
]

const tab = { tag: 'research-preferences', attributes: 'tab="following"' }

const answer: NonNullable<State['answer']> = ({ api }) => {
  answerPreferences(api)
  keepSearches(api, ...searches())
  keepDelivery(api)
  api.on('current_user/follows', () => [1, 2].map(follow))
}

const tabs: State[] = [
  {
    ...tab,
    state: 'with what is followed while it loads',
    answer({ api }) {
      for (const path of [searchCalls.list, searchCalls.delivery, 'current_user/follows']) api.on(path, never)
    },
    reach: loading,
  },
  {
    ...tab,
    state: 'with saved searches that failed',
    answer({ api }) {
      for (const path of [searchCalls.list, searchCalls.delivery, 'current_user/follows'])
        api.on(path, () => refusal(500))
    },
    reach: failed,
  },
  {
    ...tab,
    state: 'without saved searches',
    answer({ api }) {
      keepSearches(api)
      keepDelivery(api, delivery({ frequency: 'never' }))
      api.on('current_user/follows', () => [])
    },
    reach: words('You have no saved searches.'),
  },
  { ...tab, state: 'with saved searches and mails', answer, reach: words('The next email goes out on') },
  {
    ...tab,
    state: 'with a search that is renamed',
    answer,
    async reach(root) {
      await press(root, 'Rename Search 2')
      await eventually(() => one(root, '.r-search-list__form'))
    },
  },
  {
    ...tab,
    state: 'with a search that was deleted',
    answer,
    async reach(root) {
      await press(root, 'Delete Search 2')
      await words('Search 2 was deleted.')(root)
    },
  },
  {
    ...tab,
    state: 'with unsaved settings of mails',
    answer,
    async reach(root) {
      ;(await eventually(() => one<HTMLInputElement>(root, 'input[value=weekly]'))).click()
      await words('You have unsaved changes.')(root)
    },
  },
  {
    ...tab,
    state: 'with settings of mails that the API refuses',
    answer(page) {
      answer(page)
      page.api.on(searchCalls.delivery, ({ method }) => (method === 'POST' ? refusal(422, long) : delivery({}, false)))
    },
    async reach(root) {
      ;(await eventually(() => one(root, '.r-delivery__actions [type=submit]'))).click()
      await alerted(root)
    },
  },
  {
    ...tab,
    state: 'with the next mail',
    answer,
    async reach(root) {
      await press(root, 'Show the preview')
      await eventually(() => {
        if (all(root, 'article[aria-busy=false]').length === 0) throw new Error('no mail')
      })
    },
  },
  {
    ...tab,
    state: 'without a next mail',
    answer(page) {
      answer(page)
      page.api.on(searchCalls.preview, () => ({ mail: null }))
    },
    async reach(root) {
      await press(root, 'Show the preview')
      await words('Nothing new: no email would go out.')(root)
    },
  },
]

export const savedStates: readonly State[] = [...feeds, ...lists, ...tabs]
