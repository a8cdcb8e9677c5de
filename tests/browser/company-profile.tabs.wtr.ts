import { sendKeys, setViewport } from '@web/test-runner-commands'
import { assert } from 'chai'
import { deferred } from '../support/deferred.ts'
import { accessible, partsOf } from './support/accessible.ts'
import { analyst, profile } from './support/companies.ts'
import { openProfile, selectedTab, tab, tabPanel } from './support/company-profile.ts'
import { note, notes, paged } from './support/documents.ts'
import { all, button, fill, link, one, textOf } from './support/dom.ts'
import { follows, hear } from './support/events.ts'
import { refusal } from './support/fake-api.ts'
import { searchBox } from './support/feed.ts'
import { countListeners } from './support/listeners.ts'
import { testPage } from './support/page.ts'
import { none, same } from './support/same.ts'
import { headersIn, namesIn, rowsIn, spoken } from './support/table.ts'
import { eventually, settled } from './support/wait.ts'

const page = testPage()
before(() => setViewport({ width: 1280, height: 900 }))

const start = location.href
afterEach(() => history.replaceState(null, '', start))

/** How many rows the research has. */
const count = (root: ShadowRoot, expected: number) =>
  eventually(() => assert.lengthOf(rowsIn(tabPanel(root)), expected))

it('R050 R051 R296 three tabs; the first is shown, and in memory the address stays as it is', async () => {
  const before = [location.href, history.length]
  const root = await openProfile(page, profile)
  assert.deepEqual(all(root, '[role=tab]').map(textOf), ['Research Covered', 'Company Financials', 'Analyst Questions'])
  assert.strictEqual(selectedTab(root), 'Research Covered')
  tab(root, 'Analyst Questions').click()
  await eventually(() => assert.strictEqual(selectedTab(root), 'Analyst Questions'))
  assert.deepEqual([location.href, history.length], before)
})

for (const [lang, width, document_type, shown] of [
  ['en', 976, 'Sales Commentary', 'Sales Commentary'],
  ['de', 735, 'Earnings Preview', 'Ergebnisvorschau'],
] as const)
  it(`R293 the type ${shown} takes one line of a table of ${width} px`, async () => {
    page.stage.style.cssText = `position: absolute; inset: 0 auto auto 0; inline-size: ${width}px`
    page.api.on('web_documents_by_tag', paged([note(1, { document_type })]))
    const root = await openProfile(page, profile, `lang="${lang}"`)
    const type = await eventually(() => one(tabPanel(root), 'tbody .r-document-type'))
    assert.strictEqual(textOf(type), shown)
    const line = document.createRange()
    line.selectNodeContents(type)
    assert.isBelow(line.getBoundingClientRect().height, 30)
  })

it('R235 R296 embedding 14: tabs by keyboard: arrows choose and wrap, Home and End, Tab goes into the panel', async () => {
  const root = await openProfile(page, profile)
  tab(root, 'Research Covered').focus()
  assert.lengthOf(all(root, '[role=tab][tabindex="0"]'), 1)
  for (const [key, name] of [
    ['ArrowLeft', 'Analyst Questions'],
    ['ArrowRight', 'Research Covered'],
    ['ArrowRight', 'Company Financials'],
    ['End', 'Analyst Questions'],
    ['Home', 'Research Covered'],
    ['End', 'Analyst Questions'],
  ] as const) {
    await sendKeys({ press: key })
    await eventually(() => assert.strictEqual(selectedTab(root), name))
    same(root.activeElement, tab(root, name))
  }
  await sendKeys({ press: 'Tab' })
  same(root.activeElement, tabPanel(root))
  assert.strictEqual(tabPanel(root).getAttribute('aria-labelledby'), tab(root, 'Analyst Questions').id)
})

it('R050 R296 url-state="page": the tab stands in the hash, without a step and with the history’s own state', async () => {
  history.replaceState({ host: 1 }, '', location.href)
  const steps = history.length
  const root = await openProfile(page, profile, 'url-state="page"')
  assert.strictEqual(location.hash, '')
  tab(root, 'Company Financials').click()
  await eventually(() => assert.strictEqual(location.hash, '#company-financials'))
  assert.deepEqual([history.state.host, history.length], [1, steps])
  assert.strictEqual(location.href.split('#')[0], start.split('#')[0])
})

