import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import ICAL from 'ical.js'
import { openEvent, rows } from './support/events.ts'
import { test } from './support/test.ts'

/** Lasts over the night in which the clocks change. */
const ACROSS_CLOCK_CHANGE = '1'

test('R307 R308 C66 the views stand in the path, and switching keeps the filters', async ({ page }) => {
  await page.goto('/events?filter_Region=Nordics&page=2')
  await expect(page).toHaveTitle('Events · Research Portal')
  await page.getByRole('link', { name: 'Past Events' }).click()
  await expect(page).toHaveURL('/events/past?filter_Region=Nordics')
  await expect(page.getByRole('columnheader', { name: 'Feedback' })).toBeVisible()
  await page.getByRole('link', { name: 'Upcoming Events' }).click()
  await expect(page).toHaveURL('/events/upcoming?filter_Region=Nordics')
  await expect(page.getByRole('columnheader', { name: 'Registration' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('columnheader', { name: 'Feedback' })).toBeVisible()
  await page.goto('/events/tomorrow')
  await expect(page.getByText("We couldn't find the page you were looking for.")).toBeVisible()
})

test('R309 R310 R311 R312 events are filtered by tags', async ({ page }) => {
  await page.goto('/events/upcoming')
  await page.getByRole('button', { name: /^Filters/ }).click()
  await expect(page.getByRole('heading', { name: 'Filter Events' })).toBeVisible()
  await expect(page.getByText('Tag Filters')).toBeVisible()
  await page.getByRole('combobox', { name: 'Roadshow Type' }).click()
  await page.getByRole('option', { name: 'Webinar' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Update Results' }).click()
  await expect(page).toHaveURL(/filter_Roadshow(\+|%20)Type=Webinar/)
  const kinds = page.locator('research-events [data-label="Type"]')
  await expect.poll(async () => [...new Set(await kinds.allTextContents())]).toEqual(['Webinar'])
  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect(page).toHaveURL((url) => url.search === '')
})

test('R242 R244 R319 the dashboard recommends events and leads to all; an invitation opens with a token, and only then', async ({
  page,
  context,
}) => {
  await page.goto('/')
  const events = page.locator('research-event-cards')
  await expect(events.getByRole('heading', { name: 'Recommended Events' })).toBeVisible()
  await expect(events.getByRole('article')).not.toHaveCount(0)
  expect(await events.getByRole('article').count()).toBeLessThanOrEqual(6)
  await events.getByRole('link', { name: 'View More' }).click()
  await expect(page).toHaveURL('/events/upcoming')
  await expect(rows(page).first()).toBeVisible()
  const link = page.getByRole('link', { name: /^Invitation/ }).first()
  await expect(link).not.toHaveAttribute('href', /auth_token/)
  const [answer] = await Promise.all([
    context.waitForEvent('response', (response) => response.url().includes('/api/files/roadshows/')),
    link.click(),
  ])
  expect(answer.status()).toBe(200)
  expect(answer.url()).toContain('auth_token=')
  expect(answer.headers()['content-type']).toBe('application/pdf')
})

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('R403 an event over a clock change is saved to a calendar', async ({ page, api }) => {
    const { event, row } = await openEvent(page, api, ACROSS_CLOCK_CHANGE)
    await expect(row.getByText('your time')).toBeVisible()
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
  })
})
