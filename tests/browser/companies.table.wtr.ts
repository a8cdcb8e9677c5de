import { sendKeys, setViewport } from '@web/test-runner-commands'
import { assert } from 'chai'
import { deferred } from '../support/deferred.ts'
import { accessible, partsOf } from './support/accessible.ts'
import { analyst, companiesNamed, company } from './support/companies.ts'
import { companiesOf, openCompanies } from './support/companies-table.ts'
import { all, button, link, one, textOf } from './support/dom.ts'
import { follows, hear } from './support/events.ts'
import { refusal } from './support/fake-api.ts'
import { testPage } from './support/page.ts'
import { none, same, sameNodes } from './support/same.ts'
import { cell, headersIn, namesIn, rowsIn, showsRows, sortButton, sorts, spoken } from './support/table.ts'
import { eventually, settled } from './support/wait.ts'

const page = testPage()
before(() => setViewport({ width: 1280, height: 900 }))

const path = 'companies_with_permissions'
const columns = ['Company', 'Ticker', 'Sector', 'Rating', 'Author', 'Model', 'Last Updated', 'Tear Sheet']

/** From 1216 px on, if the API gives them. */
const prices = ['Price target', 'Last close', 'Upside']

const lookOf = (element: Element) => {
  const { color, opacity } = getComputedStyle(element)
  return `${color} ${opacity}`
}

/** How many lines its text takes. */
function linesOf(element: Element): number {
  const words = document.createRange()
  words.selectNodeContents(element)
  return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size
}

let opened: string[] = []
const { open } = window
beforeEach(() => {
  opened = []
  window.open = (address) => {
    opened.push(String(address))
    return null
  }
  page.api.on('current_user', () => ({ username: 'ada', contact: {} }))
})
afterEach(() => {
  window.open = open
})

for (const [layout, width] of [
  ['a table', 1280],
  ['cards', 390],
] as const)
  it(`R268 R274 R275 R276 R277 R278 R279 R280 R281 a screen reader is given a table, shown as ${layout}`, async () => {
    await setViewport({ width, height: 900 })
    const root = await companiesOf(page, [company('Aurora'), company('Aurelia')])
    assert.isTrue(all(root, 'thead th').every((header) => header.getAttribute('scope') === 'col'))
    assert.isTrue(all(root, 'tbody th').every((header) => header.getAttribute('scope') === 'row'))
    const table = await accessible('table', 'Covered Companies')
    assert.deepEqual(
      partsOf(table, 'columnheader'),
      columns.map((name) => `columnheader ${name}`),
    )
    assert.deepEqual(partsOf(table, 'rowheader', 'link').slice(0, 2), ['rowheader Aurora', 'link Aurora'])
    assert.lengthOf(partsOf(table, 'row'), 3)
    assert.lengthOf(partsOf(table, 'cell'), 14)
    assert.include(partsOf(table, 'button'), 'button Download the model of Aurora')
    await setViewport({ width: 1280, height: 900 })
  })

it('R274 R275 R276 R277 R278 R280 a row says what is known, and a dash stands for what is not', async () => {
  const root = await companiesOf(page, [company('Aurora'), { id: 'b', category: 'Company', value: 'Aurelia' }])
  const shown = rowsIn(root).map((cells) => cells.slice(0, 5).map(spoken))
  assert.deepEqual(shown, [
    ['Aurora', 'AUR NO', 'Utilities', 'Buy', 'Maria Lind'],
    ['Aurelia', '–', '–', '–', '–'],
  ])
  assert.strictEqual(textOf(cell(root, 'Aurora', 'Last Updated')), 'November 05, 2026')
  assert.strictEqual(textOf(cell(root, 'Aurelia', 'Last Updated')), '–')
})

it('R274 the company and its author lead to their profiles by the event of a link', async () => {
  const root = await companiesOf(page, [company('Aurora')])
  const heard = hear()
  for (const name of ['Aurora', 'Maria Lind']) assert.isTrue(follows(link(root, name)))
  heard.stop()
  assert.deepEqual(
    heard.events.map(({ type, detail }) => [type, new URL(detail.href).pathname]),
    [
      ['research-navigate', '/company_profile/Aurora'],
      ['research-navigate', analyst.profile_link ?? ''],
    ],
  )
})

it('R274 a picture that cannot be loaded gives way to the initials', async () => {
  const root = await companiesOf(page, [company('Aurora Energy', { thumbnail_url: '/dist/none.png' })])
  const avatar = one(root, 'tbody .r-avatar')
  await eventually(() => assert.strictEqual(textOf(avatar), 'AE'))
})

