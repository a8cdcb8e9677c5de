import { sendKeys, setViewport } from '@web/test-runner-commands'
import { assert } from 'chai'
import { all, button, fill, link, one, textOf } from './support/dom.ts'
import { follows, hear } from './support/events.ts'
import { refusal } from './support/fake-api.ts'
import { testPage } from './support/page.ts'
import {
  alert,
  answerPreferences,
  asia,
  calls,
  cards,
  europe,
  focused,
  mountPreferences,
  openCards,
  records,
  showsCards,
  titlesOf,
} from './support/preferences.ts'
import { none, same } from './support/same.ts'
import { tag } from './support/tools.ts'
import { eventually, settled } from './support/wait.ts'

const page = testPage()
before(() => setViewport({ width: 1280, height: 900 }))

/** As they are seen: the values behind a number are not. */
const summaries = (root: ShadowRoot) =>
  cards(root).map((card) => one(card, '.r-preference-summary').innerText.replace(/\s+/g, ' ').trim())

const searchBox = (root: ShadowRoot) => one<HTMLInputElement>(root, 'search input')

it('R343 R344 R345 title, tabs, a numbered card for each preference, and what can be done', async () => {
  const { root } = await openCards(page)
  assert.strictEqual(textOf(one(root, 'h1')), 'Your Distribution Preferences')
  assert.deepEqual(all(root, '[role=tab]').map(textOf), ['Research & Analytics', 'Sales, Intelligence & Events'])
  assert.deepEqual(titlesOf(root), ['Distribution Preference 1', 'Distribution Preference 2'])
  for (const card of cards(root))
    assert.deepEqual(all(card, '[aria-label]').map(textOf), ['Detailed View', 'Edit', 'Delete'])
  assert.isOk(button(root, 'Delete All Preferences'))
  assert.isOk(button(root, 'Add New Preference'))
  assert.lengthOf(page.api.callsTo(calls.table), 0, 'the other tab is not loaded')
})

it('R345 Add stands above the list, and Delete All without a frame below its end, also on phones', async () => {
  const { root } = await openCards(page)
  const [add, deleteAll] = [button(root, 'Add New Preference'), button(root, 'Delete All Preferences')]
  assert.strictEqual(getComputedStyle(deleteAll).borderColor, 'rgba(0, 0, 0, 0)')
  for (const width of [1280, 390]) {
    await setViewport({ width, height: 900 })
    const [first, last] = [cards(root)[0], cards(root).at(-1)].map((card) => card?.getBoundingClientRect())
    assert.isAtMost(add.getBoundingClientRect().bottom, first?.top ?? 0)
    assert.isAtLeast(deleteAll.getBoundingClientRect().top, last?.bottom ?? Number.POSITIVE_INFINITY)
  }
  await setViewport({ width: 1280, height: 900 })
})

it('R363 C55 a card says its preference in the words of a summary, past three values as their number', async () => {
  const { root } = await openCards(page)
  assert.deepEqual(summaries(root), [
    'within Europe, Nordics covering Banks about Aurora Energy',
    'within Asia covering 4 Sectors',
  ])
})

it('R362 C73 the order of the phrases and the number of values named are the host’s', async () => {
  const { root } = await openCards(page, records, 'category-order="Company;Sector" truncate-threshold="1"')
  assert.deepEqual(summaries(root), [
    'about Aurora Energy covering Banks within 2 Regions',
    'covering 4 Sectors within Asia',
  ])
})

it('R362 C73 records with one of the host’s keys are not shown', async () => {
  const { root } = await openCards(
    page,
    [{ ...europe, Digest: 'x' }, asia, { ...asia, Basket: 'y' }],
    'irrelevant-cris="Digest;Basket"',
  )
  assert.deepEqual(summaries(root), ['within Asia covering 4 Sectors'])
})

it('R362 a host’s search leaves the preferences that name it, by their numbers; the reader may change it', async () => {
  const { root } = await openCards(page, records, 'search-text="energie"')
  await showsCards(root, 1)
  assert.deepEqual(titlesOf(root), ['Distribution Preference 2'])
  assert.include(textOf(root), '1 of 2 preferences')
  fill(searchBox(root), 'xyz')
  await eventually(() => assert.include(textOf(root), 'No preference contains “xyz”.'))
  const everything = button(root, 'Show all preferences')
  everything.focus()
  everything.click()
  await showsCards(root, 2)
})

it('R344 a handful needs no search; many have one', async () => {
  const { root } = await openCards(page)
  none(root, 'search')
  page.stage.replaceChildren()
  const many = await openCards(page, [...records, ...records, ...records, ...records])
  await showsCards(many.root, 8)
  fill(searchBox(many.root), 'AURORA')
  await showsCards(many.root, 4)
  assert.deepEqual(titlesOf(many.root)[3], 'Distribution Preference 7')
})

