import { sendKeys, setViewport } from '@web/test-runner-commands'
import { assert } from 'chai'
import { deferred } from '../support/deferred.ts'
import { all, button, one, textOf } from './support/dom.ts'
import { answerEvents, calls, eventsOf } from './support/events-table.ts'
import { refusal } from './support/fake-api.ts'
import { testPage } from './support/page.ts'
import { focused } from './support/registration.ts'
import { roadshows } from './support/roadshows.ts'
import { same } from './support/same.ts'
import { namesIn } from './support/table.ts'
import { eventually, settled } from './support/wait.ts'

const page = testPage()
before(() => setViewport({ width: 1280, height: 900 }))

const moreButton = (root: ShadowRoot) => button(root, 'Load More')

it('R324 ten come at a time, at most 300, and the focus goes on to the first that is new', async () => {
  const root = await eventsOf(page, roadshows(1, 25))
  const query = page.api.callsTo(calls.upcoming)[0]?.query
  assert.deepEqual(
    ['page', 'page_size', 'limit'].map((key) => query?.get(key)),
    ['1', '10', '300'],
  )
  assert.lengthOf(namesIn(root), 10)
  moreButton(root).focus()
  await sendKeys({ press: 'Enter' })
  await eventually(() => assert.lengthOf(namesIn(root), 20))
  const rows = all(root, 'tbody .r-table__row')
  await eventually(() => assert.isTrue(rows[10]?.contains(focused()), focused().outerHTML.slice(0, 100)))
  moreButton(root).click()
  await eventually(() => assert.lengthOf(namesIn(root), 25))
  assert.throws(() => moreButton(root))
  assert.notInclude(textOf(root), 'Please refine')
})

it('R324 at the limit there is no more, and words that say how to see others', async () => {
  const root = await eventsOf(page, roadshows(1, 25), 'page-size="5" limit="10"')
  moreButton(root).click()
  await eventually(() => assert.include(textOf(root), 'Please refine your search criteria to see further results.'))
  assert.lengthOf(namesIn(root), 10)
  assert.throws(() => moreButton(root))
})

it('R324 more is asked for once, and a failure there can be tried again', async () => {
  const root = await eventsOf(page, roadshows(1, 25))
  const answer = deferred<unknown>()
  page.api.on(calls.upcoming, () => answer.promise)
  const more = moreButton(root)
  more.focus()
  more.click()
  more.click()
  await settled()
  assert.lengthOf(page.api.callsTo(calls.upcoming), 2)
  answer.resolve(refusal(500))
  await eventually(() => assert.include(textOf(one(root, '[role=alert]')), 'More events could not be loaded.'))
  assert.lengthOf(namesIn(root), 10)
  answerEvents(page.api, roadshows(1, 25))
  const retry = button(root, 'Try again')
  same(focused(), retry)
  retry.click()
  await eventually(() => assert.lengthOf(namesIn(root), 20))
})

it('R324 paging="pages" shows a page at a time, and reading goes on at its beginning', async () => {
  const root = await eventsOf(page, roadshows(1, 25), 'paging="pages"')
  ;(await eventually(() => button(root, 'Next page'))).click()
  await eventually(() => assert.deepEqual(namesIn(root)[0], 'Meeting 11'))
  assert.lengthOf(namesIn(root), 10)
  assert.strictEqual(page.api.callsTo(calls.upcoming).at(-1)?.query.get('page'), '2')
  assert.isTrue(focused().matches('.r-events__results'), focused().outerHTML.slice(0, 100))
  button(root, 'Past Events').click()
  await eventually(() => assert.strictEqual(page.api.callsTo(calls.past).at(-1)?.query.get('page'), '1'))
})
