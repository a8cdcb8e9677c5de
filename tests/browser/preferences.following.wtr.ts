import { sendKeys } from '@web/test-runner-commands'
import { assert } from 'chai'
import type { SavedSearch } from '#contract/saved-search.ts'
import { deferred } from '../support/deferred.ts'
import { all, button, field, fill, link, one, rootOf, textOf } from './support/dom.ts'
import { hear } from './support/events.ts'
import { refusal } from './support/fake-api.ts'
import { follow } from './support/follows.ts'
import { testPage } from './support/page.ts'
import { answerPreferences, free, held, mountPreferences, question } from './support/preferences.ts'
import { none, same } from './support/same.ts'
import { delivery, keepDelivery, keepSearches, savedSearch, searchCalls } from './support/saved-searches.ts'
import { eventually, settled } from './support/wait.ts'

const page = testPage()
afterEach(() => {
  document.documentElement.lang = 'en'
})
const tabs = (root: ShadowRoot) => all(root, '[role=tab]').map(textOf)

async function openTab(
  searches: SavedSearch[] = [savedSearch(1, { new_count: 2 }), savedSearch(2)],
  first = delivery(),
) {
  answerPreferences(page.api)
  page.api.on('current_user/follows', () => [follow(1)])
  const kept = keepSearches(page.api, ...searches)
  const mails = keepDelivery(page.api, first)
  const root = await mountPreferences(page, 'tab="following"')
  await eventually(() => one(root, '.r-delivery__form'))
  return { root, kept, mails }
}

const rows = (root: ShadowRoot) => all(root, '.r-search-list__name').map(textOf)
const save = (root: ShadowRoot) => one(root, '.r-delivery__actions [type=submit]').click()
const choice = (root: ShadowRoot, value: string) => one<HTMLInputElement>(root, `input[type=radio][value=${value}]`)
const next = (root: ShadowRoot) => textOf(one(root, '.r-delivery__next'))

it('R343 the tab comes last, and the two of the specification stay as they are', async () => {
  const { root } = await openTab()
  assert.deepEqual(tabs(root), ['Research & Analytics', 'Sales, Intelligence & Events', 'Following & Alerts'])
})

for (const status of [404, 405, 501])
  it(`R343 an API that answers ${status} has two tabs, and shows the first one`, async () => {
    answerPreferences(page.api)
    page.api.on(searchCalls.list, () => refusal(status))
    const root = await mountPreferences(page, 'tab="following"')
    await eventually(() => assert.lengthOf(tabs(root), 2))
    await eventually(() => assert.strictEqual(textOf(one(root, '[aria-selected=true]')), 'Research & Analytics'))
  })

it('what is followed can be left', async () => {
  const { root } = await openTab()
  ;(await eventually(() => button(root, 'Stop following Company 1'))).click()
  await eventually(() => {
    const sent = page.api.callsTo('current_user/follows').filter(({ method }) => method === 'POST')
    assert.deepEqual(
      sent.map(({ body }) => body),
      [{ tag_id: 'c1', followed: false }],
    )
  })
})

it('a saved search leads to its list, and counts as seen', async () => {
  const { root, kept } = await openTab()
  const heard = hear()
  assert.deepEqual(rows(root), ['Search 12 new', 'Search 2'])
  const opener = link(root, 'Search 1')
  opener.addEventListener('click', (event) => event.preventDefault(), { once: true })
  assert.match(opener.href, /\/library\?search_term=gold\+1&libraries=All$/)
  opener.click()
  await eventually(() => assert.strictEqual(kept.searches[0]?.new_count, 0))
  heard.stop()
})

it('a saved search is renamed in its place, and the focus comes back', async () => {
  const { root, kept } = await openTab()
  button(root, 'Rename Search 2').click()
  const name = await eventually(() => field(one(root, '.r-search-list__form'), 'Name'))
  same(root.activeElement, name)
  fill(name, 'Silver')
  await sendKeys({ press: 'Enter' })
  const again = await eventually(() => button(root, 'Rename Silver'))
  await eventually(() => same(root.activeElement, again))
  assert.strictEqual(kept.searches[1]?.name, 'Silver')
})

