import { sendKeys } from '@web/test-runner-commands'
import { assert } from 'chai'
import { companiesNamed, company, lettered } from './support/companies.ts'
import { companiesOf, openCompanies } from './support/companies-table.ts'
import { all, button, one, textOf } from './support/dom.ts'
import { testPage } from './support/page.ts'
import { none, same } from './support/same.ts'
import { namesIn, showsRows } from './support/table.ts'
import { eventually, settled } from './support/wait.ts'

const page = testPage()

const start = location.href
afterEach(() => {
  history.replaceState(null, '', start)
  sessionStorage.clear()
})

const known = [...companiesNamed('Aurora', 2), ...companiesNamed('Halden', 23), company('Zephyr')]

const letter = (root: ShadowRoot, name: string) => button(one(root, 'nav'), name)
const currentIn = (root: ShadowRoot) => all(root, 'nav [aria-current=page]').map(textOf)
const asked = () => page.api.callsTo('companies_with_permissions').map(({ query }) => query.get('page'))
const inAddress = (key: string) => new URLSearchParams(location.search).get(key)

/** The address as it was, with more in its query. */
function addressWith(more: Record<string, string>) {
  const query = new URLSearchParams(location.search)
  for (const [key, value] of Object.entries(more)) query.set(key, value)
  history.replaceState(null, '', `?${query}#notes`)
}

it('R272 A to Z stand above the table; those without companies are disabled, named so, and do nothing', async () => {
  const root = await companiesOf(page, known)
  const letters = all(root, 'nav button')
  assert.strictEqual(letters.map(textOf).join(''), 'ABCDEFGHIJKLMNOPQRSTUVWXYZ')
  const enabled = letters.filter((each) => each.ariaDisabled !== 'true').map(textOf)
  assert.deepEqual(enabled, ['A', 'H', 'Z'])
  assert.strictEqual(one(root, 'nav').ariaLabel, 'Companies by initial letter')
  const reason = letter(root, 'B').getAttribute('aria-describedby')
  assert.strictEqual(textOf(one(root, `[id="${reason}"]`)), 'No companies')
  letter(root, 'B').click()
  await settled()
  assert.deepEqual(asked(), ['A'])
  assert.deepEqual(currentIn(root), ['A'])
})

it('R272 R283 by keyboard: one stop, arrows over disabled letters and round both ends, Enter asks for a letter', async () => {
  const root = await companiesOf(page, known)
  letter(root, 'A').focus()
  assert.lengthOf(all(root, 'nav button[tabindex="0"]'), 1)
  await sendKeys({ press: 'ArrowRight' })
  same(root.activeElement, letter(root, 'B'))
  await sendKeys({ press: 'Enter' })
  await settled()
  assert.deepEqual(asked(), ['A'], 'a letter without companies asks for nothing')
  await sendKeys({ press: 'Home' })
  await sendKeys({ press: 'ArrowLeft' })
  same(root.activeElement, letter(root, 'Z'))
  await sendKeys({ press: 'Enter' })
  await showsRows(root, 'Zephyr')
  assert.deepEqual(asked(), ['A', 'Z'])
  assert.deepEqual(currentIn(root), ['Z'])
  same(root.activeElement, letter(root, 'Z'))
})

it('R282 C63 a letter shows ten companies, then ten more, without asking again; the focus is not lost', async () => {
  const root = await companiesOf(page, known)
  letter(root, 'H').click()
  await eventually(() => assert.lengthOf(namesIn(root), 10))
  const more = button(root, 'Load More')
  more.focus()
  await sendKeys({ press: 'Enter' })
  await eventually(() => assert.lengthOf(namesIn(root), 20))
  assert.isNotNull(root.activeElement)
  button(root, 'Load More').focus()
  await sendKeys({ press: 'Enter' })
  await eventually(() => assert.lengthOf(namesIn(root), 23))
  assert.throws(() => button(root, 'Load More'))
  await eventually(() => assert.isNotNull(root.activeElement, 'the button is gone, the focus goes on to what came'))
  assert.strictEqual(namesIn(root)[22], 'Halden 023')
  assert.deepEqual(asked(), ['A', 'H'])
})

const everyLetter = (root: ShadowRoot) => button(root, 'All letters')

it('C63 beside the letters stand all of them, in large pages and in steps of fifty', async () => {
  const many = [...companiesNamed('Aurora', 60), ...companiesNamed('Halden', 60)]
  const root = await companiesOf(page, many, 'page-size="10"')
  everyLetter(root).click()
  await eventually(() => assert.lengthOf(namesIn(root), 50))
  assert.deepEqual(asked(), ['A', '1', '2'])
  assert.deepEqual(
    all(root, '[aria-current=page]').map(({ ariaLabel }) => ariaLabel),
    ['All letters'],
  )
  button(root, 'Load More').click()
  await eventually(() => assert.lengthOf(namesIn(root), 100))
  letter(root, 'H').click()
  await eventually(() => assert.lengthOf(namesIn(root), 10))
  assert.deepEqual(currentIn(root), ['H'])
})

it('C63 R273 all letters stand in the query string, and a link to them starts there', async () => {
  const first = await companiesOf(page, known, 'url-state="page"')
  everyLetter(first).click()
  await eventually(() => assert.lengthOf(namesIn(first), 26))
  assert.strictEqual(inAddress('page'), 'ALL')
  page.stage.replaceChildren()
  sessionStorage.clear()
  const second = await companiesOf(page, known, 'url-state="page"')
  await eventually(() => assert.lengthOf(namesIn(second), 26))
  assert.lengthOf(all(second, 'nav button[tabindex="0"]'), 1, 'the letters keep their one stop')
})

