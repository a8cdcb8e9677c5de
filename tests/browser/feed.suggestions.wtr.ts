import { sendKeys } from '@web/test-runner-commands'
import { assert } from 'chai'
import { all, button, fill, one, textOf } from './support/dom.ts'
import { hear } from './support/events.ts'
import { refusal } from './support/fake-api.ts'
import { openFeed, searchBox } from './support/feed.ts'
import { testPage } from './support/page.ts'
import { none, same } from './support/same.ts'
import { answerTools, click, complete, hover, lastQuery, list, rows, tag, type } from './support/tools.ts'
import { eventually, settled } from './support/wait.ts'

const page = testPage()
beforeEach(() => answerTools(page.api))

const asked = () => page.api.callsTo('typeahead_suggestions').map(({ query }) => query.get('search_term'))
const closed = (root: ShadowRoot) =>
  eventually(() => {
    none(root, '.r-suggestions')
    assert.strictEqual(searchBox(root).ariaExpanded, 'false')
  })

/** The row that Enter would choose, by its value; what the box points to is what is highlighted. */
function highlighted(root: ShadowRoot): string | undefined {
  const id = searchBox(root).getAttribute('aria-activedescendant')
  const [marked, ...others] = rows(root).filter((row) => row.ariaSelected === 'true')
  assert.deepEqual(others, [])
  assert.strictEqual(marked?.id ?? null, id)
  return marked && textOf(marked.querySelector('.r-suggestions__value') ?? marked)
}
const highlights = (root: ShadowRoot, value: string | undefined) =>
  eventually(() => assert.strictEqual(highlighted(root), value))

it('R167 the search box is a combobox called Search text, which is what it says while it is empty', async () => {
  const root = await openFeed(page)
  const box = await eventually(() => searchBox(root))
  assert.strictEqual(box.placeholder, 'Search text')
  assert.strictEqual(box.ariaLabel, 'Search text')
  assert.strictEqual(box.role, 'combobox')
})

it('R168 R174 R175 a text that has settled is asked for once, with what it is completed for', async () => {
  const root = await openFeed(page, 'filters="filter_Region=Europe"')
  const box = await eventually(() => searchBox(root))
  box.focus()
  // Without a pause between the keys, however busy the machine is.
  for (const text of ['a', 'au', 'aur', 'auro', 'auror', 'aurora']) fill(box, text)
  await eventually(() => assert.isNotEmpty(rows(root)))
  const [call, ...others] = page.api.callsTo('typeahead_suggestions')
  assert.deepEqual(others, [], 'not with every key')
  const { document_filters, selected_tags, ...rest } = Object.fromEntries(call?.query ?? [])
  assert.deepEqual(rest, {
    search_term: 'aurora',
    // Of all that can be filtered by, without what the host has fixed.
    tag_categories: 'Asset Class;Sector;Company;Ticker;Analyst;Country;Content Type;Sub-Sector',
    disable_document_count: 'false',
  })
  assert.deepEqual(JSON.parse(selected_tags ?? ''), {})
  assert.deepEqual(JSON.parse(document_filters ?? ''), { tag_filters: { Region: ['Europe'] }, libraries: ['Research'] })
})

it('R169 blanks are no text, and clearing the text closes the list', async () => {
  const root = await openFeed(page)
  await type(root, '   ')
  await new Promise((resolve) => setTimeout(resolve, 400))
  assert.deepEqual(asked(), [])
  await complete(root)
  fill(searchBox(root), '')
  await closed(root)
})

it('R170 arrows move the highlight and wrap at both ends, and the focus stays in the box', async () => {
  const root = await openFeed(page)
  await complete(root)
  await highlights(root, undefined)
  for (const value of ['Aurora Energy', 'Aurora Metals', 'Solar Aurora', 'Search by meaning', 'Aurora Energy']) {
    await sendKeys({ press: 'ArrowDown' })
    await highlights(root, value)
  }
  await sendKeys({ press: 'ArrowUp' })
  await highlights(root, 'Search by meaning')
  same(root.activeElement, searchBox(root))
})

