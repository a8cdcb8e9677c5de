import { sendKeys } from '@web/test-runner-commands'
import { assert } from 'chai'
import type { Roadshow } from '#contract/roadshow.ts'
import { deferred } from '../support/deferred.ts'
import { all, button, link, one, rootOf, textOf } from './support/dom.ts'
import { catchDownloads } from './support/downloads.ts'
import { follows, hear } from './support/events.ts'
import { answerEvents, eventsOf } from './support/events-table.ts'
import { refusal } from './support/fake-api.ts'
import { testPage } from './support/page.ts'
import { ask, dialogIn, focused, titled } from './support/registration.ts'
import { roadshow } from './support/roadshows.ts'
import { none, same } from './support/same.ts'
import { cell } from './support/table.ts'
import { eventually, settled } from './support/wait.ts'

const page = testPage()
const path = 'roadshows/e1/register'
const sent = () => page.api.callsTo(path)

const open: Roadshow = roadshow(1, { can_register: true })
const closed: Roadshow = { ...open, permissioned: false }

/** Each element that registers, with one event in it. */
const places: Record<string, (event: Roadshow) => Promise<ShadowRoot>> = {
  'research-events': (event) => eventsOf(page, [event]),
  'research-event-cards': async (event) => {
    page.signIn()
    answerEvents(page.api, [event])
    return rootOf(await page.mount('<research-event-cards source="upcoming"></research-event-cards>'))
  },
}

const question = 'Do you want to register for:'
const request = 'Request access for:'
const failure = 'Event registration request failed. Please try again later.'

