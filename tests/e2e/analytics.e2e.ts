import type { Page, Request } from 'playwright-core'
import { expect, test } from 'vitest'
import type { CapturedEvent, CapturedEventAnswer } from '#contract/analytics.ts'
import { seedAccounts } from '#demo/data/accounts.ts'
import { useBrowser } from './support/browser.ts'
import { searchBox, settled, signIn } from './support/people.ts'
import { useServer } from './support/server.ts'

const server = useServer()
const open = useBrowser()

const isCapture = (request: Request) => request.method() === 'POST' && request.url().endsWith('/api/capture_event')

/** What is recorded from now on, in the order in which it is sent. */
async function recorded(page: Page) {
  const requests: Request[] = []
  // The browser shows what such a request holds only where somebody might answer it.
  await page.context().route('**/api/capture_event', (route) => route.continue())
  page.context().on('request', (request) => {
    if (isCapture(request)) requests.push(request)
  })
  const events = () => requests.map((request): CapturedEvent => request.postDataJSON())
  return {
    events,
    /** Types and addresses, without the origin. */
    steps: () => events().map(({ event_type, url }) => `${event_type} ${url.slice(server().portal.length)}`),
    answers: () =>
      Promise.all(
        requests.map(async (request): Promise<CapturedEventAnswer | undefined> => (await request.response())?.json()),
      ),
  }
}

const follow = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click()

test('R122 R130 opening a page is recorded once for each path, and neither for a query nor for a hash', async () => {
  const page = await open()
  const { steps } = await recorded(page)
  await signIn(page, server().portal)
  await expect.poll(steps).toEqual(['Page Open /'])
  await follow(page, 'Companies')
  await expect.poll(steps).toEqual(['Page Open /', 'Page Open /companies'])
  await follow(page, 'Dashboard')
  await settled(page)
  await searchBox(page).fill('margin')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard?*margin*')
  await page.evaluate(() => {
    location.hash = 'content'
  })
  await page.goBack()
  await follow(page, 'Events')
  await expect
    .poll(() => steps().filter((step) => step.startsWith('Page Open')))
    .toEqual(['Page Open /', 'Page Open /companies', 'Page Open /dashboard', 'Page Open /events/upcoming'])
})

test('R123 R126 R127 C41 each event names the one before it by the id that the server gave', async () => {
  const page = await open()
  const { events, answers } = await recorded(page)
  await signIn(page, server().portal)
  await settled(page)
  await searchBox(page).fill('margin')
  await page.keyboard.press('Enter')
  await expect.poll(() => events().map(({ event_type }) => event_type)).toEqual(['Page Open', 'Search'])
  await follow(page, 'Companies')
  await expect.poll(() => events().length).toBe(3)
  const ids = (await answers()).map((answer) => answer?.id)
  expect(new Set(ids).size).toBe(3)
  expect(ids.every((id) => typeof id === 'string' && id !== '')).toBe(true)
  expect(events().map(({ source_client_action: source }) => source ?? null)).toEqual([null, ids[0], ids[1]])
  expect(events().every(({ url }) => url.startsWith(`${server().portal}/`))).toBe(true)
})

test('R127 R129 what still waits is sent when the page is left', async () => {
  const account = seedAccounts.trial
  const page = await open()
  const { steps } = await recorded(page)
  // The first is never answered, so what follows waits for its id.
  await page.route('**/api/capture_event', () => {}, { times: 1 })
  await signIn(page, server().portal, account)
  await expect.poll(steps).toEqual(['Page Open /'])
  await follow(page, 'Companies')
  await page.locator('research-companies').getByRole('link').first().waitFor()
  expect(steps()).toEqual(['Page Open /'])
  const address = page.url()
  // Two visits: what is sent as the first begins has arrived when the second is answered.
  for (let visit = 0; visit < 2; visit += 1) await page.goto(`${server().portal}/readyz`)
  // Nobody but the server is told of what a page sends in its last moment.
  let arrived: { event_type: string; url: string }[] = []
  await server().meanwhile(async (db) => {
    const events = db.selectFrom('events').select(['event_type', 'url'])
    arrived = await events.where('user_id', '=', account.id).execute()
  })
  expect(arrived).toEqual([{ event_type: 'Page Open', url: address }])
})
