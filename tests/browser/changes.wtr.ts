import { assert } from 'chai'
import { change, changes } from './support/changes.ts'
import { note, paged } from './support/documents.ts'
import { all, button, one, rootOf, textOf } from './support/dom.ts'
import { refusal } from './support/fake-api.ts'
import { testPage } from './support/page.ts'
import { none } from './support/same.ts'
import { eventually } from './support/wait.ts'

const page = testPage()

async function open(attributes = '', signedIn = true): Promise<ShadowRoot> {
  if (signedIn) page.signIn()
  return rootOf(await page.mount(`<research-changes style="inline-size: 1000px" ${attributes}></research-changes>`))
}
const cell = (root: ShadowRoot, row: number, column: string) =>
  textOf(all(root, `tbody .r-changes__${column}`)[row] as HTMLElement).replace(/\s+/g, ' ')

it('a row tells old and new rating and target, the change with its sign, the upside and the note', async () => {
  page.api.on('research_changes', paged([change(1)]))
  const root = await open()
  await eventually(() => one(root, 'tbody a'))
  assert.strictEqual(cell(root, 0, 'rating'), 'Hold→ now Buy')
  assert.strictEqual(cell(root, 0, 'target'), 'GBP 10.00→ now 12.00')
  assert.strictEqual(cell(root, 0, 'change'), '+20.0%')
  assert.strictEqual(cell(root, 0, 'upside'), '+20.0%')
  assert.include(one(root, '.r-changes__note a').getAttribute('href') ?? '', '/document/R-1')
})

it('a company has the width of its name, and its ticker is hidden where it has no room', async () => {
  const named = (number: number, value: string) =>
    change(number, { document: note(number, { primary_focus: { value } }) })
  page.api.on('research_changes', paged([named(1, 'Harrowgate Natural Resources Growth Trust'), named(2, 'Halden')]))
  const root = await open()
  await eventually(() => assert.lengthOf(all(root, 'tbody tr'), 2))
  const [long, short] = all(root, 'tbody .r-changes__company').map((cell) => {
    const [name, ticker] = [one(cell, '[title]'), one(cell, '.r-changes__ticker > bdi')]
    return { cut: name.scrollWidth > name.clientWidth, ticker: ticker.getBoundingClientRect().width > 1 }
  })
  assert.deepEqual(
    [long, short],
    [
      { cut: false, ticker: false },
      { cut: false, ticker: true },
    ],
  )
})

it('R262 the title of a locked note ends in an ellipsis where it has no room', async () => {
  const locked = note(1, {
    title: 'Upgraded to Buy, as the discount no longer fits the record. '.repeat(4),
    permissioned: false,
  })
  page.api.on('research_changes', paged([change(1, { document: locked })]))
  const root = await open()
  await eventually(() => one(root, '.r-changes__note button'))
  const [cell, title] = [one(root, 'tbody .r-changes__note'), one(root, '.r-changes__note button')]
  assert.isAtMost(title.getBoundingClientRect().right, cell.getBoundingClientRect().right)
  assert.isAbove(title.scrollWidth, title.clientWidth)
  assert.strictEqual(getComputedStyle(title).textOverflow, 'ellipsis')
})

it('a target in another currency shows both and no per cent', async () => {
  const other = change(1, { kind: 'reiteration', target_change: 'currency', prior_target_price_currency: 'USD' })
  page.api.on('research_changes', paged([other]))
  const root = await open()
  await eventually(() => one(root, 'tbody a'))
  assert.strictEqual(cell(root, 0, 'rating'), 'Buy')
  assert.strictEqual(cell(root, 0, 'target'), 'USD 10.00→ now GBP 12.00')
  assert.strictEqual(cell(root, 0, 'change'), 'new currency')
})