it('R270 a search that no name matches says so above the similar names', async () => {
  const root = await companiesOf(page, known)
  const similar = {
    records: [company('Zephyr')],
    pagination_metadata: { page: 'Z', num_pages: 1 },
    similar_names: true,
  }
  page.api.on('companies_with_permissions', () => similar)
  const box = one<HTMLInputElement>(root, 'input')
  box.focus()
  await sendKeys({ type: 'Zehpyr' })
  await sendKeys({ press: 'Enter' })
  await showsRows(root, 'Zephyr')
  const words = 'No company matches "Zehpyr". These names are similar.'
  assert.strictEqual(textOf(one(root, '.r-companies__similar')), words)
  await eventually(() => assert.include(textOf(one(root, '.r-companies__results > [aria-live=polite]')), words))
})

it('R282 at the limit it says so', async () => {
  const root = await companiesOf(page, companiesNamed('Aurora', 12), 'limit="10" page-size="10"')
  await eventually(() => assert.include(textOf(root), 'Please refine your search criteria to see further results.'))
  assert.lengthOf(namesIn(root), 10)
})

it('R272 C63 a letter that has no companies any more gives way to the first that has', async () => {
  const root = await companiesOf(page, known)
  letter(root, 'Z').click()
  await showsRows(root, 'Zephyr')
  page.api.on('companies_with_permissions', lettered(companiesNamed('Halden', 1)))
  button(root, 'Ticker').click()
  await showsRows(root, 'Halden 001')
  assert.deepEqual(currentIn(root), ['H'])
})

it('R273 url-state="page": letter and order stand in the query string; Back brings back the letter before at once', async () => {
  const root = await companiesOf(page, known, 'url-state="page"')
  letter(root, 'Z').click()
  await showsRows(root, 'Zephyr')
  assert.strictEqual(inAddress('page'), 'Z')
  const steps = history.length
  button(root, 'Ticker').click()
  await eventually(() =>
    assert.deepEqual([inAddress('order_by_field'), inAddress('order_by_order')], ['ticker', 'asc']),
  )
  assert.strictEqual(history.length, steps, 'a table turned round is still the same page')
  await eventually(() => assert.deepEqual(asked(), ['A', 'Z', 'Z']))
  history.back()
  await showsRows(root, 'Aurora 001', 'Aurora 002')
  assert.deepEqual(currentIn(root), ['A'])
  await settled()
  assert.lengthOf(asked(), 3, 'what was shown is shown again without asking')
})

it('R273 a link to a letter starts there, and a letter that is none counts as absent', async () => {
  addressWith({ page: 'z', order_by_field: 'model', order_by_order: 'asc' })
  const root = await companiesOf(page, known, 'url-state="page"')
  await showsRows(root, 'Zephyr')
  assert.isTrue(
    page.api.callsTo('companies_with_permissions').every(({ query }) => query.get('order_by_field') === 'value'),
  )
  page.stage.replaceChildren()
  sessionStorage.clear()
  addressWith({ page: '42' })
  await showsRows(await companiesOf(page, known, 'url-state="page"'), 'Aurora 001', 'Aurora 002')
})

it('R273 C63 who returns in the same tab finds the letter they left', async () => {
  const first = await companiesOf(page, known, 'url-state="page"')
  letter(first, 'Z').click()
  await showsRows(first, 'Zephyr')
  page.stage.replaceChildren()
  history.replaceState(null, '', start)
  const second = await companiesOf(page, known, 'url-state="page"')
  await showsRows(second, 'Zephyr')
})

it('embedding 26: url-state="prefixed" keeps to its own keys, and adds no step to the history', async () => {
  addressWith({ page: 'of the host', 'research-page': 'H' })
  const steps = history.length
  const root = await companiesOf(page, known, 'url-state="prefixed"')
  await eventually(() => assert.deepEqual(currentIn(root), ['H']))
  letter(root, 'Z').click()
  await showsRows(root, 'Zephyr')
  assert.deepEqual([inAddress('page'), inAddress('research-page')], ['of the host', 'Z'])
  assert.deepEqual([location.hash, history.length], ['#notes', steps])
})

it('embedding 25 26: in memory the address, the history and the storage of the host stay as they are', async () => {
  const before = [location.href, history.length, sessionStorage.length]
  const root = await companiesOf(page, known)
  letter(root, 'Z').click()
  await showsRows(root, 'Zephyr')
  button(root, 'Ticker').click()
  await settled()
  assert.deepEqual([location.href, history.length, sessionStorage.length], before)
})

it('embedding 25: where storage throws, letters work from memory', async () => {
  const { setItem, getItem } = Storage.prototype
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  Object.assign(Storage.prototype, { setItem: refuse, getItem: refuse })
  const root = await companiesOf(page, known, 'url-state="page"')
  letter(root, 'Z').click()
  await showsRows(root, 'Zephyr')
  Object.assign(Storage.prototype, { setItem, getItem })
})

it('R272 an API that knows no letters gets a table without them', async () => {
  page.api.on('companies_with_permissions', () => [company('Aurora')])
  const root = await openCompanies(page)
  await showsRows(root, 'Aurora')
  none(root, 'nav')
})
