import { expect } from '@playwright/test'
import { openDashboard, tiles } from './support/feed.ts'
import { changeSession, sessionCookie } from './support/session.ts'
import { test } from './support/test.ts'

test.use({ serverName: 'own' })

test('R026 R138 twenty calls that meet an expired token make one renewal and twenty successes', async ({
  page,
  context,
  allow,
}) => {
  allow(/status of 401/)
  await openDashboard(page)
  // The lead asks for the newest research, too.
  await expect(page.locator('research-lead article').first()).toBeVisible()
  const before = (await sessionCookie(context))?.session
  await changeSession(context, { accessToken: 'spent' })
  const answers: string[] = []
  const count = (answer: string) => answers.filter((given) => given === answer).length
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname
    if (path.startsWith('/api/')) answers.push(`${path.slice(5)} ${response.status()}`)
  })
  // The renewal waits until all twenty have been refused; later calls would begin with the new token.
  await page.route('**/refresh_auth_token', async (route) => {
    await expect.poll(() => count('research_documents 401')).toBe(20)
    await route.continue()
  })
  await page.evaluate(() => {
    window.dispatchEvent(new Event('focus'))
    for (let index = 0; index < 20; index += 1) document.body.append(document.createElement('research-feed'))
  })
  await expect(page.locator('body > research-feed').filter({ has: page.locator('article') })).toHaveCount(20)
  expect(count('refresh_auth_token 200')).toBe(1)
  expect(count('research_documents 401')).toBe(20)
  expect(count('research_documents 200')).toBe(20)
  const after = (await sessionCookie(context))?.session
  expect(after?.accessToken).not.toBe('spent')
  expect(after?.refreshToken).not.toBe(before?.refreshToken)
  expect(after?.currentUserName).toBe(before?.currentUserName)
})

test('R032 R111 a renewal that is refused in the middle of work signs out, in every tab', async ({
  page,
  context,
  allow,
}) => {
  allow(/status of 401/)
  await openDashboard(page)
  const other = await context.newPage()
  await other.goto('/companies')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await changeSession(context, { accessToken: 'spent', refreshToken: 'forged' })
  await page.reload()
  await expect(page).toHaveURL('/landing_auth')
  await expect(other).toHaveURL('/landing_auth')
  expect(await sessionCookie(context)).toBeUndefined()
  await page.goBack()
  await expect(page).toHaveURL(/\/(login|landing_auth)$/)
})

test('an acknowledged session outlives a power cut', async ({ page, context, server, allow }) => {
  allow(/status of 401/)
  const kept = (await sessionCookie(context))?.session
  await server.restart('SIGKILL')
  // The access token is forgotten, so that the session is renewed from what the database kept.
  await changeSession(context, { accessToken: 'spent' })
  await page.goto(`${server.portal}/dashboard`)
  await expect(tiles(page).first()).toBeVisible()
  expect((await sessionCookie(context))?.session.refreshToken).not.toBe(kept?.refreshToken)
})