for (const [tag, show] of Object.entries(places))
  describe(`<${tag}>`, () => {
    it('R327 a permitted event is asked for by its name, with No and Yes', async () => {
      const root = await show(open)
      const dialog = await ask(root, 'Register for Meeting 1')
      assert.strictEqual(textOf(one(dialog, 'h2')), question)
      assert.include(textOf(dialog), 'Meeting 1')
      assert.deepEqual(all(dialog, 'footer button').map(textOf), ['No', 'Yes'])
      assert.isTrue(dialog.matches(':modal'))
      assert.lengthOf(sent(), 0)
    })

    it('extras the question says when and where the event is, in the words of its row', async () => {
      const root = await show({ ...open, daterange: 'November 30, 2026', location: 'Oslo;Bergen', format: 'In person' })
      const dialog = await ask(root, 'Register for Meeting 1')
      const facts = textOf(one(dialog, '.r-registration-dialog__facts'))
      for (const words of ['November 30, 2026', 'Oslo', 'Bergen', 'In person']) assert.include(facts, words)
    })

    it('R328 an event that is not permitted is requested, and an email to the access team is announced', async () => {
      const root = await show(closed)
      const dialog = await ask(root, 'Request access for Meeting 1')
      assert.strictEqual(textOf(one(dialog, 'h2')), request)
      assert.include(textOf(dialog), 'Meeting 1')
      assert.include(textOf(dialog), 'An email will be sent to the access team')
      assert.deepEqual(all(dialog, 'footer button').map(textOf), ['No', 'Yes'])
    })

    for (const [kind, event, name, thanks] of [
      ['register', open, 'Register for Meeting 1', 'Your registration has been sent.'],
      ['request', closed, 'Request access for Meeting 1', 'Your request has been sent to the access team.'],
    ] as const)
      it(`R329 R330 C69 Yes sends an empty object, thanks, and tells the page: ${kind}`, async () => {
        page.api.on(path, () => undefined)
        const root = await show(event)
        const dialog = await ask(root, name)
        const heard = hear()
        button(dialog, 'Yes').click()
        const thanked = await titled(root, 'Thank you')
        assert.include(textOf(thanked), thanks)
        assert.include(textOf(thanked), 'Meeting 1')
        heard.stop()
        assert.deepEqual(
          sent().map(({ method, body }) => [method, body]),
          [['POST', {}]],
        )
        assert.deepEqual(
          heard.events.map(({ type, detail, target }) => [type, detail, (target as Element).localName]),
          [['research-registered', { id: 'e1', kind }, tag]],
        )
      })

    it('R329 C69 a double click sends once, and so does Enter that is held', async () => {
      const answer = deferred<undefined>()
      page.api.on(path, () => answer.promise)
      const root = await show(open)
      const yes = button(await ask(root, 'Register for Meeting 1'), 'Yes')
      yes.click()
      yes.click()
      yes.focus()
      for (let times = 0; times < 3; times++) await sendKeys({ press: 'Enter' })
      await settled()
      assert.lengthOf(sent(), 1)
      answer.resolve(undefined)
      await titled(root, 'Thank you')
      await sendKeys({ press: 'Enter' })
      await settled()
      assert.lengthOf(sent(), 1)
    })

    it('R329 while it is sent the button is busy, keeps the focus and says so', async () => {
      page.api.on(path, () => deferred().promise)
      const root = await show(open)
      const dialog = await ask(root, 'Register for Meeting 1')
      const yes = button(dialog, 'Yes')
      yes.focus()
      await sendKeys({ press: 'Enter' })
      await eventually(() => assert.strictEqual(yes.ariaBusy, 'true'))
      same(focused(), yes)
      await eventually(() => assert.include(textOf(one(dialog, '[aria-live=polite]')), 'Sending'))
    })

    for (const [way, leave] of [
      ['No', (dialog: HTMLElement) => button(dialog, 'No').click()],
      ['the close button', (dialog: HTMLElement) => button(dialog, 'Close').click()],
      ['Escape', () => sendKeys({ press: 'Escape' })],
    ] as const)
      it(`R327 ${way} sends nothing and leads back to what was pressed`, async () => {
        const root = await show(open)
        const dialog = await ask(root, 'Register for Meeting 1')
        await leave(dialog)
        await eventually(() => none(root, 'dialog'))
        await eventually(() => same(focused(), button(root, 'Register for Meeting 1')))
        assert.lengthOf(sent(), 0)
        await ask(root, 'Register for Meeting 1')
      })

    for (const status of [409, 429, 500])
      it(`R331 a failure says so and can be tried again: ${status}`, async () => {
        page.api.on(path, () => refusal(status))
        const root = await show(open)
        const dialog = await ask(root, 'Register for Meeting 1')
        const yes = button(dialog, 'Yes')
        yes.focus()
        const heard = hear()
        yes.click()
        const alert = await eventually(() => one(dialog, '[role=alert]'))
        assert.strictEqual(textOf(alert), failure)
        same(focused(), yes)
        page.api.on(path, () => undefined)
        yes.click()
        await titled(root, 'Thank you')
        heard.stop()
        assert.lengthOf(sent(), 2)
        assert.deepEqual(
          heard.events.map(({ type, detail }) => [type, detail.status]),
          [
            ['research-error', status],
            ['research-registered', undefined],
          ],
        )
      })

    it('R331 embedding 12: a broken connection is a failure too', async () => {
      page.api.on(path, () => {
        throw new TypeError('Failed to fetch')
      })
      const root = await show(open)
      const dialog = await ask(root, 'Register for Meeting 1')
      button(dialog, 'Yes').click()
      await eventually(() => assert.strictEqual(textOf(one(dialog, '[role=alert]')), failure))
    })

    it('R138 R331 a session that is over meanwhile leads to signing in, not to a thank-you', async () => {
      page.api.on(path, () => refusal(401))
      page.api.on('refresh_auth_token', () => refusal(401))
      const root = await show(open)
      const heard = hear()
      button(await ask(root, 'Register for Meeting 1'), 'Yes').click()
      const dialog = await titled(root, 'Sign in to register')
      assert.include(textOf(dialog), 'Meeting 1')
      assert.isTrue(follows(link(dialog, 'Sign In')))
      heard.stop()
      const types = heard.events.map(({ type }) => type)
      assert.notInclude(types, 'research-registered')
      assert.include(types, 'research-navigate')
    })

    it('R138 R329 a token that has run out is renewed, and the registration arrives', async () => {
      page.api.on(path, ({ headers }) =>
        headers.get('authorization') === 'Bearer access-2' ? undefined : refusal(401),
      )
      page.api.on('refresh_auth_token', () => ({ token: 'access-2', refresh_token: 'refresh-2', contact: {} }))
      const root = await show(open)
      button(await ask(root, 'Register for Meeting 1'), 'Yes').click()
      await titled(root, 'Thank you')
      assert.lengthOf(sent(), 2)
    })

    it('R329 R330 left while it is sent, and asked again: it is still being sent, and thanks here', async () => {
      const answer = deferred<undefined>()
      page.api.on(path, () => answer.promise)
      const root = await show(open)
      button(await ask(root, 'Register for Meeting 1'), 'Yes').click()
      await eventually(() => assert.lengthOf(sent(), 1))
      await sendKeys({ press: 'Escape' })
      await eventually(() => none(root, 'dialog'))
      await ask(root, 'Register for Meeting 1')
      await eventually(() => assert.strictEqual(button(dialogIn(root), 'Yes').ariaBusy, 'true'))
      assert.lengthOf(sent(), 1)
      answer.resolve(undefined)
      await titled(root, 'Thank you')
    })

    it('R330 another reader is asked nothing of what the one before began', async () => {
      const root = await show(open)
      await ask(root, 'Register for Meeting 1')
      page.signIn('Eve Other', 2)
      await eventually(() => none(root, 'dialog'))
      assert.lengthOf(sent(), 0)
    })

    it('R330 what one reader sent is not thanked for to the next one', async () => {
      const answer = deferred<undefined>()
      page.api.on(path, () => answer.promise)
      const root = await show(open)
      button(await ask(root, 'Register for Meeting 1'), 'Yes').click()
      await eventually(() => assert.lengthOf(sent(), 1))
      const heard = hear()
      page.signIn('Eve Other', 2)
      await eventually(() => none(root, 'dialog'))
      answer.resolve(undefined)
      await settled()
      heard.stop()
      none(root, 'dialog')
      assert.deepEqual(
        heard.events.map(({ type, detail, target }) => [type, detail, (target as Element).localName]),
        [['research-signed-out', { reason: 'elsewhere' }, tag]],
      )
    })

    it('embedding 5: a name with markup is text in the dialog', async () => {
      const hostile = 'A <img src=x onerror="window.attacked = 1">'
      const root = await show({ ...open, name: hostile })
      const dialog = await ask(root, `Register for ${hostile}`)
      assert.include(textOf(dialog), hostile)
      none(dialog, 'img')
      assert.isUndefined(Reflect.get(window, 'attacked'))
    })
  })

