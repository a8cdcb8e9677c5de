import { expect } from '@playwright/test'
import { seedAccounts } from '#demo/data/accounts.ts'
import { axe } from './support/axe.ts'
import { feedIsReady, tiles } from './support/feed.ts'
import { fillSignIn, sessionCookie } from './support/session.ts'
import { test } from './support/test.ts'

test.use({ account: 'nobody' })

test('R016 R030 R033 a visitor signs in and comes back to path, query and hash', async ({ page }) => {
  await page.goto('/library?search_term=margin#here')
  await expect(page).toHaveURL('/login')
  await expect(page.locator('research-feed')).toHaveCount(0)
  await fillSignIn(page)
  await expect(page).toHaveURL('/library?search_term=margin#here')
  await expect(tiles(page).first()).toBeVisible()
})

test('R018 wrong credentials say so, keep what was typed and lead to the reset', async ({ page, allow, server }) => {
  // The browser itself reports the refusal in the console.
  allow(/status of 403/)
  const { username } = seedAccounts.full
  await page.goto('/login')
  await fillSignIn(page, { username, password: 'not the password' })
  await expect(page.getByRole('alert')).toHaveText(
    "Your email or password is incorrect. If you can't remember your password, Reset it now.",
  )
  await expect(page.getByLabel('Username')).toHaveValue(username)
  const reset = page.getByRole('link', { name: 'Reset it now' })
  await expect(reset).toHaveAttribute('href', `${server.portal}/reset_password`)
  expect(await axe(page)).toEqual([])
})

test('R014 the sign-in page names whom to ask, and shows public changes only where there is space beside the form', async ({
  page,
}) => {
  const proof = page.getByRole('region', { name: 'Price targets raised and cut' })
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('research_changes') && asked.push(request.url()))
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/login')
  await expect(page.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
  await expect(proof).toHaveCount(0)
  expect(asked).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(proof).toBeVisible()
  await expect(page.getByText('Research, analytics and intelligence for financial services')).toBeVisible()
  expect(await axe(page)).toEqual([])
})

test('R002 R004 R007 R029 the session is a cookie of three fields; it outlives a reload and opens no sign-in page', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await fillSignIn(page)
  await expect(tiles(page).first()).toBeVisible()
  const cookie = await sessionCookie(context)
  expect(Object.keys(cookie?.session ?? {})).toEqual(['accessToken', 'refreshToken', 'currentUserName'])
  // It ends with the browser.
  expect(cookie).toMatchObject({ session: { currentUserName: seedAccounts.full.name }, expires: -1, path: '/' })
  await page.reload()
  await expect(tiles(page).first()).toBeVisible()
  for (const path of ['/login', '/landing_auth', '/reset_password', '/passwordless_login']) {
    await page.goto(path)
    await expect(page).toHaveURL('/')
  }
})

test('R017 Remember Me keeps the session for 400 days', async ({ page, context }) => {
  await page.goto('/login')
  await page.getByLabel('Remember Me').check()
  await fillSignIn(page)
  await expect(tiles(page).first()).toBeVisible()
  const days = ((await sessionCookie(context))?.expires ?? 0) / 86_400 - Date.now() / 86_400_000
  expect(Math.round(days)).toBe(400)
})

test('R011 R032 R046 R053 logging out signs out the other tab too, and the landing page signs in again', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await fillSignIn(page)
  await feedIsReady(page)
  const other = await context.newPage()
  await other.goto('/dashboard')
  await feedIsReady(other)
  await page.getByRole('button', { name: seedAccounts.full.name }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/landing_auth')
  await expect(other).toHaveURL('/landing_auth')
  expect(await sessionCookie(context)).toBeUndefined()
  await other.goto('/dashboard')
  await expect(other).toHaveURL('/login')
  await fillSignIn(page)
  await expect(page).toHaveURL('/')
  await expect(tiles(page).first()).toBeVisible()
})
