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