it('R330 after one registration both elements of a page show it, and the focus stays where it was', async () => {
  let isSent = false
  for (const list of ['upcoming', 'upcoming_by_tag', 'suggested'])
    page.api.on(`roadshows/${list}`, () => [{ ...open, has_requested_slot: isSent }, roadshow(2)])
  page.api.on(path, () => {
    isSent = true
  })
  page.signIn()
  const [table, cards] = [
    await page.mount('<research-events></research-events>'),
    await page.mount('<research-event-cards source="suggested"></research-event-cards>'),
  ].map(rootOf)
  if (!table || !cards) throw new Error('two elements were mounted')
  await eventually(() => button(cards, 'Register for Meeting 1'))
  const dialog = await ask(table, 'Register for Meeting 1')
  const calls = page.api.calls.length
  button(dialog, 'Yes').click()
  const thanks = await titled(table, 'Thank you')
  for (const root of [table, cards]) await eventually(() => assert.include(textOf(root), '*Request sent'))
  const after = page.api.calls.slice(calls).map((call) => call.path)
  assert.sameMembers(after, [path, 'roadshows/upcoming', 'roadshows/suggested'])
  none(table, '.r-skeleton')
  none(cards, '.r-skeleton')
  button(one(thanks, 'footer'), 'Close').click()
  await eventually(() => none(table, 'dialog'))
  const shown = cell(table, 'Meeting 1', 'Registration')
  await eventually(() => assert.isTrue(shown.contains(focused()), focused().outerHTML.slice(0, 200)))
})

it('R330 a table that cannot be read anew stays as it is, and tells', async () => {
  page.api.on(path, () => undefined)
  const root = await eventsOf(page, [open])
  const dialog = await ask(root, 'Register for Meeting 1')
  page.api.on('roadshows/upcoming', () => refusal(500))
  const heard = hear()
  button(dialog, 'Yes').click()
  const thanks = await titled(root, 'Thank you')
  await eventually(() =>
    assert.deepEqual(
      heard.events.map(({ type }) => type),
      ['research-registered', 'research-error'],
    ),
  )
  heard.stop()
  button(one(thanks, 'footer'), 'Close').click()
  await eventually(() => same(focused(), button(root, 'Register for Meeting 1')))
})

it('R330 the pages that were added stay after a registration', async () => {
  const events = [1, 2, 3, 4].map((number) => roadshow(number, { can_register: true }))
  page.api.on('roadshows/e4/register', () => undefined)
  const root = await eventsOf(page, events, 'page-size="2"')
  button(root, 'Load More').click()
  const dialog = await ask(root, 'Register for Meeting 4')
  answerEvents(page.api, [...events.slice(0, 3), roadshow(4, { can_register: true, has_requested_slot: true })])
  button(dialog, 'Yes').click()
  await titled(root, 'Thank you')
  await eventually(() => assert.strictEqual(textOf(cell(root, 'Meeting 4', 'Registration')), '*Request sent'))
  assert.lengthOf(all(root, 'tbody .r-table__row'), 4)
})

it('R330 after a registration the thank-you offers the event as a calendar file, after a request it does not', async () => {
  const downloads = catchDownloads(window)
  page.api.on('roadshows/e1/register', () => undefined)
  page.api.on('roadshows/e2/register', () => undefined)
  const events = [roadshow(1, { can_register: true }), roadshow(2, { can_register: true, permissioned: false })]
  const root = await eventsOf(page, events)
  button(await ask(root, 'Register for Meeting 1'), 'Yes').click()
  const thanked = await titled(root, 'Thank you')
  button(thanked, 'Calendar file (.ics)').click()
  downloads.stop()
  const [file] = downloads.files
  assert.strictEqual(file?.name, 'Meeting 1.ics')
  assert.include(await file?.content.text(), 'DTSTART')
  button(one(thanked, 'footer'), 'Close').click()
  button(await ask(root, 'Request access for Meeting 2'), 'Yes').click()
  assert.deepEqual(all(await titled(root, 'Thank you'), 'footer button').map(textOf), ['Close'])
})
