import { setViewport } from '@web/test-runner-commands'
import { assert } from 'chai'
import { all, button, fill, link, one, rootOf, textOf } from './support/dom.ts'
import { follows, hear } from './support/events.ts'
import { calls, eventsOf } from './support/events-table.ts'
import { refusal } from './support/fake-api.ts'
import { searchBox } from './support/feed.ts'
import { testPage } from './support/page.ts'
import { ask, titled } from './support/registration.ts'
import { known, roadshow } from './support/roadshows.ts'
import { none } from './support/same.ts'
import { toldOfSignOut } from './support/session.ts'
import { headersIn, showsRows } from './support/table.ts'
import { eventually, settled } from './support/wait.ts'

const page = testPage()
before(() => setViewport({ width: 1280, height: 900 }))

/** All that was asked for; what readers do is recorded besides. */
const asked = () => page.api.calls.filter(({ path }) => path !== 'capture_event')

const offered = roadshow(1, { can_register: true })
const guestEvents = async (attributes = '') =>
  rootOf(await page.mount(`<research-events anonymous ${attributes}></research-events>`))
const guestCards = async (attributes = 'source="upcoming"') =>
  rootOf(await page.mount(`<research-event-cards anonymous ${attributes}></research-event-cards>`))

const elements = { 'research-events': guestEvents, 'research-event-cards': guestCards }
const invitations = {
  'research-events': 'Sign in to see our events.',
  'research-event-cards': 'Sign in to see upcoming events.',
} as const

for (const [tag, show] of Object.entries(elements) as [keyof typeof elements, typeof guestEvents][])
  describe(`<${tag}>`, () => {
    it('embedding 1: without anonymous a visitor is invited to sign in, and nothing is asked for', async () => {
      const root = rootOf(await page.mount(`<${tag}></${tag}>`))
      await eventually(() => assert.include(textOf(root), invitations[tag]))
      assert.isTrue(follows(link(root, 'Sign In')))
      assert.deepEqual(asked(), [])
      none(root, 'table, article, nav, input, .r-skeleton')
    })

    it('R390 embedding 3: an anonymous one asks for what everybody may know of, without an Authorization header', async () => {
      page.api.on(calls.upcoming, () => [offered])
      const root = await show()
      await eventually(() => button(root, 'Register for Meeting 1'))
      assert.deepEqual(
        asked().map(({ path, query, headers }) => [path, query.get('public'), headers.get('authorization')]),
        [[calls.upcoming, 'true', null]],
      )
    })

    it('embedding 1: an API that has nothing for everybody refuses, and the visitor is invited to sign in', async () => {
      page.api.on(calls.upcoming, () => refusal(401))
      const heard = hear()
      const root = await show()
      await eventually(() => assert.include(textOf(root), invitations[tag]))
      heard.stop()
      assert.deepEqual(heard.events, [])
      assert.lengthOf(page.api.callsTo('refresh_auth_token'), 0)
    })

    it('R327 Register invites a visitor to sign in, and sends nothing', async () => {
      page.api.on(calls.upcoming, () => [offered])
      const root = await show()
      await ask(root, 'Register for Meeting 1')
      const dialog = await titled(root, 'Sign in to register')
      assert.include(textOf(dialog), 'Meeting 1')
      const heard = hear()
      assert.isTrue(follows(link(dialog, 'Sign In')))
      heard.stop()
      assert.deepEqual(
        heard.events.map(({ type, detail }) => [type, new URL(detail.href).pathname]),
        [['research-navigate', '/login']],
      )
      assert.lengthOf(asked(), 1)
    })

    it('R330 who signs in gets their own events, with their token', async () => {
      page.api.on(calls.upcoming, ({ query }) => [query.has('public') ? offered : roadshow(2)])
      const root = await show()
      await eventually(() => assert.include(textOf(root), 'Meeting 1'))
      page.signIn()
      await eventually(() => assert.include(textOf(root), 'Meeting 2'))
      assert.notInclude(textOf(root), 'Meeting 1')
      const call = page.api.callsTo(calls.upcoming).at(-1)
      assert.deepEqual([call?.query.get('public'), call?.headers.get('authorization')], [null, 'Bearer access-1'])
    })
  })

it('R319 R390 a visitor has a search and no files, filters, views or suggestions', async () => {
  page.api.on(calls.upcoming, () => [known])
  const root = await guestEvents()
  await showsRows(root, 'Promoted Meeting 1')
  assert.deepEqual(headersIn(root), ['Date', 'Event', 'Type', 'Location', 'Format', 'Registration'])
  none(root, 'nav, .r-filter-panel')
  assert.throws(() => button(root, 'Filters'))
  const box = searchBox(root)
  box.focus()
  fill(box, 'gas')
  await settled()
  assert.lengthOf(page.api.callsTo('typeahead_suggestions'), 0)
  button(root, 'Search').click()
  await eventually(() => assert.strictEqual(page.api.callsTo(calls.upcoming).at(-1)?.query.get('search_term'), 'gas'))
  assert.isTrue(page.api.callsTo(calls.upcoming).every(({ headers }) => !headers.has('authorization')))
})

it('embedding 1: what is over is for clients: an anonymous table of past events has those to come for a visitor', async () => {
  page.api.on(calls.upcoming, () => [known])
  const root = await guestEvents('view="past"')
  await showsRows(root, 'Promoted Meeting 1')
  assert.lengthOf(page.api.callsTo(calls.past), 0)
})

it('embedding 1: of one tag a visitor is shown nothing', async () => {
  const root = await guestCards('source="tag" tag-id="2001"')
  await eventually(() => assert.include(textOf(root), 'Sign in to see upcoming events.'))
  assert.deepEqual(asked(), [])
})

it('embedding 1: who signs out keeps nothing of what was theirs', async () => {
  const root = await eventsOf(page, [{ ...known, name: 'Private dinner' }])
  await page.loader.session.signOut()
  await toldOfSignOut(page.api)
  await eventually(() => assert.include(textOf(root), 'Sign in to see our events.'))
  assert.notInclude(textOf(root), 'Private dinner')
  none(root, 'table, nav, input')
  assert.lengthOf(all(root, 'a'), 1)
  one(root, 'a')
})
