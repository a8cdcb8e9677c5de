import { expect, type Page } from '@playwright/test'
import { axe } from './support/axe.ts'
import { openDashboard } from './support/feed.ts'
import { sessionOf } from './support/session.ts'
import { test } from './support/test.ts'

test.use({ account: 'nobody' })

const dock = (page: Page) => page.locator('.portal-dock')

test('R112 while there is no connection a bar says so, for visitors and users, and goes by itself', async ({
  page,
  context,
  server,
  allow,
}) => {
  allow(/ERR_INTERNET_DISCONNECTED/)
  const bar = page.getByRole('status').getByText('You appear to be offline.', { exact: true })
  const loseConnection = async () => {
    await expect(dock(page)).toBeAttached()
    await expect(bar).toHaveCount(0)
    await context.setOffline(true)
    await expect(bar).toBeVisible()
    await context.setOffline(false)
    await expect(bar).toHaveCount(0)
  }
  await page.goto('/login')
  await loseConnection()
  await context.addCookies((await sessionOf(server.portal, 'full')).cookies)
  await openDashboard(page)
  await loseConnection()
})

test('R090 R091 R092 R093 R094 a notification that was kept is shown once, in its manner, as text', async ({
  page,
  context,
  server,
}) => {
  for (const variant of ['warning', 'info']) {
    const isDismissible = variant !== 'info'
    const notification = { messages: [`A ${variant}`, '<b>and more</b>'], variant, dismissible: isDismissible }
    const value = encodeURIComponent(JSON.stringify(notification))
    await context.addCookies([{ name: 'notification', value, url: server.portal }])
    await page.goto('/login')
    const notice = dock(page).locator(`.r-notice--${variant}`)
    await expect(notice.getByText(`A ${variant}`)).toBeVisible()
    await expect(notice.getByText('<b>and more</b>')).toBeVisible()
    expect(await axe(page), variant).toEqual([])
    const close = notice.getByRole('button', { name: 'Close' })
    await expect(close).toHaveCount(isDismissible ? 1 : 0)
    if (isDismissible) await close.click()
    else await page.reload()
    await expect(notice).toHaveCount(0)
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('notification')
  }
})
