import { expect } from '@playwright/test'
import { PASSWORD, users } from '../server/support/fixture.ts'
import { axe } from './support/axe.ts'
import { type CompanyServer, openCompanyServer } from './support/company-server.ts'
import { searchBox } from './support/feed.ts'
import { fillSignIn } from './support/session.ts'
import { test } from './support/test.ts'

test.use({ account: 'nobody' })

let company: CompanyServer

test.beforeAll(async () => {
  company = await openCompanyServer()
})
test.afterAll(() => company.close())

/** Whether the page watches the idle limit, which it loads late. */
const isWatched = () => {
  const runtime = Reflect.get(globalThis, Symbol.for('research-portal.runtime')) as { slots: Map<string, unknown> }
  return runtime.slots.has('idle')
}

async function ruleOver(user: keyof typeof users, rules: { mfa_required: boolean; idle_minutes: number | null }) {
  const { id } = await company.db.selectFrom('firms').select('id').executeTakeFirstOrThrow()
  await company.db.updateTable('firms').set(rules).execute()
  await company.db.updateTable('users').set({ firm_id: id }).where('id', '=', users[user].id).execute()
}

test('on a page of another site one warning comes a minute before the firm ends the session, stays away for its button and keeps what was typed', async ({
  page,
}) => {
  await ruleOver('europe', { mfa_required: false, idle_minutes: 5 })
  await page.clock.install()
  await page.goto(`${company.host}/research`)
  await fillSignIn(page, { username: users.europe.username, password: PASSWORD })
  await expect(page.getByText('Signed in as Eve Europe')).toBeVisible()
  await expect.poll(() => page.evaluate(isWatched)).toBe(true)
  await searchBox(page).fill('a draft')
  await page.clock.fastForward(245_000)
  const warning = page.getByRole('dialog', { name: 'Are you still there?' })
  await expect(warning).toHaveCount(1)
  expect(await axe(page)).toEqual([])
  await warning.getByRole('button', { name: 'Stay signed in' }).last().click()
  await expect(warning).toHaveCount(0)
  await expect(searchBox(page)).toHaveValue('a draft')
  await page.clock.fastForward(245_000)
  await expect(warning).toBeVisible()
  await page.clock.fastForward(61_000)
  await expect(page.getByLabel('Username')).toBeVisible()
  expect(page.url()).toBe(`${company.host}/research`)
})

test('a user without an idle limit loads nothing of its warning', async ({ page }) => {
  await page.goto(`${company.host}/research`)
  await fillSignIn(page, { username: users.full.username, password: PASSWORD })
  await expect(page.getByText('Signed in as')).toBeVisible()
  await expect(page.locator('research-feed').getByRole('article').first()).toBeVisible()
  expect(await page.evaluate(isWatched)).toBe(false)
})

test('elements of another site say that the firm requires a second factor, and it is set up there', async ({
  page,
  allow,
}) => {
  allow(/status of 403/)
  await ruleOver('trial', { mfa_required: true, idle_minutes: null })
  await page.goto(`${company.host}/research`)
  await fillSignIn(page, { username: users.trial.username, password: PASSWORD })
  const feed = page.locator('research-feed')
  await expect(feed).toContainText('Your company requires two-step verification.')
  expect(await axe(page)).toEqual([])
  await feed.getByRole('button', { name: 'Set up two-step verification' }).click()
  await expect(feed.getByRole('heading', { name: 'Two-step verification' })).toBeVisible()
  await feed.getByRole('button', { name: 'Set up', exact: true }).click()
  await expect(feed.getByRole('dialog')).toBeVisible()
  expect(page.url()).toBe(`${company.host}/research`)
})

test('the sign-in alone says after a reload, without a call, that the firm requires a second factor', async ({
  page,
}) => {
  await ruleOver('trial', { mfa_required: true, idle_minutes: null })
  await page.goto(company.host)
  await fillSignIn(page, { username: users.trial.username, password: PASSWORD })
  const notice = page.getByRole('alert')
  await expect(notice).toContainText('Your company requires two-step verification.')
  const calls: string[] = []
  page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()))
  await page.reload()
  await expect(notice).toContainText('Your company requires two-step verification.')
  expect(await axe(page)).toEqual([])
  expect(calls).toEqual([])
})

test('a signed-in user signs out without a network', async ({ page, context, allow }) => {
  allow(/ERR_INTERNET_DISCONNECTED/)
  await page.goto(company.host)
  const part = page.waitForResponse(/\/sign-out-/)
  await fillSignIn(page, { username: users.full.username, password: PASSWORD })
  await (await part).finished()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByLabel('Username')).toBeVisible()
  await context.setOffline(false)
})

test('a sign-out whose code cannot be loaded says so, and works with the next press', async ({ page, allow }) => {
  allow(/ERR_FAILED/)
  await page.route(/\/sign-out-/, (route) => route.abort())
  await page.goto(company.host)
  await fillSignIn(page, { username: users.full.username, password: PASSWORD })
  const signOut = page.getByRole('button', { name: 'Sign out' })
  await signOut.click()
  await expect(page.getByRole('alert')).toContainText('Something went wrong. Please try again.')
  await expect(page.getByText('Signed in as')).toBeVisible()
  await page.unroute(/\/sign-out-/)
  await signOut.click()
  await expect(page.getByLabel('Username')).toBeVisible()
})
