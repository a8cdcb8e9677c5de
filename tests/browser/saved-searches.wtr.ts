import { sendKeys } from '@web/test-runner-commands'
import { assert } from 'chai'
import { note, paged } from './support/documents.ts'
import { all, button, field, fill, one, rootOf, textOf } from './support/dom.ts'
import { refusal } from './support/fake-api.ts'
import { openFeed, quickFilter, searchBox, shows } from './support/feed.ts'
import { testPage } from './support/page.ts'
import { none, same } from './support/same.ts'
import { keepSearches, savedSearch, searchCalls } from './support/saved-searches.ts'
import { eventually, settled } from './support/wait.ts'

const page = testPage()

const sources = ['research_documents', 'all_documents', 'primers_documents', 'semantic_documents']

/** A feed with saved searches, whose every list has a document. */
async function feedWith(attributes = '', ...searches: Parameters<typeof savedSearch>[]) {
  const kept = keepSearches(page.api, ...searches.map((given) => savedSearch(...given)))
  for (const source of sources) page.api.on(source, paged([note(1)]))
  const root = await openFeed(page, `with-alerts ${attributes}`)
  await shows(root, 'Note 1')
  return { root, kept }
}

async function search(root: ShadowRoot, term: string): Promise<void> {
  fill(searchBox(root), term)
  button(root, 'Search').click()
  await eventually(() => assert.include(textOf(root), 'Searching'))
  await eventually(() => button(root, 'Save search'))
}

const openDialog = async (root: ShadowRoot) => {
  const opener = await eventually(() => button(root, 'Save search'))
  opener.focus()
  opener.click()
  return eventually(() => one<HTMLDialogElement>(root, 'dialog:modal'))
}

const openMenu = async (root: ShadowRoot) => {
  ;(await eventually(() => button(root, 'Saved searches'))).click()
  return eventually(() => one(root, '[role=menu]:popover-open'))
}

const item = (menu: ParentNode, name: string) => {
  const found = all(menu, '[role=menuitem]').find((each) => textOf(each).startsWith(name))
  if (!found) throw new Error(`no ${name} in ${textOf(one(menu, '[role=menuitem]'))}`)
  return found
}

/** What the last call of a list requested, without the page. */
const lastList = () => {
  const call = page.api.calls.filter(({ path }) => sources.includes(path)).at(-1)
  return {
    source: call?.path,
    query: [...(call?.query ?? [])].filter(([key]) => !/^(page|page_size|limit)$/.test(key)),
  }
}

it('a feed without a search, a filter or another quick filter has nothing to save', async () => {
  const { root } = await feedWith('', [1])
  await eventually(() => button(root, 'Saved searches'))
  assert.notInclude(textOf(root), 'Save search')
})

it('saves the search under a name that is proposed, and tells that it is saved', async () => {
  const { root, kept } = await feedWith('quick-filter="All" default-filters="filter_Sector=Banks&filter_Region=Europe"')
  await search(root, 'margins')
  const dialog = await openDialog(root)
  const name = field(dialog, 'Name')
  assert.strictEqual(name.value, '“margins” · Europe · Banks')
  button(dialog, 'Save').click()
  const saved = await eventually(() => button(root, 'Saved as “margins” · Europe · Banks. Change it.'))
  none(root, 'dialog')
  await eventually(() => same(root.activeElement, saved))
  const [first] = kept.searches
  assert.deepInclude(first, { name: '“margins” · Europe · Banks', alerts: true })
  assert.deepEqual([...new URLSearchParams(first?.query)].sort(), [
    ['filter_Region', 'Europe'],
    ['filter_Sector', 'Banks'],
    ['libraries', 'All'],
    ['search_term', 'margins'],
  ])
})

it('a search that is saved already is changed, not saved twice', async () => {
  const { root, kept } = await feedWith('', [1, { name: 'Gold', query: 'libraries=Research&search_term=gold' }])
  fill(searchBox(root), 'gold')
  button(root, 'Search').click()
  ;(await eventually(() => button(root, 'Saved as Gold. Change it.'))).click()
  const dialog = await eventually(() => one(root, 'dialog:modal'))
  fill(field(dialog, 'Name'), 'Gold and silver')
  field(dialog, 'Alert me to new documents').click()
  button(dialog, 'Update').click()
  await eventually(() => button(root, 'Saved as Gold and silver. Change it.'))
  assert.lengthOf(kept.searches, 1)
  assert.strictEqual(kept.searches[0]?.alerts, false)
})

it('the dialog closes by Escape, and the focus goes back', async () => {
  const { root } = await feedWith()
  await search(root, 'gold')
  await openDialog(root)
  await sendKeys({ press: 'Escape' })
  await eventually(() => none(root, 'dialog'))
  same(root.activeElement, button(root, 'Save search'))
})

it('a search without a name is not saved', async () => {
  const { root } = await feedWith()
  await search(root, 'gold')
  const dialog = await openDialog(root)
  fill(field(dialog, 'Name'), '  ')
  button(dialog, 'Save').click()
  await eventually(() => assert.include(textOf(dialog), 'Give the search a name.'))
  same(root.activeElement, field(dialog, 'Name'))
  assert.isEmpty(page.api.callsTo(searchCalls.list).filter(({ method }) => method === 'POST'))
})

