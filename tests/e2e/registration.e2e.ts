import { expect, type Page } from '@playwright/test'
import { listOutbox } from '#server/platform/mail/outbox.ts'
import { eventOf, openEvent, row } from './support/events.ts'
import { searchBox } from './support/feed.ts'
import { focusIsSeen, pressOn } from './support/keyboard.ts'
import { test } from './support/test.ts'

test.use({ serverName: 'own' })

/** Planted events (`demo/data/edges/events.ts`). */
const PROMOTED = '9'
const LOCKED = '10'
const LONG = '22'

const thanks = (page: Page) => page.getByRole('dialog', { name: 'Thank you' })

/** The mails about an event. */
const mailsAbout = async (outbox: string, name: string) =>
  (await listOutbox(outbox, 500)).filter(({ subject, text }) => `${subject}\n${text}`.includes(name))

test('R325 R327 R329 R330 C69 a client registers by keyboard alone; list and cards show it, and mails go out', async ({
  page,
  api,
  server,
}) => {
  const { event } = await openEvent(page, api, PROMOTED)
  const name = `Register for ${event.name}`
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/roadshows\/\d+\/register$/.test(request.url())) sent.push(request.url())
  })
  // A second copy of the bundle, as on a host page; as text, since a dynamic import would be resolved here.
  await page.evaluate("import('/widgets/loader.js').then(() => undefined)")
  await page.evaluate((term) => {
    const cards = document.createElement('research-event-cards')
    for (const [attribute, value] of Object.entries({ source: 'upcoming', limit: '2', filters: `search_term=${term}` }))
      cards.setAttribute(attribute, value)
    document.querySelector('main')?.append(cards)
  }, encodeURIComponent(event.name))
  const card = page.locator('research-event-cards').getByRole('article', { name: event.name })
  await expect(card.getByRole('button', { name })).toBeVisible()

  await pressOn(page, row(page, event.name).getByRole('button', { name }))
  const question = page.getByRole('dialog', { name: 'Do you want to register for:' })
  await expect(question).toContainText(event.name)
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  expect(sent).toEqual([])
  await page.keyboard.press('Enter')
  await expect(question).toBeVisible()
  await focusIsSeen(page)
  await pressOn(page, question.getByRole('button', { name: 'Yes' }))
  await expect(thanks(page)).toBeVisible()
  await focusIsSeen(page)
  await page.keyboard.press('Escape')
  await expect(thanks(page)).toBeHidden()
  await expect(row(page, event.name).getByText('*Request sent')).toBeVisible()
  await expect(card.getByText('*Request sent')).toBeVisible()
  expect(sent).toHaveLength(1)
  expect((await eventOf(api, PROMOTED)).has_requested_slot).toBe(true)
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('research-events')
  const mails = async () =>
    (await mailsAbout(server.outbox, event.name))
      .map(({ to, attachments = [] }) => [to.address, ...attachments.map(({ contentType }) => contentType)].join())
      .sort()
  await expect
    .poll(mails)
    .toEqual(['access@halden.example', expect.stringMatching(/^full@demo.example,text\/calendar/)])
})

test('R323 R328 C68 access to an event outside the subscription is asked for, and can be asked for again', async ({
  page,
  api,
  server,
}) => {
  const { event, row } = await openEvent(page, api, LOCKED)
  await expect(row.getByRole('link', { name: /Invitation|Schedule/ })).toHaveCount(0)
  const request = row.getByRole('button', { name: `Request access for ${event.name}` })
  await request.click()
  const question = page.getByRole('dialog', { name: 'Request access for:' })
  await expect(question).toContainText(/email will be sent to the access team/)
  await question.getByRole('button', { name: 'Yes' }).click()
  await thanks(page).getByRole('button', { name: 'Close' }).first().click()
  await expect(request).toBeVisible()
  await expect(row.getByText('*Request sent')).toHaveCount(0)
  await expect.poll(async () => (await mailsAbout(server.outbox, event.name)).length).toBe(2)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('R307 a client searches and registers by touch, and the page does not scroll sideways', async ({
    page,
    api,
  }) => {
    await page.goto('/events/upcoming')
    const { name } = await eventOf(api, LONG)
    await searchBox(page).fill(name)
    await page.keyboard.press('Enter')
    await page
      .getByRole('button', { name: `Register for ${name}` })
      .first()
      .tap()
    await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).tap()
    await expect(thanks(page)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})
