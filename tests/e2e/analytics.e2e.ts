import { type BrowserContext, expect, type Page, type Request } from '@playwright/test'
import type { CapturedEvent, CapturedEventAnswer } from '#contract/analytics.ts'
import { seedAccounts } from '#demo/data/accounts.ts'
import { feedIsReady, openDashboard, searchBox } from './support/feed.ts'
import { test } from './support/test.ts'

test.use({ serverName: 'own' })

/** Collects what is recorded from now on, in the order of sending. */
async function recordedIn(context: BrowserContext, portal: string) {
  const requests: Request[] = []
  // The browser shows the body of such a request only if a route might answer it.
  await context.route('**/api/capture_event', (route) => route.continue())
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/capture_event')) requests.push(request)
  })
  const events = () => requests.map((request): CapturedEvent => request.postDataJSON())
  return {
    events,
    steps: () => events().map(({ event_type, url }) => `${event_type} ${url.replace(portal, '')}`),
    answers: () =>
      Promise.all(
        requests.map(async (request): Promise<CapturedEventAnswer | undefined> => (await request.response())?.json()),
      ),
  }
}

const follow = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click()

test('R122 R123 R126 R127 R130 C41 each page and search is recorded once, with the id of the event before it', async ({
  page,
  context,
  server,
}) => {
  const { events, steps, answers } = await recordedIn(context, server.portal)
  await openDashboard(page)
  await expect.poll(steps).toEqual(['Page Open /'])
  await follow(page, 'Companies')
  await expect.poll(steps).toEqual(['Page Open /', 'Page Open /companies'])
  await follow(page, 'Dashboard')
  await feedIsReady(page)
  await searchBox(page).fill('margin')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard\?.*margin/)
  await expect.poll(() => steps().at(-1)).toMatch(/^Search /)
  await page.evaluate(() => {
    location.hash = 'content'
  })
  await page.goBack()
  await follow(page, 'Events')
  await expect
    .poll(() => steps().filter((step) => step.startsWith('Page Open')))
    .toEqual(['Page Open /', 'Page Open /companies', 'Page Open /dashboard', 'Page Open /events/upcoming'])
  const given = (await answers()).map((answer) => answer?.id)
  expect(new Set(given).size).toBe(events().length)
  expect(given.every((id) => typeof id === 'string' && id !== '')).toBe(true)
  expect(events().map(({ source_client_action: source }) => source ?? null)).toEqual([null, ...given.slice(0, -1)])
})

test.describe('at the end of a page', () => {
  test.use({ account: 'regions' })

  test('R127 R129 what still waits is sent when the page is left', async ({ page, context, server }) => {
    const { steps } = await recordedIn(context, server.portal)
    // The first is never answered, so what follows waits for its id.
    await page.route('**/api/capture_event', () => {}, { times: 1 })
    await openDashboard(page)
    await expect.poll(steps).toEqual(['Page Open /'])
    await follow(page, 'Companies')
    await expect(page.locator('research-companies').getByRole('link').first()).toBeVisible()
    expect(steps()).toEqual(['Page Open /'])
    const address = page.url()
    const left = new Date().toISOString()
    // The second visit is answered after the events that were sent as the first began.
    for (let visit = 0; visit < 2; visit += 1) await page.goto('/readyz')
    // The browser reports no request of a page that is being left; only the server knows.
    let arrived: { event_type: string; url: string }[] = []
    await server.meanwhile(async (db) => {
      arrived = await db
        .selectFrom('events')
        .select(['event_type', 'url'])
        .where('user_id', '=', seedAccounts.regions.id)
        .where('created_at', '>=', new Date(left))
        .execute()
    })
    expect(arrived).toEqual([{ event_type: 'Page Open', url: address }])
  })
})