it('R279 R291 without access a model is greyed, says why, and does nothing', async () => {
  const root = await companiesOf(page, [company('Aurora', { model: { download_url: null, has_access: false } })])
  const model = one<HTMLButtonElement>(cell(root, 'Aurora', 'Model'), 'button')
  assert.strictEqual(model.ariaLabel, 'Not included in your subscription: the model of Aurora')
  assert.strictEqual(model.ariaDisabled, 'true')
  assert.notStrictEqual(lookOf(model), lookOf(button(root, 'Download the tear sheet of Aurora')))
  model.focus()
  same(root.activeElement, model)
  await sendKeys({ press: 'Enter' })
  await settled()
  assert.deepEqual(opened, [])
  assert.lengthOf(page.api.callsTo('current_user'), 0)
})

it('R279 R281 C46 a model is forced to download, a tear sheet opens as it is; both with the token of the click', async () => {
  const root = await companiesOf(page, [company('Aurora')])
  assert.notInclude(root.innerHTML, 'access-1')
  button(root, 'Download the model of Aurora').click()
  await eventually(() => assert.lengthOf(opened, 1))
  button(root, 'Download the tear sheet of Aurora').click()
  await eventually(() => assert.lengthOf(opened, 2))
  const [model, sheet] = opened.map((address) => new URL(address))
  assert.deepEqual([model?.pathname, sheet?.pathname], ['/files/Aurora.xlsx', '/files/Aurora.pdf'])
  assert.deepEqual(
    [model, sheet].map((url) => url?.searchParams.get('force_download')),
    ['true', null],
  )
  for (const url of [model, sheet]) assert.strictEqual(url?.searchParams.get('auth_token'), 'access-1')
})

const tickers = ['CCC', 'AAA', 'BBB'].map((ticker, index) => company(`Aurora ${index + 1}`, { ticker }))

it('R225 R229 a header is a button: by keyboard it sorts at once what is here as a whole, and turns it round; the API has the last word', async () => {
  const root = await companiesOf(page, tickers)
  assert.deepEqual(
    sorts(root).filter((each) => !each.endsWith('none')),
    ['Company ascending'],
  )
  assert.isFalse(sorts(root).some((each) => each.startsWith('Model') || each.startsWith('Tear Sheet')))
  const answer = deferred<unknown>()
  page.api.on(path, () => answer.promise)
  sortButton(root, 'Ticker').focus()
  await sendKeys({ press: 'Enter' })
  await showsRows(root, 'Aurora 2', 'Aurora 3', 'Aurora 1')
  assert.include(sorts(root), 'Ticker ascending')
  const asked = () =>
    ['order_by_field', 'order_by_order', 'page'].map((key) => page.api.callsTo(path).at(-1)?.query.get(key))
  await eventually(() => assert.deepEqual(asked(), ['ticker', 'asc', 'A']))
  await sendKeys({ press: 'Space' })
  await showsRows(root, 'Aurora 1', 'Aurora 3', 'Aurora 2')
  assert.include(sorts(root), 'Ticker descending')
  await eventually(() => assert.deepEqual(asked(), ['ticker', 'desc', 'A']))
  answer.resolve({ records: tickers, pagination_metadata: { alphabetical_range: ['A'] } })
  await showsRows(root, 'Aurora 1', 'Aurora 2', 'Aurora 3')
  same(root.activeElement, sortButton(root, 'Ticker'))
})

it('R225 R229 where there is more than is here, the rows stay until the API has sorted them', async () => {
  const root = await companiesOf(page, tickers, 'limit="3"')
  const rows = all(root, 'tbody tr')
  const answer = deferred<unknown>()
  page.api.on(path, () => answer.promise)
  sortButton(root, 'Ticker').focus()
  await sendKeys({ press: 'Enter' })
  await eventually(() => assert.strictEqual(one(root, 'table').ariaBusy, 'true'))
  sameNodes(all(root, 'tbody tr'), rows)
  answer.resolve([...tickers].reverse())
  await showsRows(root, 'Aurora 3', 'Aurora 2', 'Aurora 1')
  same(root.activeElement, sortButton(root, 'Ticker'))
})

it('R274 the attribute columns chooses among them, and the company always leads', async () => {
  const root = await companiesOf(page, [company('Aurora')], 'columns="tear_sheet;ticker;nonsense"')
  assert.deepEqual(headersIn(root), ['Company', 'Ticker', 'Tear Sheet'])
  one(page.stage, 'research-companies').setAttribute('columns', 'equity_rating')
  await eventually(() => assert.deepEqual(headersIn(root), ['Company', 'Rating']))
  assert.lengthOf(page.api.callsTo(path), 1, 'other columns are no other question')
})

