import { expect, type Page } from '@playwright/test'
import { focusComesTo, focusIsSeen, pressOn } from './support/keyboard.ts'
import { test } from './support/test.ts'

const video = (page: Page, property: 'currentTime' | 'readyState') =>
  expect.poll(() => page.locator('video').evaluate((element: HTMLVideoElement, name) => element[name], property))

test('R313 R320 R332 R333 R335 by keyboard a past event with a replay is found, played, sought in and left', async ({
  page,
}) => {
  await page.goto('/events/past')
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await pressOn(page, page.getByRole('checkbox', { name: 'With Replay' }), 'Space')
  await expect(page).toHaveURL('/events/past?replay_filter=true')
  const watch = page.getByRole('link', { name: /^Watch the replay/ }).first()
  await pressOn(page, watch)
  await expect(page).toHaveURL(/\/media\/[^/]+\/\d+$/)
  const player = page.locator('video[src]')
  await expect(player).toHaveAccessibleName(/^Replay of /)
  await video(page, 'readyState').toBeGreaterThan(0)
  await pressOn(page, player, 'Space')
  await video(page, 'currentTime').toBeGreaterThan(0.5)
  await focusIsSeen(page)
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowLeft')
  await video(page, 'currentTime').toBeGreaterThan(30)
  await page.goBack()
  await expect(page).toHaveURL('/events/past?replay_filter=true')
  await focusComesTo(watch)
})

test('R334 C70 a replay plays from a playlist where there is no file', async ({ page }) => {
  await page.goto('/media/replay-26/26')
  await video(page, 'readyState').toBeGreaterThan(0)
  // In the middle of the picture, as a finger or a mouse does.
  await page.locator('video[src]').click()
  await video(page, 'currentTime').toBeGreaterThan(0.5)
})

test('R311 R332 words of a call are found among past events, and a quote opens the film at its sentence', async ({
  page,
}) => {
  await page.goto('/events/past')
  await page.getByRole('combobox').fill('guidance buyback')
  await page.keyboard.press('Enter')
  const quotes = page.getByRole('list', { name: 'Said in the replay' }).first()
  const link = quotes.getByRole('link', { name: /^Watch the replay from/ }).last()
  await expect(quotes.locator('mark').first()).toHaveText(/guidance|buyback/i)
  const quoted = await quotes.locator('q').last().innerText()
  await pressOn(page, link)
  await expect(page).toHaveURL(/\/media\/[^/]+\/\d+\?t=[\d.]+&find=\w+$/)
  const { searchParams } = new URL(page.url())
  const seconds = Number(searchParams.get('t'))
  expect(seconds).toBeGreaterThan(10)
  await video(page, 'currentTime').toBe(seconds)
  const transcript = page.getByRole('region', { name: 'Transcript' })
  await expect(transcript.getByRole('searchbox')).toHaveValue(searchParams.get('find') ?? '')
  await expect(transcript.getByRole('status')).toHaveText(/^\d+ of \d+$/)
  await expect(transcript.locator('[aria-current]')).toHaveText(quoted)
  await transcript.getByRole('link').first().press('Enter')
  await video(page, 'currentTime').toBeLessThan(10)
  await expect(page).toHaveURL(/\?t=0\.5&find=\w+$/)
  await page.goBack()
  await expect(page).toHaveURL('/events/past?search_term=guidance+buyback')
  await focusComesTo(link)
})