it('Escape leaves the name as it was', async () => {
  const { root } = await openTab()
  button(root, 'Rename Search 2').click()
  await eventually(() => one(root, '.r-search-list__form'))
  await sendKeys({ type: 'x' })
  await sendKeys({ press: 'Escape' })
  const again = await eventually(() => button(root, 'Rename Search 2'))
  await eventually(() => same(root.activeElement, again))
  assert.isEmpty(page.api.callsTo(searchCalls.update))
})

it('the switch of a search is stored at once, and goes back if that fails', async () => {
  const { root, kept } = await openTab()
  const alerts = () => one<HTMLInputElement>(root, '[role=switch][aria-label$="Search 2"]')
  alerts().click()
  await eventually(() => assert.strictEqual(kept.searches[1]?.alerts, false))
  await eventually(() => assert.isFalse(alerts().checked))
  page.api.on(searchCalls.update, () => refusal(500))
  alerts().click()
  await eventually(() => assert.include(textOf(one(root, '[role=alert]')), 'could not be saved'))
  assert.isFalse(alerts().checked)
})

it('two quick presses of the switch are stored in their order', async () => {
  const { root, kept } = await openTab()
  const alerts = () => one<HTMLInputElement>(root, '[role=switch][aria-label$="Search 2"]')
  alerts().click()
  await settled()
  assert.isFalse(alerts().checked)
  alerts().click()
  await eventually(() => assert.lengthOf(page.api.callsTo(searchCalls.update), 2))
  await eventually(() => assert.strictEqual(alerts().ariaBusy, 'false'))
  assert.isTrue(kept.searches[1]?.alerts)
  assert.isTrue(alerts().checked)
})

it('the switch stays as it was stored while the list of before is late', async () => {
  const { root } = await openTab()
  const alerts = () => one<HTMLInputElement>(root, '[role=switch][aria-label$="Search 2"]')
  const [before, after] = [deferred<void>(), deferred<void>()]
  const stored = deferred<unknown>()
  page.api.on(searchCalls.list, async () => {
    await (page.api.callsTo(searchCalls.list).length === 2 ? before : after).promise
    return { records: [savedSearch(1), savedSearch(2, { alerts: false })] }
  })
  alerts().click()
  await eventually(() => assert.lengthOf(page.api.callsTo(searchCalls.list), 2))
  page.api.on(searchCalls.update, () => stored.promise)
  alerts().click()
  await eventually(() => assert.lengthOf(page.api.callsTo(searchCalls.update), 2))
  before.resolve()
  stored.resolve({ success: true })
  await eventually(() => assert.strictEqual(alerts().ariaBusy, 'false'))
  await settled()
  assert.isTrue(alerts().checked)
  after.resolve()
  await eventually(() => assert.isFalse(alerts().checked))
})

it('a deleted search can be taken back, and the focus is on the way to it', async () => {
  const { root, kept } = await openTab()
  button(root, 'Delete Search 2').click()
  const undo = await eventually(() => button(root, 'Undo'))
  same(root.activeElement, undo)
  assert.deepEqual(
    kept.searches.map(({ id }) => id),
    ['1'],
  )
  undo.click()
  await eventually(() => button(root, 'Delete Search 2'))
  assert.include(
    kept.searches.map(({ query }) => query),
    savedSearch(2).query,
  )
  assert.notInclude(textOf(root), 'was deleted')
})

it('says in words when the next mail goes out, in its time zone', async () => {
  const { root } = await openTab()
  assert.strictEqual(
    next(root),
    'The next email goes out on Monday, November 30 at 7:00 AM (Europe/Berlin), unless there is nothing new.',
  )
})

it('settings are saved, and what another window has changed stays', async () => {
  const { root, mails } = await openTab()
  choice(root, 'weekly').click()
  await held()
  const day = await eventually(() => one<HTMLSelectElement>(root, 'select'))
  day.value = '5'
  day.dispatchEvent(new Event('change', { bubbles: true }))
  assert.strictEqual(next(root), 'Save to see when the next email goes out.')
  mails.delivery = delivery({ language: 'de' })
  save(root)
  await eventually(() => assert.include(textOf(root), 'The settings of your emails have been saved.'))
  await free()
  assert.deepInclude(mails.delivery.settings, { frequency: 'weekly', weekday: 5, language: 'de', hour: 7 })
})

