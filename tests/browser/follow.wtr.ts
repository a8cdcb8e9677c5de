import { assert } from 'chai'
import { all, button, link, one, rootOf, textOf } from './support/dom.ts'
import { refusal } from './support/fake-api.ts'
import { follow } from './support/follows.ts'
import { testPage } from './support/page.ts'
import { none } from './support/same.ts'
import { eventually, settled } from './support/wait.ts'

const page = testPage()
const path = 'current_user/follows'

/** An API that keeps what is followed. */
function keepFollows(...followed: number[]): void {
  const kept = new Set(followed)
  page.api.on(path, ({ method, body }) => {
    if (method !== 'POST') return [...kept].map(follow)
    const { tag_id: id, followed: isFollowed } = body as { tag_id: string; followed: boolean }
    const n = Number(id.slice(1))
    if (isFollowed) kept.add(n)
    else kept.delete(n)
    return { success: true }
  })
}

const mountButton = async (n = 9) =>
  rootOf(await page.mount(`<research-follow tag-id="c${n}" name="Company ${n}"></research-follow>`))
const mountList = async (attributes = '') =>
  rootOf(await page.mount(`<research-following ${attributes}></research-following>`))
const names = (root: ShadowRoot) => all(root, '.r-following__name a').map(textOf)

it('a press follows, and another one ends it', async () => {
  keepFollows()
  page.signIn()
  const root = await mountButton()
  ;(await eventually(() => button(root, 'Follow Company 9'))).click()
  ;(await eventually(() => button(root, 'Following Company 9'))).click()
  await eventually(() => button(root, 'Follow Company 9'))
  const sent = page.api.callsTo(path).filter(({ method }) => method === 'POST')
  assert.deepEqual(
    sent.map(({ body }) => body),
    [
      { tag_id: 'c9', followed: true },
      { tag_id: 'c9', followed: false },
    ],
  )
})

it('all elements of a page share one list and one request', async () => {
  keepFollows(1)
  page.signIn()
  const list = await mountList()
  const root = await mountButton()
  ;(await eventually(() => button(root, 'Follow Company 9'))).click()
  await eventually(() => assert.deepEqual(names(list), ['Company 9', 'Company 1']))
  // One at first, and one after the change.
  assert.lengthOf(
    page.api.callsTo(path).filter(({ method }) => method === 'GET'),
    2,
  )
})

it('a change in another tab is shown', async () => {
  keepFollows()
  page.signIn()
  const root = await mountButton()
  await eventually(() => button(root, 'Follow Company 9'))
  page.api.on(path, () => [follow(9)])
  const other = new BroadcastChannel('research-portal.follows')
  other.postMessage('c9')
  await eventually(() => button(root, 'Following Company 9'))
  other.close()
})

it('a change that is not stored leaves the button as it was, and says so', async () => {
  page.api.on(path, ({ method }) => (method === 'POST' ? refusal(500) : []))
  page.signIn()
  const root = await mountButton()
  ;(await eventually(() => button(root, 'Follow Company 9'))).click()
  await eventually(() => assert.include(textOf(one(root, '[role=alert]')), 'could not be saved'))
  button(root, 'Follow Company 9')
})

it('what is left in the list stays in its place, so that it can be followed again', async () => {
  keepFollows(1, 2, 3)
  page.signIn()
  const root = await mountList()
  ;(await eventually(() => button(root, 'Stop following Company 2'))).click()
  const again = await eventually(() => button(root, 'Follow Company 2'))
  assert.deepEqual(names(root), ['Company 1', 'Company 2', 'Company 3'])
  again.click()
  await eventually(() => button(root, 'Stop following Company 2'))
})

it('a row tells the newest document, or that there is none', async () => {
  page.api.on(path, () => [follow(1), { ...follow(2), newest: null }])
  page.signIn()
  const root = await mountList()
  await eventually(() => assert.lengthOf(all(root, 'td.r-following__note'), 2))
  const [first, second] = all(root, 'td.r-following__note').map(textOf)
  assert.match(first ?? '', /5.*Note 1|Nov.*Note 1/)
  assert.strictEqual(second, 'No research yet')
})