it('R171 R179 Enter chooses the highlighted suggestion: a filter, and an empty box', async () => {
  const root = await openFeed(page)
  await complete(root)
  await sendKeys({ press: 'ArrowDown' })
  await sendKeys({ press: 'ArrowDown' })
  await highlights(root, 'Aurora Metals')
  await sendKeys({ press: 'Enter' })
  await eventually(() => assert.deepEqual(lastQuery(page.api), { filter_Company: 'Aurora Metals' }))
  assert.strictEqual(searchBox(root).value, '')
  await closed(root)
  same(root.activeElement, searchBox(root))
  assert.lengthOf(page.api.callsTo('quick_select_tag'), 0)
})

it('R171 R178 Enter with nothing highlighted searches for the text', async () => {
  const root = await openFeed(page)
  await complete(root)
  await sendKeys({ press: 'Enter' })
  await eventually(() => assert.deepEqual(lastQuery(page.api), { search_term: 'aur' }))
  assert.strictEqual(page.api.callsTo('quick_select_tag')[0]?.query.get('search_term'), 'aur')
  await closed(root)
})

it('R171 a highlight of an older text is not chosen', async () => {
  const root = await openFeed(page)
  await complete(root)
  await sendKeys({ press: 'ArrowDown' })
  await sendKeys({ type: 'o' })
  await sendKeys({ press: 'Enter' })
  await eventually(() => assert.deepEqual(lastQuery(page.api), { search_term: 'auro' }))
})

it('R172 Escape closes the list and leaves the text; once more, it empties the box', async () => {
  const root = await openFeed(page)
  await complete(root)
  await eventually(() => assert.strictEqual(asked().at(-1), 'aur'))
  const calls = asked().length
  await sendKeys({ press: 'Escape' })
  await closed(root)
  assert.strictEqual(searchBox(root).value, 'aur')
  await sendKeys({ press: 'ArrowDown' })
  await eventually(() => list(root))
  assert.lengthOf(asked(), calls)
  await sendKeys({ press: 'Escape' })
  await closed(root)
  await sendKeys({ press: 'Escape' })
  await eventually(() => assert.strictEqual(searchBox(root).value, ''))
})

it('R179 the mouse highlights and chooses, and the focus stays in the box', async () => {
  const root = await openFeed(page)
  const [, , third] = await complete(root)
  if (!third) throw new Error('no third row')
  await hover(third)
  await highlights(root, 'Solar Aurora')
  await click(third)
  await eventually(() => assert.deepEqual(lastQuery(page.api), { filter_Sector: 'Solar Aurora' }))
  await closed(root)
  same(root.activeElement, searchBox(root))
})

it('R172 a press elsewhere and Tab close the list', async () => {
  const root = await openFeed(page)
  await complete(root)
  await click(one(root, 'article p'))
  await closed(root)
  await complete(root, 'o')
  await sendKeys({ press: 'Tab' })
  await closed(root)
})

it('R176 a suggestion shows its value with the part that fits, its category and its documents', async () => {
  const root = await openFeed(page)
  const shown = (await complete(root)).map((row) => ({
    value: textOf(row.querySelector('.r-suggestions__value') ?? row),
    mark: all(row, 'mark').map(textOf),
    category: all(row, '.r-suggestions__category').map(textOf),
    seen: all(row, '.r-suggestions__count [aria-hidden]').map(textOf),
    heard: all(row, '.r-suggestions__count .r-visually-hidden').map(textOf),
  }))
  const none: string[] = []
  assert.deepEqual(shown, [
    { value: 'Aurora Energy', mark: ['Aur'], category: ['Company'], seen: ['1,234'], heard: ['1,234 documents'] },
    { value: 'Aurora Metals', mark: ['Aur'], category: ['Company'], seen: ['1'], heard: ['1 document'] },
    { value: 'Solar Aurora', mark: ['Aur'], category: ['Sector'], seen: none, heard: none },
    { value: 'Search by meaning', mark: none, category: none, seen: none, heard: none },
  ])
  assert.include(all(root, '[aria-live]').map(textOf), '3 suggestions')
})

