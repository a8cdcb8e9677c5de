// @vitest-environment happy-dom
import { act } from 'react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Roadshow } from '#contract/roadshow.ts'
import { AddToCalendar } from '#entities/event/calendar/add-to-calendar.tsx'
import { fakePopover } from '../../../../support/fake-popover.ts'
import { render } from '../../../../support/render.ts'

// What comes late comes at once.
beforeAll(() => import('#entities/event/calendar/calendar-menu.tsx'))
beforeEach(fakePopover)

const dinner: Roadshow = { id: '7', name: 'Dinner', start_date: '2026-11-05T09:00:00Z', time_zone: 'Europe/Oslo' }
const ignored = () => {}
const show = (changes: Partial<Roadshow> = {}) =>
  render(<AddToCalendar roadshow={{ ...dinner, ...changes }} onFailure={ignored} />)

/** Presses the button and waits for the menu that it brings. */
async function open(changes: Partial<Roadshow> = {}) {
  const shown = show(changes)
  shown.click(shown.control('Add Dinner to a calendar'))
  await vi.waitFor(async () => {
    await act(async () => {})
    expect(shown.all('[role=menu]')[0]?.matches(':popover-open')).toBe(true)
  })
  return shown
}

test('embedding 24: one press opens the menu, with the focus on its first way', async () => {
  const { all } = await open()
  expect(all('[role=menuitem]').map(({ textContent }) => textContent)).toEqual([
    'Calendar file (.ics)',
    'Google Calendar, opens in a new tab',
    'Outlook, opens in a new tab',
  ])
  expect(document.activeElement).toBe(all('[role=menuitem]')[0])
  expect(all('button[aria-haspopup=menu]').map(({ textContent }) => textContent)).toEqual(['Add Dinner to a calendar'])
})

test('embedding 6: calendars on the web open in a tab that is told nothing', async () => {
  const { all } = await open()
  expect(all('a').map((link) => [link.getAttribute('target'), link.getAttribute('rel')])).toEqual([
    ['_blank', 'noopener noreferrer'],
    ['_blank', 'noopener noreferrer'],
  ])
})

test('embedding 24: the file is offered under the name of the event', async () => {
  const saved: { name: string; content: Blob }[] = []
  let content = new Blob()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    content = blob as Blob
    return 'blob:test'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, content })
  })
  const { all, click } = await open()
  click(all('[role=menuitem]')[0] as HTMLElement)
  expect(saved.map(({ name, content: { type } }) => [name, type])).toEqual([
    ['Dinner.ics', 'text/calendar;charset=utf-8'],
  ])
  const text = await content.text()
  expect(text).toContain('DTSTART;TZID=Europe/Oslo:20261105T100000')
  expect(text).toMatch(/\r\nDTSTAMP:20\d{6}T\d{6}Z\r\n/)
})

test.each([{}, { start_date: null }, { start_date: '' }, { start_date: 'soon' }])(
  'embedding 24: without a start, %j, there is nothing to add',
  (event) => {
    expect(render(<AddToCalendar roadshow={{ id: '7', ...event }} onFailure={ignored} />).all('button')).toEqual([])
  },
)
