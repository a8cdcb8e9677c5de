import { expect, type Page } from '@playwright/test'
import { seedAccounts } from '#demo/data/accounts.ts'
import { tiles } from './support/feed.ts'
import { fillSignIn, sessionCookie } from './support/session.ts'
import { test } from './support/test.ts'
import { chooseInUserMenu } from './support/user-menu.ts'

// Other journeys would be signed out, and have sessions of their own in the list.
test.use({ serverName: 'own', account: 'trial' })

const sessions = (page: Page) => page.locator('research-account li.r-session')

test('a client signs out another browser, which lands signed out', async ({ page, openOther, server, allow }) => {
  allow(/status of 401/)
  const other = await openOther()
  await other.goto(`${server.portal}/login`)
  await fillSignIn(other, seedAccounts.trial)
  await expect(tiles(other).first()).toBeVisible()

  await page.goto('/companies')
  await chooseInUserMenu(page, 'Account')
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible()
  await expect(page.getByText(`Signed in as ${seedAccounts.trial.name}`)).toBeVisible()
  await expect(sessions(page).first()).toContainText('This session')
  const before = await sessions(page).count()
  await page.getByRole('button', { name: 'Sign out: Chrome on Linux' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(sessions(page)).toHaveCount(before - 1)

  await other.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Companies' }).click()
  await expect(other).toHaveURL(`${server.portal}/landing_auth`)
  expect(await sessionCookie(other.context())).toBeUndefined()
  await page.reload()
  await expect(sessions(page)).toHaveCount(before - 1)
})