it('the dialog says what the API refuses, and keeps what was typed', async () => {
  const { root } = await feedWith()
  page.api.on(searchCalls.list, () => refusal(422, 'You can keep 100 searches.'))
  await search(root, 'gold')
  const dialog = await openDialog(root)
  fill(field(dialog, 'Name'), 'Mine')
  button(dialog, 'Save').click()
  await eventually(() => assert.strictEqual(textOf(one(dialog, '[role=alert]')), 'You can keep 100 searches.'))
  assert.strictEqual(field(dialog, 'Name').value, 'Mine')
})

const queries: Record<string, string> = {
  words: 'search_term=gold',
  meaning: 'semantic_search_term=who+gains+from+rates',
  'words as they were typed': 'search_term=goold&literal_search=true',
  filters: 'filter_Sector=Banks;Energy&filter_Region=Europe',
  dates: 'start_date=2026-01-05&end_date=2026-02-01',
  'all time': 'semantic_search_term=gold&all_time_filter=true',
  library: 'libraries=Primers',
  order: 'search_term=gold&order_by_field=title&order_by_order=asc',
}

for (const [what, query] of Object.entries(queries))
  it(`R187 a search that was saved with ${what} opens the same list`, async () => {
    const saved = `${query}${query.includes('libraries') ? '' : '&libraries=Research'}`
    history.replaceState(null, '', `?${query.replaceAll(/(^|&)/g, '$1research-')}`)
    const { root, kept } = await feedWith('url-state="prefixed"')
    const before = lastList()
    button(await openDialog(root), 'Save').click()
    await eventually(() => assert.lengthOf(kept.searches, 1))
    const sorted = (text: string) => [...new URLSearchParams(text)].sort()
    assert.deepEqual(sorted(kept.searches[0]?.query ?? ''), sorted(saved))
    // Another list, and back.
    page.stage.replaceChildren()
    history.replaceState(null, '', location.pathname)
    const again = await openFeed(page, 'with-alerts')
    await shows(again, 'Note 1')
    item(await openMenu(again), kept.searches[0]?.name ?? '').click()
    await eventually(() => assert.deepEqual(lastList(), before))
  })

it('opening a saved search marks it as seen', async () => {
  const { root, kept } = await feedWith('', [1, { new_count: 4 }])
  const menu = await openMenu(root)
  assert.include(textOf(item(menu, 'Search 1')), '4 new')
  item(menu, 'Search 1').click()
  await eventually(() => assert.strictEqual(kept.searches[0]?.new_count, 0))
  await eventually(() => assert.notInclude(textOf(root), '4 new'))
})

it('the locked filters of a feed are part of its saved search', async () => {
  const { root, kept } = await feedWith('filters="filter_Region=Europe"')
  await search(root, 'gold')
  button(await openDialog(root), 'Save').click()
  await eventually(() => assert.include(kept.searches[0]?.query, 'filter_Region=Europe'))
})

it('another quick filter than the default one can be saved', async () => {
  const { root, kept } = await feedWith()
  quickFilter(root, 'Primers').click()
  const dialog = await openDialog(root)
  assert.strictEqual(field(dialog, 'Name').value, 'Primers')
  button(dialog, 'Save').click()
  await eventually(() => assert.strictEqual(kept.searches[0]?.query, 'libraries=Primers'))
})

it('a change in another tab is shown', async () => {
  const { root, kept } = await feedWith()
  kept.searches = [savedSearch(7)]
  const other = new BroadcastChannel('research-portal.saved-searches')
  await eventually(async () => {
    other.postMessage('')
    await settled()
    button(root, 'Saved searches')
  })
  other.close()
})

for (const status of [404, 405, 501])
  it(`nothing is offered if the API answers ${status}, since it lacks the call`, async () => {
    for (const source of sources) page.api.on(source, paged([note(1)]))
    page.api.on(searchCalls.list, () => refusal(status))
    const root = await openFeed(page, 'with-alerts')
    fill(await eventually(() => searchBox(root)), 'gold')
    button(root, 'Search').click()
    await eventually(() => assert.lengthOf(page.api.callsTo(searchCalls.list), 1))
    await settled()
    assert.notInclude(textOf(root), 'Save search')
  })

it('without with-alerts a feed requests no saved searches', async () => {
  keepSearches(page.api, savedSearch(1))
  page.api.on('research_documents', paged([note(1)]))
  const root = await openFeed(page)
  await shows(root, 'Note 1')
  await settled()
  assert.isEmpty(page.api.callsTo(searchCalls.list))
})

it('<research-following with-searches> lists them with what is new, and is the list alone if nothing is followed', async () => {
  keepSearches(page.api, savedSearch(1, { new_count: 3 }), savedSearch(2))
  page.api.on('current_user/follows', () => [])
  page.signIn()
  const root = rootOf(await page.mount('<research-following hide-empty with-searches></research-following>'))
  await eventually(() => assert.deepEqual(all(root, 'li').map(textOf), ['Search 13 new', 'Search 2']))
  const link = one<HTMLAnchorElement>(root, 'li a')
  assert.match(link.href, /\/library\?search_term=gold\+1&libraries=All$/)
  assert.deepEqual(all(root, 'h2').map(textOf), ['Saved searches'])
})
