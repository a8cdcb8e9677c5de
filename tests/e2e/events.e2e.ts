import { readFile } from 'node:fs/promises'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { useBrowser } from './support/browser.ts'
import { eventPages, rows } from './support/events.ts'
import { signIn } from './support/people.ts'
import { useSharedServer } from './support/server.ts'

const server = useSharedServer()
const open = useBrowser()
const { openEvents, openEvent } = eventPages(server, open)

/** Planted: it lasts over the night in which clocks are changed. */
const ACROSS_CLOCK_CHANGE = '1'

test('R307 R308 C66 the views stand in the path, and switching keeps what is searched for', async () => {
  const page = await openEvents('/events?filter_Region=Nordics&page=2')
  expect(new URL(page.url()).pathname).toBe('/events')
  expect(await page.title()).toBe('Events · Research Portal')
  await page.getByRole('link', { name: 'Past Events' }).click()
  await page.waitForURL('**/events/past?*')
  expect(new URL(page.url()).search).toBe('?filter_Region=Nordics')
  await page.getByRole('columnheader', { name: 'Feedback' }).waitFor()
  await page.getByRole('link', { name: 'Upcoming Events' }).click()
  await page.waitForURL('**/events/upcoming?filter_Region=Nordics')
  await page.getByRole('columnheader', { name: 'Registration' }).waitFor()
  await page.goBack()
  await page.getByRole('columnheader', { name: 'Feedback' }).waitFor()
  await page.goto(`${server().portal}/events/tomorrow`)
  await page.getByText("We couldn't find the page you were looking for.").waitFor()
})

test('R309 R310 R311 R312 events are filtered by tags and days', async () => {
  const page = await openEvents()
  await page.getByRole('button', { name: /^Filters/ }).click()
  await page.getByRole('heading', { name: 'Filter Events' }).waitFor()
  await page.getByText('Tag Filters').waitFor()
  await page.getByRole('combobox', { name: 'Roadshow Type' }).click()
  await page.getByRole('option', { name: 'Webinar' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Update Results' }).click()
  await page.waitForURL(/filter_Roadshow(\+|%20)Type=Webinar/)
  const kinds = page.locator('research-events [data-label="Type"]')
  await expect.poll(async () => [...new Set(await kinds.allTextContents())]).toEqual(['Webinar'])
  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect.poll(() => new URL(page.url()).search).toBe('')
})

test.each(['Europe/London', 'America/New_York'])(
  'R403 an event over a clock change is saved to a calendar, for a reader in %s',
  async (timezoneId) => {
    const { page, event, row } = await openEvent(ACROSS_CLOCK_CHANGE, { timezoneId })
    await row.getByRole('button', { name: /to a calendar/ }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Calendar file (.ics)' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/\.ics$/)
    const calendar = new ICAL.Component(ICAL.parse(await readFile(await download.path(), 'utf8')))
    for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone)
    const saved = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined)
    const instant = (time: { toJSDate: () => Date }) => time.toJSDate().getTime()
    expect(saved.uid).toBe(event.calendar_uid)
    expect(saved.summary).toBe(event.name)
    expect(instant(saved.startDate)).toBe(Date.parse(event.start_date ?? ''))
    expect(instant(saved.endDate)).toBe(Date.parse(event.end_date ?? ''))
    expect(saved.startDate.zone?.tzid).toBe(event.time_zone)
    const isAway = timezoneId !== event.time_zone
    expect(await row.getByText('your time').count()).toBe(isAway ? 1 : 0)
  },
)

test('R319 R151 an invitation opens with the token, and only then', async () => {
  const page = await openEvents()
  const link = page.getByRole('link', { name: /^Invitation/ }).first()
  expect(await link.getAttribute('href')).not.toContain('auth_token')
  const [answer] = await Promise.all([
    page.context().waitForEvent('response', (response) => response.url().includes('/api/files/roadshows/')),
    link.click(),
  ])
  expect(answer.status()).toBe(200)
  expect(answer.url()).toContain('auth_token=')
  expect(answer.headers()['content-type']).toBe('application/pdf')
})

test('R242 R244 the dashboard recommends events and leads to all', async () => {
  const page = await open()
  await signIn(page, server().portal)
  const events = page.locator('research-event-cards')
  await events.getByRole('heading', { name: 'Recommended Events' }).waitFor()
  await expect.poll(() => events.getByRole('article').count()).toBeGreaterThan(0)
  expect(await events.getByRole('article').count()).toBeLessThanOrEqual(6)
  await events.getByRole('link', { name: 'View More' }).click()
  await page.waitForURL('**/events/upcoming')
  await rows(page).first().waitFor()
})