it('it shows as many as its limit, and all of them after a press', async () => {
  page.api.on('research_changes', paged(changes(9)))
  const root = await open('limit="4" days="30" kinds="upgrade" filters="filter_Sector=Banks"')
  await eventually(() => assert.lengthOf(all(root, 'tbody tr'), 4))
  const { query } = page.api.callsTo('research_changes')[0] ?? {}
  assert.deepEqual(
    ['days', 'kind', 'filter_Sector', 'page_size', 'public'].map((key) => query?.get(key)),
    ['30', 'upgrade', 'Banks', '4', null],
  )
  button(root, 'Show all 9').click()
  await eventually(() => assert.lengthOf(all(root, 'tbody tr'), 9))
  none(root, '.r-text-button')
})

it('visitors see the public changes, which have no prices, if the host wants it', async () => {
  page.api.on('research_changes', paged([change(1, { document: note(1), close_price: null })]))
  const root = await open('anonymous', false)
  await eventually(() => one(root, 'tbody a'))
  assert.strictEqual(page.api.callsTo('research_changes')[0]?.query.get('public'), 'true')
  for (const column of ['price', 'upside'])
    assert.isFalse(one(root, `thead .r-changes__${column}`).checkVisibility(), column)
  assert.isTrue(one(root, 'thead .r-changes__note').checkVisibility())
})

for (const [tag, path] of [
  ['research-changes', 'research_changes'],
  ['research-lead', 'research_documents'],
  ['research-most-read', 'web_documents/most_popular'],
] as const) {
  for (const status of [404, 405, 501])
    it(`<${tag}> hides if the API answers ${status}, since it lacks the call`, async () => {
      page.signIn()
      page.api.on(path, () => refusal(status))
      const root = rootOf(await page.mount(`<${tag}></${tag}>`))
      await eventually(() => none(root, 'section'))
    })

  it(`<${tag} hide-empty> hides without content`, async () => {
    page.signIn()
    page.api.on(path, paged([]))
    const root = rootOf(await page.mount(`<${tag} hide-empty></${tag}>`))
    await eventually(() => none(root, 'section'))
  })
}

it('view="chart" draws raised and cut targets as bars from one line, the largest raise first', async () => {
  const moved = (number: number, prior: number, target: number) =>
    change(number, {
      target_change: target > prior ? 'raised' : 'cut',
      document: note(number, {
        primary_focus: { value: `Company ${number}` },
        target_price: target,
        target_price_currency: 'GBP',
        prior_target_price: prior,
      }),
    })
  const other = change(4, { target_change: 'currency', prior_target_price_currency: 'USD' })
  page.api.on('research_changes', paged([moved(1, 10, 9), moved(2, 10, 11), moved(3, 10, 13), other]))
  const root = await open('view="chart"')
  await eventually(() => assert.lengthOf(all(root, '.r-changes__chart li'), 3))
  assert.strictEqual(page.api.callsTo('research_changes')[0]?.query.get('kind'), 'raised;cut')
  assert.deepEqual(all(root, '.r-changes__chart li').map(textOf), [
    'Company 3+30.0%',
    'Company 2+10.0%',
    'Company 1−10.0%',
  ])
  const [large, small, cut] = all(root, '.r-changes__bar').map((bar) => bar.getBoundingClientRect())
  assert.approximately(large?.width ?? 0, 3 * (small?.width ?? 0), 1)
  assert.approximately(cut?.right ?? 0, large?.left ?? 0, 1)
})

it('on a phone a row shows the change of the target as well, above the note', async () => {
  page.api.on('research_changes', paged([change(1)]))
  const root = await open()
  await eventually(() => one(root, 'tbody a'))
  ;(root.host as HTMLElement).style.inlineSize = '358px'
  const place = (column: string) => one(root, `tbody .r-changes__${column}`).getBoundingClientRect()
  await eventually(() => assert.isAbove(place('note').top, place('change').top))
  assert.isAbove(place('change').width, 0)
  assert.approximately(place('change').right, root.host.getBoundingClientRect().right, 1)
})