it('R050 R051 R296 a hash is restored, followed, and stands for the first tab when nothing is called so', async () => {
  history.replaceState(null, '', '#analyst-questions')
  const root = await openProfile(page, profile, 'url-state="page"')
  assert.strictEqual(selectedTab(root), 'Analyst Questions')
  location.hash = 'company-financials'
  await eventually(() => assert.strictEqual(selectedTab(root), 'Company Financials'))
  location.hash = 'no-such-tab'
  await eventually(() => assert.strictEqual(selectedTab(root), 'Research Covered'))
  history.back()
  await eventually(() => assert.strictEqual(selectedTab(root), 'Company Financials'))
})

it('embedding 10: a removal frees what listens to the address, in the profile and in what it holds', async () => {
  const listeners = countListeners(window, document)
  await openProfile(page, profile, 'url-state="page"')
  page.stage.replaceChildren()
  await settled()
  assert.deepEqual(listeners.stop(), [])
})

it('embedding 10: a removal gives up what the profile and the elements in it are waiting for', async () => {
  const never = deferred<never>()
  for (const path of ['web_documents_by_tag', 'roadshows/upcoming_by_tag']) page.api.on(path, () => never.promise)
  await openProfile(page, profile)
  await eventually(() => assert.lengthOf(page.api.callsTo('roadshows/upcoming_by_tag'), 1))
  page.stage.replaceChildren()
  for (const path of ['web_documents_by_tag', 'roadshows/upcoming_by_tag'])
    await eventually(() => assert.isTrue(page.api.callsTo(path)[0]?.signal.aborted, path))
})

it('R293 the research is a table of the company’s documents', async () => {
  const focus = { value: 'Halden Gas', profile_link: '/company_profile/2001' }
  page.api.on('web_documents_by_tag', () => [
    note(1, { primary_focus: focus, analysts: [analyst, { id: '2', value: 'Jonas Berg' }] }),
    { id: 'bare' },
  ])
  const root = await openProfile(page, profile)
  await count(root, 2)
  assert.deepEqual(headersIn(root), ['Primary Focus', 'Report Name', 'Report Type', 'Author', 'Publication Date'])
  const [first, bare] = rowsIn(root).map((cells) => cells.map(spoken))
  assert.deepEqual(first, ['Halden Gas', 'Note 1', 'Company Note', 'Maria Lind', 'November 05, 2026'])
  assert.deepEqual(bare, ['–', 'Untitled document', '–', '–', '–'])
  const table = await accessible('table', 'Research on Halden Gas')
  assert.lengthOf(partsOf(table, 'columnheader'), 5)
  assert.lengthOf(partsOf(table, 'rowheader'), 2)
  const query = page.api.callsTo('web_documents_by_tag')[0]?.query
  assert.deepEqual(
    ['tag_id', 'page', 'page_size', 'limit'].map((key) => query?.get(key)),
    ['2001', '1', '10', '300'],
  )
})

it('R293 R222 a search in the research quotes its words in their context, marked, and says what it corrected', async () => {
  const search_hits = [{ text: 'Gold is dear.', page_number: 3, marks: [[0, 4]] }]
  const hit = note(7, { title_marks: [[0, 4]], search_hits, search_hit_count: 5 })
  page.api.on('web_documents_by_tag', ({ query }) =>
    query.has('search_term') ? { records: [hit], corrected_search_term: 'gold' } : notes(1, 10),
  )
  const root = await openProfile(page, profile)
  await count(root, 10)
  none(root, 'mark')
  fill(await eventually(() => searchBox(root)), 'goold')
  button(root, 'Search').click()
  await count(root, 1)
  const below = one(tabPanel(root), '.r-table__below')
  assert.strictEqual(textOf(below), 'Gold is dear. Page 3and 4 more')
  assert.deepEqual(all(root, 'mark').map(textOf), ['Note', 'Gold'])
  assert.strictEqual(new URL(link(root, 'Page 3').href).hash, '#page=3&find=Gold')
  await eventually(() => assert.include(textOf(one(root, '.r-recovery')), 'Showing results for gold.'))
  ;(await eventually(() => button(root, 'Remove search'))).click()
  await count(root, 10)
})

