import { expect, test } from 'vitest'
import { useBrowser } from './support/browser.ts'
import { eventPages, ready, rows } from './support/events.ts'
import { useSharedServer } from './support/server.ts'

const server = useSharedServer()
const open = useBrowser()
const { openEvents } = eventPages(server, open)

test('R313 R320 R332 R333 R335 a past event with a replay is found, played and sought in', async () => {
  const page = await openEvents('/events/past')
  await page.getByRole('checkbox', { name: 'With Replay' }).check()
  await page.waitForURL('**/events/past?replay_filter=true')
  await ready(page)
  await page
    .getByRole('link', { name: /^Watch the replay/ })
    .first()
    .click()
  await page.waitForURL(/\/media\/[^/]+\/\d+$/)
  await page.getByRole('button', { name: /^Play/ }).first().click()
  const time = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)
  await expect.poll(time, { timeout: 10_000 }).toBeGreaterThan(0.5)
  await page.getByRole('slider', { name: /seek|position|time/i }).focus()
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowLeft')
  await expect.poll(time, { timeout: 10_000 }).toBeGreaterThan(30)
  await page.getByRole('link', { name: 'Back' }).click()
  await page.waitForURL('**/events/past?replay_filter=true')
  await rows(page).first().waitFor()
})

test('R334 C70 a replay plays from a playlist where there is no file', async () => {
  const page = await openEvents()
  await page.goto(`${server().portal}/media/replay-26/26`)
  await page.getByRole('button', { name: /^Play/ }).first().click()
  const time = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)
  await expect.poll(time, { timeout: 15_000 }).toBeGreaterThan(0.5)
})

test('R336 R335 a replay outside the subscription, and one that does not exist, are error pages', async () => {
  const page = await openEvents('/events/upcoming', { allow: [/status of 404/] })
  await page.goto(`${server().portal}/media/replay-18/18`)
  await page.waitForURL('**/error/401')
  await page.goto(`${server().portal}/media/replay-0/999999`)
  await page.waitForURL('**/error/404')
})