it('R304 related-to with paging="all" shows the companies of an analyst, all pages of them, without letters', async () => {
  const root = await companiesOf(
    page,
    companiesNamed('Aurora', 25),
    'related-to="1001" paging="all" page-size="10" hide-search hide-filters',
  )
  await eventually(() => assert.lengthOf(namesIn(root), 25))
  const calls = page.api.callsTo('tags/related_companies_by_id')
  assert.deepEqual(
    calls.map(({ query }) => [query.get('id'), query.get('page'), query.get('page_size')]),
    [
      ['1001', '1', '10'],
      ['1001', '2', '10'],
      ['1001', '3', '10'],
    ],
  )
  none(root, 'nav, input, .r-filter-panel')
  assert.throws(() => button(root, 'Load More'))
})

it('embedding 14: how many companies are shown is told, politely', async () => {
  const root = await companiesOf(page, companiesNamed('Aurora', 3))
  await eventually(() =>
    assert.strictEqual(textOf(one(root, '.r-companies__results > [aria-live=polite]')), '3 companies shown'),
  )
})

it('target, last close and upside follow the specified columns where the API gives them and they fit', async () => {
  const priced = { price_currency: 'NOK', target_price_currency: 'NOK', close_price: 100, target_price: 120 }
  const root = await companiesOf(page, [company('Aurora', priced), company('Avanti')])
  assert.deepEqual(headersIn(root), [...columns, ...prices])
  assert.deepEqual(
    prices.map((column) => textOf(cell(root, 'Aurora', column))),
    ['NOK 120.00', 'NOK 100.00', '+20.0%'],
  )
  assert.strictEqual(textOf(cell(root, 'Avanti', 'Upside')), '–')
  const element = one(page.stage, 'research-companies')
  for (const [width, shown] of [
    ['1215px', ['Price target', 'Upside']],
    ['1073px', ['Upside']],
    ['973px', []],
    ['879px', prices],
  ] as const) {
    element.style.inlineSize = width
    await eventually(() => assert.deepEqual(headersIn(root), [...columns, ...shown], width))
  }
})

it('R275 R276 R277 R278 R280 a card says rating, prices and facts in lines without labels above, and leaves out what is not known', async () => {
  await setViewport({ width: 390, height: 900 })
  const priced = { price_currency: 'NOK', target_price_currency: 'NOK', close_price: 100, target_price: 120 }
  const root = await companiesOf(page, [company('Aurora', priced), company('Avanti', { related_analyst: null })])
  await eventually(() => assert.deepEqual(headersIn(root), [...columns, ...prices]))
  const place = (column: string) => cell(root, 'Aurora', column).getBoundingClientRect()
  const nameBottom = one(root, 'tbody th').getBoundingClientRect().bottom
  assert.isBelow(place('Rating').top, nameBottom)
  assert.strictEqual(place('Price target').top, place('Upside').top)
  assert.isAtLeast(place('Ticker').top, place('Upside').bottom)
  assert.strictEqual(place('Ticker').top, place('Sector').top)
  assert.isAtMost(cell(root, 'Avanti', 'Author').getBoundingClientRect().width, 1)
  await setViewport({ width: 1280, height: 900 })
})

it('R225 upside is sorted by from the largest on, and then reversed', async () => {
  const priced = (name: string, target_price: number) =>
    company(name, { target_price, target_price_currency: 'NOK', close_price: 100, price_currency: 'NOK' })
  const root = await companiesOf(page, [priced('Aurora', 110), priced('Aurelia', 140)])
  button(one(root, 'thead'), 'Upside').click()
  await eventually(() => assert.include(sorts(root), 'Upside descending'))
  await eventually(() => assert.deepEqual(namesIn(root), ['Aurelia', 'Aurora']))
  button(one(root, 'thead'), 'Upside').click()
  await eventually(() => assert.include(sorts(root), 'Upside ascending'))
  await eventually(() => assert.deepEqual(namesIn(root), ['Aurora', 'Aurelia']))
  await eventually(() => assert.strictEqual(page.api.callsTo(path).at(-1)?.query.get('order_by_field'), 'upside'))
})

it('without prices in the answer there are no columns for them', async () => {
  const root = await companiesOf(page, companiesNamed('Aurora', 2))
  assert.deepEqual(headersIn(root), columns)
})

it('the letters stay at the top, and the header of the table below them', async () => {
  const root = await companiesOf(page, companiesNamed('Aurora', 40), 'page-size="40"')
  window.scrollTo(0, 800)
  await settled()
  const [letters, head] = [one(root, '.r-letters'), one(root, 'thead')].map((each) => each.getBoundingClientRect())
  window.scrollTo(0, 0)
  assert.closeTo(letters?.top ?? -1, 0, 1)
  assert.closeTo(head?.top ?? -1, letters?.bottom ?? 0, 1)
})