it('a company has rating, target, last close and upside, an analyst none', async () => {
  const figures = { equity_rating: 'Buy', target_price: 12.5, target_price_currency: 'PLN', close_price: 10 }
  const analyst = { id: 'a1', category: 'Analyst', value: 'Ana Example', profile_link: '/analyst_profile/a1' }
  page.api.on(path, () => [
    { ...follow(2), tag: analyst },
    { ...follow(1), tag: { ...follow(1).tag, ...figures, price_currency: 'PLN' } },
    follow(3),
  ])
  page.signIn()
  const root = await mountList()
  await eventually(() => assert.deepEqual(names(root), ['Company 1', 'Company 3', 'Ana Example']))
  const [companies, others] = all(root, 'table').map((table) => all(table, 'thead th').map(textOf))
  assert.deepEqual(companies?.slice(0, 5), ['Company', 'Rating', 'Price target', 'Last close', 'Upside'])
  assert.deepEqual(others?.slice(0, 2), ['Analyst or sector', 'Latest note'])
  const cells = all(root, 'tbody tr').map((row) => all(row, 'td').map(textOf))
  assert.deepEqual(cells[0]?.slice(0, 4), ['Buy', 'PLN 12.50', 'PLN 10.00', '+25.0%'])
  assert.deepEqual(cells[1]?.slice(0, 4), ['–', '–', '–', '–'])
  assert.match(cells[2]?.[0] ?? '', /Note 2$/)
})

it('an API without figures gives a list without their columns', async () => {
  keepFollows(1)
  page.signIn()
  const root = await mountList()
  await eventually(() => assert.deepEqual(names(root), ['Company 1']))
  assert.deepEqual(all(root, 'thead th').map(textOf), ['Company', 'Latest note', 'Stop following'])
})

it('<research-following compact> has one line each where it is narrow, and leads to the whole list', async () => {
  const figures = { equity_rating: 'Buy', target_price: 12.5, target_price_currency: 'PLN', close_price: 10 }
  page.api.on(path, () => [{ ...follow(1), tag: { ...follow(1).tag, ...figures, price_currency: 'PLN' } }, follow(2)])
  page.signIn()
  const list = '<research-following compact style="inline-size: 336px"></research-following>'
  const root = rootOf(await page.mount(list))
  await eventually(() => assert.deepEqual(names(root), ['Company 1', 'Company 2']))
  const cells = all(root, 'tbody tr:first-child > *').filter((cell) => cell.checkVisibility())
  assert.deepEqual(cells.slice(1).map(textOf), ['Buy', 'PLN 10.00', '+25.0%'])
  for (const row of all(root, 'tbody tr')) assert.isAtMost(row.offsetHeight, 36)
  assert.match(link(root, 'Edit').href, /\/following_preferences$/)
})

it('more rows than the limit are shown after a press', async () => {
  keepFollows(1, 2, 3)
  page.signIn()
  const root = await mountList('limit="2"')
  await eventually(() => assert.lengthOf(names(root), 2))
  button(root, 'Show all 3').click()
  await eventually(() => assert.lengthOf(names(root), 3))
})

for (const tag of ['research-follow tag-id="c9"', 'research-following'])
  for (const status of [404, 405, 501])
    it(`<${tag}> hides if the API answers ${status}, since it lacks the call`, async () => {
      page.signIn()
      page.api.on(path, () => refusal(status))
      const root = rootOf(await page.mount(`<${tag}></${tag.split(' ')[0]}>`))
      await eventually(() => none(root, 'section, [aria-busy=true], button'))
    })

it('<research-following hide-empty> shows nothing if nothing is followed', async () => {
  keepFollows()
  page.signIn()
  const root = await mountList('hide-empty')
  await eventually(() => none(root, 'section'))
})

it('<research-following hide-empty> keeps the last one that is left, so that it can be followed again', async () => {
  keepFollows(1)
  page.signIn()
  const root = await mountList('hide-empty')
  ;(await eventually(() => button(root, 'Stop following Company 1'))).click()
  await eventually(() => button(root, 'Follow Company 1'))
})

it('for another user the list is loaded again', async () => {
  keepFollows(1)
  page.signIn('Ada Client', 1)
  const root = await mountList()
  await eventually(() => assert.deepEqual(names(root), ['Company 1']))
  keepFollows(2)
  page.signIn('Grace Client', 2)
  await eventually(() => assert.deepEqual(names(root), ['Company 2']))
  await settled()
})