it('R371 unsaved settings ask before another tab is shown', async () => {
  const { root } = await openTab()
  choice(root, 'never').click()
  await held()
  button(root, 'Research & Analytics').click()
  button(await question(root), 'Yes').click()
  await eventually(() => assert.strictEqual(textOf(one(root, '[aria-selected=true]')), 'Research & Analytics'))
  await free()
})

it("until settings are stored, the browser's time zone is proposed, which is no unsaved change", async () => {
  const { root, mails } = await openTab([], delivery({ time_zone: 'Asia/Tokyo' }, false))
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone
  assert.strictEqual(field(root, 'Time zone').value, own)
  assert.include(textOf(root), 'This is the time zone of your browser. It applies once you save.')
  assert.notInclude(textOf(root), 'You have unsaved changes.')
  save(root)
  await eventually(() => assert.strictEqual(mails.delivery.settings.time_zone, own))
})

it('until settings are stored, mails in the language of the user are proposed', async () => {
  document.documentElement.lang = 'de'
  const { root, mails } = await openTab([], delivery({ time_zone: 'Asia/Tokyo' }, false))
  assert.isTrue(choice(root, 'de').checked)
  save(root)
  await eventually(() => assert.strictEqual(mails.delivery.settings.language, 'de'))
})

it('a time zone that does not exist is not sent', async () => {
  const { root } = await openTab()
  fill(field(root, 'Time zone'), 'Europe/Berlinn')
  await held()
  save(root)
  await eventually(() => assert.include(textOf(root), 'Choose a time zone from the list'))
  assert.isEmpty(page.api.callsTo(searchCalls.delivery).filter(({ method }) => method === 'POST'))
  button(root, 'Undo').click()
  await free()
})

it('what the API refuses is said, and the changes stay', async () => {
  const { root } = await openTab()
  page.api.on(searchCalls.delivery, ({ method }) => (method === 'POST' ? refusal(422, 'No such zone.') : delivery()))
  choice(root, 'weekly').click()
  await held()
  save(root)
  await eventually(() => assert.strictEqual(textOf(one(root, '[role=alert]')), 'No such zone.'))
  assert.isTrue(choice(root, 'weekly').checked)
  button(root, 'Undo').click()
  await free()
})

it('the preview shows the mail that would go out now, formatted and as text', async () => {
  const { root } = await openTab()
  button(root, 'Show the preview').click()
  const article = await eventually(() => one(root, 'article[aria-busy=false]'))
  assert.include(textOf(one(root, '.r-digest__subject')), '2 new documents')
  assert.strictEqual(textOf(one(rootOf(article), 'a')), 'Copper margins')
  field(root, 'Text only').click()
  await eventually(() => assert.include(one(root, 'pre').textContent ?? '', 'https://portal.example/document/1'))
})

it('a preview from before a search lost its alerts is not shown any more', async () => {
  const { root, kept } = await openTab()
  button(root, 'Show the preview').click()
  await eventually(() => one(root, '.r-digest__subject'))
  one<HTMLInputElement>(root, '.r-search-list [role=switch]').click()
  await eventually(() => assert.strictEqual(kept.searches[0]?.alerts, false))
  await eventually(() => none(root, '.r-digest__subject'))
})

it('the preview says if no mail would go out', async () => {
  const { root } = await openTab()
  page.api.on(searchCalls.preview, () => ({ mail: null }))
  button(root, 'Show the preview').click()
  await eventually(() => assert.include(textOf(root), 'Nothing new: no email would go out.'))
})

it('an API without delivery shows saved searches alone', async () => {
  answerPreferences(page.api)
  keepSearches(page.api, savedSearch(1))
  const root = await mountPreferences(page, 'tab="following"')
  await eventually(() => assert.deepEqual(rows(root), ['Search 1']))
  await settled()
  none(root, '.r-delivery, .r-digest, .r-following')
})
