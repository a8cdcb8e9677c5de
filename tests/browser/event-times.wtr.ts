import { sendKeys } from '@web/test-runner-commands'
import { assert } from 'chai'
import type { Roadshow } from '#contract/roadshow.ts'
import { all, button, link, one, rootOf, textOf } from './support/dom.ts'
import { catchDownloads } from './support/downloads.ts'
import { answerEvents, eventsOf } from './support/events-table.ts'
import { testPage } from './support/page.ts'
import { focused } from './support/registration.ts'
import { known, roadshow } from './support/roadshows.ts'
import { none, same } from './support/same.ts'
import { eventually, settled } from './support/wait.ts'

const page = testPage()

/** Each element that shows when an event takes place, with one event in it. */
const places: Record<string, (event: Roadshow) => Promise<ShadowRoot>> = {
  'research-events': (event) => eventsOf(page, [event]),
  'research-event-cards': async (event) => {
    page.signIn()
    answerEvents(page.api, [event])
    const root = rootOf(await page.mount('<research-event-cards source="upcoming"></research-event-cards>'))
    await eventually(() => one(root, 'article'))
    return root
  },
}

const here = Intl.DateTimeFormat().resolvedOptions().timeZone

/** Neither is ever an hour of the other's, so that one of them is not the browser's. */
const elsewhere = ['Asia/Kathmandu', 'Pacific/Marquesas'].find((zone) => zone !== here) ?? ''

const yours = (root: ShadowRoot) => all(root, '.r-event-times__yours').map(textOf)

/** Hours of a day without their half, as the browser's own clocks show them. */
const timeOf = (instant: string) =>
  new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: here })
    .format(new Date(instant))
    .replace(/\s.M$/, '')

for (const [tag, show] of Object.entries(places))
  describe(`<${tag}>`, () => {
    it('R315 where clocks show another time than the reader’s, theirs comes first', async () => {
      const root = await show(roadshow(1, { time_zone: elsewhere }))
      const [line = ''] = yours(root)
      assert.match(line, / your time$/)
      for (const instant of ['2026-12-01T08:00:00Z', '2026-12-01T16:00:00Z'])
        assert.include(line.replace(/\s/g, ' '), timeOf(instant).replace(/\s/g, ' '))
      assert.strictEqual(textOf(one(root, 'time')), '1 December 2026')
    })

    it('R315 where clocks are the same there is no second line', async () => {
      const root = await show(roadshow(1, { time_zone: here }))
      assert.strictEqual(textOf(one(root, 'time')), '1 December 2026')
      assert.deepEqual(yours(root), [])
    })

    for (const time_zone of [null, '', 'Nowhere/Nothing', '../../etc'])
      it(`R315 embedding 5: a zone that is none breaks nothing: ${JSON.stringify(time_zone)}`, async () => {
        const root = await show(roadshow(1, { time_zone }))
        assert.strictEqual(textOf(one(root, 'time')), '1 December 2026')
      })

    for (const odd of ['soon', '', '2026-13-45T99:00:00Z'])
      it(`R315 embedding 5: dates that are none leave the words, and nothing for a calendar: ${odd}`, async () => {
        const root = await show(roadshow(1, { start_date: odd, end_date: odd, time_zone: elsewhere }))
        assert.include(textOf(one(root, '.r-event-times')), '1 December 2026')
        assert.deepEqual(yours(root), [])
        none(root, 'time, .r-add-to-calendar')
        assert.notMatch(textOf(root), /Invalid|NaN/)
      })

    /** The open menu. */
    async function menuOf(root: ShadowRoot, name = 'Add Meeting 1 to a calendar') {
      const press = await eventually(() => button(root, name))
      press.focus()
      press.click()
      return eventually(() => one(root, '[role=menu]:popover-open'))
    }

    it('R403 the calendar file has the event by its own clocks, and its id, and is named after it', async () => {
      const downloads = catchDownloads(window)
      const root = await show({ ...known, name: 'Dinner, "Q4" / results' })
      const menu = await menuOf(root, 'Add Dinner, "Q4" / results to a calendar')
      button(menu, 'Calendar file (.ics)').click()
      await eventually(() => assert.lengthOf(downloads.files, 1))
      downloads.stop()
      const [{ name, content } = { name: '', content: new Blob() }] = downloads.files
      assert.match(name, /^Dinner.*\.ics$/)
      assert.match(content.type, /^text\/calendar/)
      const lines = (await content.text()).replaceAll('\r\n ', '').split('\r\n')
      for (const line of [
        'UID:e1@broker.example',
        'SEQUENCE:2',
        'SUMMARY:Dinner\\, "Q4" / results',
        'DTSTART;TZID=Europe/Oslo:20261201T090000',
        'DTEND;TZID=Europe/Oslo:20261201T170000',
        'LOCATION:Oslo\\, Bergen',
        'DESCRIPTION:Results\\, then questions.',
        'URL:https://meet.example/1',
      ])
        assert.include(lines, line)
      await eventually(() => none(root, '[role=menu]:popover-open'))
      assert.deepEqual(page.api.callsTo('roadshows/e1'), [])
    })

    it('C45 the calendars on the web are https links in a tab of their own, with the event and no token', async () => {
      const menu = await menuOf(await show(known))
      const links = [link(menu, 'Google Calendar, opens in a new tab'), link(menu, 'Outlook, opens in a new tab')]
      assert.deepEqual(
        links.map(({ protocol, hostname }) => `${protocol}//${hostname}`),
        ['https://calendar.google.com', 'https://outlook.office.com'],
      )
      for (const { target, rel, href } of links) {
        assert.strictEqual(target, '_blank')
        assert.include(rel, 'noopener')
        assert.notMatch(href, /access-|refresh-/)
        assert.include(href, 'Meeting')
      }
      const [google, outlook] = links.map(({ href }) => new URL(href).searchParams)
      assert.strictEqual(google?.get('dates'), '20261201T080000Z/20261201T160000Z')
      assert.deepEqual(
        [outlook?.get('startdt'), outlook?.get('enddt')],
        ['2026-12-01T08:00:00Z', '2026-12-01T16:00:00Z'],
      )
    })

    it('C45 the meeting of an event that is not permitted goes into no calendar', async () => {
      const downloads = catchDownloads(window)
      const menu = await menuOf(await show({ ...known, permissioned: false }))
      for (const each of all<HTMLAnchorElement>(menu, 'a'))
        assert.notInclude(decodeURIComponent(each.href), 'meet.example')
      button(menu, 'Calendar file (.ics)').click()
      await eventually(() => assert.lengthOf(downloads.files, 1))
      downloads.stop()
      assert.notInclude(await downloads.files[0]?.content.text(), 'meet.example')
    })

    it('embedding 14: the menu is used by keyboard: one press opens it, arrows move, Escape leads back', async () => {
      const root = await show(known)
      const name = 'Add Meeting 1 to a calendar'
      await menuOf(root)
      await eventually(() => assert.strictEqual(textOf(focused()), 'Calendar file (.ics)'))
      await sendKeys({ press: 'ArrowDown' })
      await eventually(() => assert.include(textOf(focused()), 'Google Calendar'))
      await sendKeys({ press: 'Escape' })
      await eventually(() => none(root, '[role=menu]:popover-open'))
      same(focused(), button(root, name))
      await settled()
      assert.strictEqual(button(root, name).getAttribute('aria-haspopup'), 'menu')
    })
  })

it('R322 events that are over go into no calendar', async () => {
  const root = await eventsOf(page, [known], 'view="past"')
  await settled()
  none(root, '.r-add-to-calendar')
})