it('R293 a report opens by the events of a list', async () => {
  const root = await openProfile(page, profile)
  await count(root, 10)
  const heard = hear()
  assert.isTrue(follows(link(root, 'Note 1')))
  heard.stop()
  assert.deepEqual(
    heard.events.map(({ type }) => type),
    ['research-open-document', 'research-navigate'],
  )
})

it('R262 R293 a report that this client may not open says Not Authorised, and the focus returns', async () => {
  page.api.on('web_documents_by_tag', () => [note(1, { permissioned: false })])
  const root = await openProfile(page, profile)
  const locked = await eventually(() => button(tabPanel(root), 'Note 1'))
  locked.focus()
  await sendKeys({ press: 'Enter' })
  const dialog = await eventually(() => one(root, 'dialog:modal'))
  assert.include(textOf(dialog), 'Not Authorised')
  await sendKeys({ press: 'Escape' })
  await eventually(() => none(root, 'dialog:modal'))
  same(root.activeElement, locked)
})

it('R299 ten reports at a time; the focus goes on to the first that came', async () => {
  const root = await openProfile(page, profile)
  await count(root, 10)
  const more = button(tabPanel(root), 'Load More')
  more.focus()
  await sendKeys({ press: 'Enter' })
  await count(root, 12)
  await eventually(() => same(root.activeElement, link(root, 'Note 11')))
  assert.throws(() => button(tabPanel(root), 'Load More'))
})

it('R299 at the limit the way to the library', async () => {
  page.api.on('web_documents_by_tag', paged(notes(1, 40)))
  const root = await openProfile(page, profile, 'limit="20"')
  await count(root, 10)
  button(tabPanel(root), 'Load More').click()
  await count(root, 20)
  assert.strictEqual(new URL(link(tabPanel(root), 'Research Library').href).pathname, '/library')
})

it('R299 while the research loads there are as many skeletons as a page has', async () => {
  page.api.on('web_documents_by_tag', () => deferred().promise)
  const root = await openProfile(page, profile, 'page-size="4"')
  await eventually(() => assert.lengthOf(all(tabPanel(root), '.r-table[aria-busy=true] tbody tr'), 4))
})

it('R298 embedding 12: research that fails is no failure of the profile: said in its tab, told without a status, tried again', async () => {
  page.api.on('web_documents_by_tag', () => refusal(403))
  const heard = hear()
  const root = await openProfile(page, profile)
  const alert = await eventually(() => one(tabPanel(root), '[role=alert]'))
  assert.include(textOf(alert), 'The research could not be loaded.')
  const errors = heard.events.filter(({ type }) => type === 'research-error')
  heard.stop()
  assert.deepEqual(
    errors.map(({ detail }) => [detail.code, 'status' in detail]),
    [['forbidden', false]],
  )
  page.api.on('web_documents_by_tag', paged(notes(1, 2)))
  const retry = button(alert, 'Try again')
  retry.focus()
  retry.click()
  await count(root, 2)
  assert.deepEqual(namesIn(root).length, 2)
  await eventually(() => assert.isNotNull(root.activeElement))
})

it('R296 a tab that was left is found as it was, without asking again', async () => {
  const root = await openProfile(page, profile)
  await count(root, 10)
  button(tabPanel(root), 'Load More').click()
  await count(root, 12)
  const calls = page.api.calls.length
  tab(root, 'Analyst Questions').click()
  await eventually(() => assert.strictEqual(selectedTab(root), 'Analyst Questions'))
  tab(root, 'Research Covered').click()
  await count(root, 12)
  assert.lengthOf(page.api.calls, calls)
})

it('R295 the questions with when they were updated, a paragraph each; without any it says so', async () => {
  const root = await openProfile(page, profile)
  tab(root, 'Analyst Questions').click()
  await eventually(() =>
    assert.deepEqual(all(tabPanel(root), 'p').map(textOf), [
      'Updated October 26, 2026',
      'Is the dividend a floor?',
      'Who buys?',
    ]),
  )
  page.stage.replaceChildren()
  const bare = await openProfile(page, { id: '2014' })
  tab(bare, 'Analyst Questions').click()
  await eventually(() => assert.include(textOf(tabPanel(bare)), 'Sorry, no content is available.'))
})
