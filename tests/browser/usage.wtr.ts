import { assert } from 'chai'
import { all, button, one, rootOf, textOf } from './support/dom.ts'
import { catchDownloads } from './support/downloads.ts'
import { hear } from './support/events.ts'
import { refusal } from './support/fake-api.ts'
import { testPage } from './support/page.ts'
import { answerUsage, course, used } from './support/usage.ts'
import { eventually, settled } from './support/wait.ts'
import { words } from './support/widget-states.ts'

const page = testPage()

async function mountUsage(attributes = ''): Promise<ShadowRoot> {
  page.signIn()
  return rootOf(await page.mount(`<research-usage ${attributes}></research-usage>`))
}

const names = (root: ShadowRoot) => all(root, 'tbody th[role]').map((cell) => textOf(cell))
const lastQuery = () => page.api.callsTo('usage').at(-1)?.query ?? new URLSearchParams()
const shown = (root: ShadowRoot) => eventually(() => one(root, 'tbody th[role]'))

it('usage: documents come first, the most opened on top, with the sums of the period and its firm', async () => {
  answerUsage(page.api, [used(1), used(2)])
  const root = await mountUsage()
  await shown(root)
  assert.deepEqual(names(root), ['Note 1', 'Note 2'])
  assert.include(textOf(one(root, '.r-section-head')), 'Client & Sons')
  assert.match(textOf(one(root, '.r-usage__totals')), /Opens ?1,204/)
  const query = lastQuery()
  assert.deepEqual(
    [query.get('by'), query.get('order_by_field'), query.get('order_by_order')],
    ['document', 'opens', 'desc'],
  )
  assert.match(query.get('from') ?? '', /^\d{4}-\d\d-\d\d$/)
})

it('usage: each sum has its change on the period before, without one where there was nothing', async () => {
  answerUsage(page.api, [used(1)], { more: course })
  const root = await mountUsage()
  await shown(root)
  assert.deepEqual(
    all(root, '.r-usage__total').map((total) => textOf(total)),
    ['Opens1,204+20.4%', 'Reads1,2030.0%', 'Downloads3−50.0%', 'Replays0', 'Automated uses2+100.0%'],
  )
  assert.strictEqual(textOf(one(root, '.r-usage__compared')), 'Change on the 90 days before')
})

it('usage: the course of the period is a chart with the same figures in a table', async () => {
  answerUsage(page.api, [used(1)], { more: course })
  const root = await mountUsage()
  await shown(root)
  assert.strictEqual(one(root, '.r-usage__chart svg').getAttribute('aria-label'), 'Opens and reads by week')
  assert.deepEqual(
    all(root, '.r-usage__chart tbody tr').map((row) => [...row.children].map((cell) => textOf(cell as HTMLElement))),
    [
      ['Oct 19 – 25', '400', '399'],
      ['Oct 26 – Nov 1', '0', '0'],
      ['Nov 2 – 5', '804', '803'],
    ],
  )
})

it('usage: figures that rows of this kind cannot have, or of which there are none, have no column', async () => {
  answerUsage(page.api, [used(1)])
  const root = await mountUsage()
  await shown(root)
  assert.deepEqual(all(root, '.r-table thead th').map(textOf), [
    'Document',
    'Reference',
    'Opens',
    'Reads',
    'Downloads',
    'Automated',
  ])
})

it('usage: a header sorts, and another subject starts in its own order', async () => {
  answerUsage(page.api, [used(1)])
  const root = await mountUsage()
  await shown(root)
  button(root, 'Reads').click()
  await eventually(() => assert.strictEqual(lastQuery().get('order_by_field'), 'reads'))
  answerUsage(page.api, [used(1, { id: '2026-11', name: null })])
  const select = one<HTMLSelectElement>(root, 'select')
  select.value = 'month'
  select.dispatchEvent(new Event('change', { bubbles: true }))
  await eventually(() => assert.deepEqual(names(root), ['November 2026']))
  assert.deepEqual([lastQuery().get('by'), lastQuery().get('order_by_field')], ['month', 'name'])
})

it('usage: an answer that fails replaces rows that belong to other choices', async () => {
  answerUsage(page.api, [used(1)])
  const root = await mountUsage()
  await shown(root)
  page.api.on('usage', () => refusal(500))
  button(root, 'Downloads').click()
  await words('The readership could not be loaded.')(root)
  assert.deepEqual(names(root), [])
})

it('usage: all pages as CSV, with numbers and no formula', async () => {
  const downloads = catchDownloads(window)
  answerUsage(
    page.api,
    Array.from({ length: 120 }, (_, index) => used(index + 1, index === 0 ? { name: '=1+1' } : {})),
  )
  const root = await mountUsage('page-size="5"')
  await shown(root)
  one<HTMLButtonElement>(root, '.r-export .r-menu__button').click()
  button(root, 'CSV').click()
  const file = await eventually(() => downloads.files[0] ?? assert.fail('no file'))
  downloads.stop()
  assert.match(file.name, /^readership-document-\d{4}-\d\d-\d\d\.csv$/)
  const lines = (await file.content.text()).replace('\uFEFF', '').split('\r\n')
  assert.strictEqual(lines[0], 'Document,Reference,Opens,Reads,Downloads,Replays,Automated uses')
  assert.strictEqual(lines[1], "'=1+1,NOTE-1,19,18,3,0,2")
  assert.lengthOf(lines, 122)
})

it('usage: a user who leads no firm is told so, and can try again when that has changed', async () => {
  page.api.on('usage', () => refusal(403))
  const root = await mountUsage()
  await words('Only a lead of your firm can see its readership.')(root)
  answerUsage(page.api, [used(1)])
  button(root, 'Try again').click()
  await eventually(() => one(root, '.r-usage tbody th'))
})

it('usage: an API without it shows nothing, which is no failure', async () => {
  const heard = hear()
  page.api.on('usage', () => refusal(404))
  const root = await mountUsage()
  await settled()
  await eventually(() => assert.strictEqual(textOf(root), ''))
  heard.stop()
  assert.notInclude(
    heard.events.map(({ type }) => type),
    'research-error',
  )
})