it('embedding 5: a suggestion is shown as text, whatever it holds', async () => {
  page.api.on('typeahead_suggestions', () => [tag('Company', 'aur<img src=x onerror=alert(1)>'), tag('<b>', 'aur 2')])
  const root = await openFeed(page)
  await complete(root)
  none(list(root), 'img, b')
})

it('R177 without suggestions the box works, and nobody is told of an error', async () => {
  page.api.on('typeahead_suggestions', () => refusal(500))
  const heard = hear()
  const root = await openFeed(page, 'text-search-only')
  await type(root, 'aur')
  await eventually(() => assert.deepEqual(asked(), ['aur']))
  await settled()
  none(root, '.r-suggestions, [role=alert]')
  await sendKeys({ press: 'Enter' })
  await eventually(() => assert.deepEqual(lastQuery(page.api), { search_term: 'aur' }))
  heard.stop()
  assert.deepEqual(heard.events, [])
})

it('R178 a term that names a tag becomes a filter', async () => {
  page.api.on('quick_select_tag', () => tag('Company', 'Aurora Energy'))
  const root = await openFeed(page)
  await type(root, ' Aurora energy ')
  await sendKeys({ press: 'Enter' })
  await eventually(() => assert.deepEqual(lastQuery(page.api), { filter_Company: 'Aurora Energy' }))
  assert.strictEqual(page.api.callsTo('quick_select_tag')[0]?.query.get('search_term'), 'Aurora energy')
  assert.strictEqual(searchBox(root).value, '')
  none(root, '.r-search-box__chip')
})

for (const [what, answer] of [
  ['a tag without a value', () => tag('Company', '')],
  ['an error', () => refusal(500)],
  ['no answer for long', () => new Promise(() => {})],
] as const)
  it(`R178 ${what} for a term: it is searched for`, async () => {
    page.api.on('quick_select_tag', answer)
    const root = await openFeed(page)
    await type(root, 'margins')
    await sendKeys({ press: 'Enter' })
    await eventually(() => assert.deepEqual(lastQuery(page.api), { search_term: 'margins' }))
    await eventually(() => assert.strictEqual(searchBox(root).value, ''))
  })

it('R178 a second search while the first is asked for gives it up', async () => {
  page.api.on('quick_select_tag', ({ query }) =>
    query.get('search_term') === 'gold' ? new Promise(() => {}) : tag('Sector', 'Mining'),
  )
  const root = await openFeed(page)
  await type(root, 'gold')
  await sendKeys({ press: 'Enter' })
  await eventually(() => assert.lengthOf(page.api.callsTo('quick_select_tag'), 1))
  fill(searchBox(root), 'mining')
  button(root, 'Search').click()
  await eventually(() => assert.deepEqual(lastQuery(page.api), { filter_Sector: 'Mining' }))
  assert.isTrue(page.api.callsTo('quick_select_tag')[0]?.signal.aborted)
})

it('R174 what is chosen already goes along and narrows what is suggested', async () => {
  const root = await openFeed(page, 'default-filters="filter_Sector=Energy;Banks"')
  await complete(root)
  const query = page.api.callsTo('typeahead_suggestions')[0]?.query
  assert.deepEqual(JSON.parse(query?.get('selected_tags') ?? ''), { Sector: ['Energy', 'Banks'] })
})

it('R168 a feed that is removed just as its suggestions are drawn complains of nothing', async () => {
  const root = await openFeed(page)
  const { supports } = CSS
  let isRemoved = false
  // The list asks for this while it renders: before it is in the page.
  CSS.supports = (...words: string[]) => {
    if (words[0] === 'position-area') {
      isRemoved = true
      page.stage.replaceChildren()
    }
    return Reflect.apply(supports, CSS, words)
  }
  await type(root, 'aurora')
  await eventually(() => assert.isTrue(isRemoved))
  await settled()
  CSS.supports = supports
  assert.deepEqual(page.takeComplaints(), [])
})