it('R363 Detailed View opens by key and shows every value, how it stands today, and what would have been sent', async () => {
  const { root } = await openCards(page, [
    { ...asia, Region: 'Asia;Atlantis', Sector: 'Mining;Banks', Company: 'Halden Gas' },
  ])
  page.api.on(calls.tags, () => ({
    Region: [tag('Region', 'Asia', { profile_link: null })],
    Sector: [tag('Sector', 'Mining', { disabled: true }), tag('Sector', 'Banks', { profile_link: null })],
    Company: [tag('Company', 'Halden Gas', { profile_link: '/company_profile/7' })],
  }))
  const toggle = button(root, 'Detailed View Distribution Preference 1')
  assert.strictEqual(toggle.ariaExpanded, 'false')
  toggle.focus()
  await sendKeys({ press: 'Enter' })
  const details = await eventually(() => one(root, `[id="${toggle.getAttribute('aria-controls')}"]`))
  await eventually(() =>
    assert.deepEqual(
      all(details, 'dl > div').map((group) => [textOf(one(group, 'dt')), ...all(group, 'li').map(textOf)]),
      [
        ['Region', 'Asia', 'Atlantis no longer available'],
        ['Sector', 'Mining outside your permissions', 'Banks'],
        ['Company', 'Halden Gas'],
      ],
    ),
  )
  await eventually(() => assert.include(textOf(details), '7 documents in the last 30 days'))
  assert.deepEqual(all(details, '.r-preview li a').map(textOf), ['Note 1', 'Note 2', 'Note 3'])
  const asked = page.api.callsTo(calls.tags)[0]?.query.get('cri_json') ?? ''
  assert.deepEqual(JSON.parse(asked), { Region: 'Asia;Atlantis', Sector: 'Mining;Banks', Company: 'Halden Gas' })

  const heard = hear()
  follows(link(details, 'Halden Gas'))
  follows(link(details, 'Note 1'))
  heard.stop()
  assert.deepEqual(
    heard.events.map(({ type, detail }) => [type, new URL(detail.href).pathname]),
    [
      ['research-navigate', '/company_profile/7'],
      ['research-navigate', '/document/R-1'],
    ],
  )
  await sendKeys({ press: 'Enter' })
  await eventually(() => none(root, '.r-preference-card__details'))
  same(focused(root), toggle)
})

it('R363 the number in a summary is read as its values, and leads to all of them', async () => {
  const { root } = await openCards(page, [asia])
  const count = button(root, '4 Sectors')
  const id = count.getAttribute('aria-describedby') ?? ''
  assert.strictEqual(textOf(one(root, `#${CSS.escape(id)}`)), 'Utilities, Énergie, Fund 9, Fund 10')
  count.focus()
  await sendKeys({ press: 'Enter' })
  await eventually(() => assert.lengthOf(all(root, 'dl li'), 5))
})

it('R344 without a preference it says what follows from that, and how to begin', async () => {
  const { root } = await openCards(page, [alert])
  assert.include(textOf(root), 'You have no distribution preferences')
  assert.throws(() => button(root, 'Delete All Preferences'))
  assert.lengthOf(all(root, '[data-action=add]'), 1)
})

it('embedding 12: preferences that fail say so, are told once, and can be tried again without losing the focus', async () => {
  answerPreferences(page.api)
  page.api.on(calls.list, () => refusal(500))
  const heard = hear()
  const root = await mountPreferences(page)
  const retry = await eventually(() => button(one(root, '[role=alert]'), 'Try again'))
  answerPreferences(page.api)
  retry.focus()
  retry.click()
  await showsCards(root, 2)
  heard.stop()
  assert.isTrue(focused(root).matches('.r-distribution'), focused(root).outerHTML.slice(0, 100))
  assert.deepEqual(
    heard.events.map(({ type, detail }) => [type, detail.code, detail.status]),
    [['research-error', 'server', 500]],
  )
})

it('embedding 5: markup in values stays what it is, letter by letter', async () => {
  const hostile = '<img src=x onerror="window.attacked = 1"><script>window.attacked = 2</script>'
  const { root } = await openCards(page, [{ Region: hostile, Sector: '__proto__;constructor' }])
  assert.deepEqual(summaries(root), [`within ${hostile} covering __proto__, constructor`])
  button(root, 'Detailed View Distribution Preference 1').click()
  await eventually(() => assert.include(textOf(one(root, 'dl')), hostile))
  button(root, 'Delete Distribution Preference 1').click()
  await eventually(() => assert.include(textOf(one(root, 'dialog')), hostile))
  await settled()
  none(root, 'img, script')
  assert.isUndefined(Reflect.get(window, 'attacked'))
})
