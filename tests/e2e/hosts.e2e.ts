import { expect } from '@playwright/test'
import { seedAccounts } from '#demo/data/accounts.ts'
import { axe } from './support/axe.ts'
import { searchBox, tiles } from './support/feed.ts'
import { fillSignIn, sessionCookie } from './support/session.ts'
import { test } from './support/test.ts'

test.describe('visitors', () => {
  test.use({ account: 'nobody' })

  test('R014 a client signs in on the marketing site and is signed in on the portal', async ({
    page,
    context,
    server,
  }) => {
    await page.goto(server.marketing)
    expect(await context.cookies()).toEqual([])
    await fillSignIn(page)
    await expect(page.getByText(`Signed in as ${seedAccounts.full.name}`)).toBeVisible()
    await page.getByRole('link', { name: 'Open the portal' }).click()
    await expect(page).toHaveURL(`${server.portal}/`)
    await expect(tiles(page).first()).toBeVisible()
  })

  test('R307 on a public page visitors see the next open events, and registering begins with a sign-in', async ({
    page,
    context,
    server,
  }) => {
    await page.goto(server.marketing)
    const events = page.locator('research-event-cards')
    await events
      .getByRole('button', { name: /^Register/ })
      .first()
      .click()
    expect(await context.cookies()).toEqual([])
    await page
      .getByRole('dialog', { name: /sign in/i })
      .getByRole('link', { name: 'Sign In' })
      .click()
    await expect(page).toHaveURL(/\/login/)
    expect(page.url()).toContain(server.portal)
  })
})

test('R250 R151 R001 on the intranet page the feed obeys the policy, keeps its look, opens a file and signs out', async ({
  page,
  context,
  server,
}) => {
  const violations: string[] = []
  await page.exposeFunction('violated', (directive: string) => violations.push(directive))
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', (event) => {
      ;(window as unknown as { violated: (directive: string) => void }).violated(event.violatedDirective)
    }),
  )
  const answer = await page.goto(server.intranet)
  expect(answer?.headers()['content-security-policy']).toContain("default-src 'none'")
  await expect(tiles(page).first()).toBeVisible()
  for (const [property, value] of Object.entries({
    'letter-spacing': 'normal',
    'text-transform': 'none',
    'line-height': '20px',
  }))
    await expect(tiles(page).first()).toHaveCSS(property, value)
  const access = (await sessionCookie(context))?.session.accessToken
  const [file] = await Promise.all([
    context.waitForEvent('response', (response) => response.url().includes('/api/files/')),
    page
      .getByRole('button', { name: /^Download/ })
      .first()
      .click(),
  ])
  expect(file.status()).toBe(200)
  const token = new URL(file.url()).searchParams.get('auth_token')
  expect(token).toBeTruthy()
  expect(token).not.toBe(access)

  await searchBox(page).fill('margin')
  await page.keyboard.press('Enter')
  await expect(page.getByTitle('Searching "margin"')).toBeVisible()
  expect(page.url()).toBe(`${server.intranet}/`)
  expect(violations).toEqual([])
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('Sign in to read research.')).toBeVisible()
  expect(await axe(page)).toEqual([])
})