it('R282 while it loads there are as many skeletons as a page has companies, under the same headers', async () => {
  page.api.on(path, () => deferred().promise)
  const root = await openCompanies(page, 'page-size="7"')
  await eventually(() => assert.lengthOf(all(root, '.r-table[aria-busy=true] tbody tr'), 7))
  assert.deepEqual(all(root, 'thead th').map(textOf), [...columns, ...prices])
  assert.include(textOf(root), 'Loading companies')
})

it('R282 with the default size there are ten', async () => {
  page.api.on(path, () => deferred().promise)
  const root = await openCompanies(page)
  await eventually(() => assert.lengthOf(all(root, '.r-table[aria-busy=true] tbody tr'), 10))
  await eventually(() => {
    const query = page.api.callsTo(path)[0]?.query
    assert.deepEqual([query?.get('page_size'), query?.get('limit')], ['10', '300'])
  })
})

it('R283 embedding 12: what fails says so, is told once, and can be tried again without losing the focus', async () => {
  page.api.on(path, () => refusal(500))
  const heard = hear()
  const root = await openCompanies(page)
  const alert = await eventually(() => one(root, '[role=alert]'))
  const answer = deferred<unknown>()
  page.api.on(path, () => answer.promise)
  const retry = button(alert, 'Try again')
  retry.focus()
  retry.click()
  await settled()
  same(root.activeElement, retry)
  answer.resolve([company('Aurora')])
  await showsRows(root, 'Aurora')
  await eventually(() => assert.isNotNull(root.activeElement, 'the focus goes on to what came'))
  heard.stop()
  assert.deepEqual(
    heard.events.map(({ type, detail }) => [type, detail.code, detail.status]),
    [['research-error', 'server', 500]],
  )
})

it('R283 nothing to show and nothing found have words of their own', async () => {
  page.api.on(path, () => ({ records: [], pagination_metadata: { alphabetical_range: [] } }))
  const root = await openCompanies(page)
  await eventually(() => assert.include(textOf(root), "It looks like we don't have anything to show you right now."))
  none(root, 'table')
})

it('embedding 1: signed out it invites to sign in and asks for nothing', async () => {
  const root = (await page.mount('<research-companies></research-companies>')).shadowRoot
  if (!root) throw new Error('no shadow root')
  await eventually(() => assert.include(textOf(root), 'Sign in to see the companies we cover.'))
  assert.deepEqual(page.api.calls, [])
  none(root, 'table, nav, input')
})

it('embedding 5: markup in what the data say is text, and an address that is none is no link', async () => {
  const hostile = 'A <img src=x onerror="window.attacked = 1">'
  const root = await companiesOf(page, [
    company('A', {
      value: hostile,
      ticker: hostile,
      profile_link: 'javascript:window.attacked=1',
      thumbnail_url: 'javascript:window.attacked=1',
      model: { download_url: 'javascript:window.attacked=1', has_access: true },
    }),
  ])
  await eventually(() => assert.include(textOf(one(root, 'tbody')), hostile))
  none(root, 'img, a[href^="javascript"]')
  assert.strictEqual(textOf(cell(root, hostile, 'Model')), '–')
  assert.isUndefined(Reflect.get(window, 'attacked'))
})

it('extras a long German sector is broken nowhere without a hyphen in a table of 976 px', async () => {
  page.stage.style.cssText = 'position: absolute; inset: 0 auto auto 0; inline-size: 976px'
  const root = await companiesOf(page, [company('Aurora', { sub_sector: 'Energy Services' })], 'lang="de"')
  const sector = await eventually(() => cell(root, 'Aurora', 'Sektor'))
  await eventually(() => assert.strictEqual(textOf(sector), 'Energiedienstleister'))
  assert.strictEqual(getComputedStyle(sector).hyphens, 'auto')
  assert.strictEqual(linesOf(sector), 1)
})

it('extras a ticker and a long day take one line beside the upside in a table of 976 px', async () => {
  page.stage.style.cssText = 'position: absolute; inset: 0 auto auto 0; inline-size: 976px'
  const prices = { price_currency: 'NOK', target_price_currency: 'NOK', close_price: 100, target_price: 120 }
  const facts = { ticker: 'ALMD SM', last_updated: '2026-09-25' }
  const root = await companiesOf(page, [company('Aurora', { ...prices, ...facts })])
  await eventually(() => assert.deepEqual(headersIn(root), [...columns, 'Upside']))
  assert.deepEqual(
    ['Ticker', 'Last Updated'].map((column) => [
      textOf(cell(root, 'Aurora', column)),
      linesOf(cell(root, 'Aurora', column)),
    ]),
    [
      ['ALMD SM', 1],
      ['September 25, 2026', 1],
    ],
  )
})
