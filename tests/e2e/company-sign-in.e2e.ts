import { expect, type Page } from '@playwright/test'
import { PASSWORD, users } from '../server/support/fixture.ts'
import { axe } from './support/axe.ts'
import { type CompanyServer, openCompanyServer } from './support/company-server.ts'
import { pressOn, tabTo } from './support/keyboard.ts'
import { fillSignIn } from './support/session.ts'
import { test } from './support/test.ts'
import { chooseInUserMenu } from './support/user-menu.ts'

test.use({ account: 'nobody' })

let company: CompanyServer

test.beforeAll(async () => {
  company = await openCompanyServer()
})
test.afterAll(() => company.close())

/** By keyboard alone. */
async function signInAtCompany(page: Page, email: string, address = `${company.portal}/login`) {
  await page.goto(address)
  await pressOn(page, page.getByRole('button', { name: 'Sign in with your company' }))
  await tabTo(page, page.getByLabel('Work email'))
  await page.keyboard.type(email)
  await pressOn(page, page.getByRole('button', { name: 'Continue to your company' }))
}

test('a user signs in at the company and is back at the page, then signs out at both', async ({ page, allow }) => {
  // The provider's own page has no icon.
  allow(/favicon\.ico/)
  await signInAtCompany(page, 'anna@acme.example', `${company.portal}/library?search_term=margin`)
  await expect(page).toHaveURL(`${company.portal}/library?search_term=margin`)
  await page.goto(`${company.portal}/account`)
  await expect(page.getByText('Signed in through your company')).toBeVisible()
  await chooseInUserMenu(page, 'Logout')
  await expect(page).toHaveURL(new RegExp(`^${company.provider.issuer}/session/end`))
  await page.getByRole('button', { name: 'Sign out of Acme' }).click()
  await expect(page).toHaveURL(`${company.portal}/login`)
})

test('a user without access is told whom to ask, and an address without a company what to do', async ({ page }) => {
  const { user } = company.provider
  company.provider.user = { ...user, groups: [] }
  await signInAtCompany(page, 'anna@acme.example')
  await expect(page.getByRole('alert')).toContainText('ask the person at your company who manages access')
  expect(await axe(page)).toEqual([])
  company.provider.user = user
  await page.getByRole('link', { name: 'Back to sign-in' }).click()
  await signInAtCompany(page, 'somebody@elsewhere.example')
  await expect(page.getByRole('alert')).toContainText('There is no company sign-in for this email address')
})

test('the password of a user whose firm requires its own sign-in says so', async ({ page, allow }) => {
  // The browser itself reports the refusal in the console.
  allow(/status of 403/)
  const { id } = await company.db.selectFrom('firms').select('id').executeTakeFirstOrThrow()
  await company.db.updateTable('firms').set({ sso_required: true }).execute()
  await company.db.updateTable('users').set({ firm_id: id }).where('id', '=', users.full.id).execute()
  await page.goto(`${company.portal}/login`)
  await fillSignIn(page, { username: users.full.username, password: PASSWORD })
  await expect(page.getByRole('alert')).toHaveText('Your company requires you to use its own sign-in.')
})

test('a user whose firm requires a second factor is led to setting it up', async ({ page, allow }) => {
  allow(/status of 403/)
  const { id } = await company.db.selectFrom('firms').select('id').executeTakeFirstOrThrow()
  await company.db.updateTable('firms').set({ sso_required: false, mfa_required: true }).execute()
  await company.db.updateTable('users').set({ firm_id: id }).where('id', '=', users.trial.id).execute()
  await page.goto(`${company.portal}/library`)
  await fillSignIn(page, { username: users.trial.username, password: PASSWORD })
  await expect(page).toHaveURL(`${company.portal}/account`)
  await expect(page.getByRole('alert')).toHaveText(
    'Your company requires two-step verification. Set it up or add a passkey to continue.',
  )
  await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible()
})

test('a user who does nothing is warned a minute before the firm ends the session, stays, and is signed out the next time', async ({
  page,
}) => {
  const { id } = await company.db.selectFrom('firms').select('id').executeTakeFirstOrThrow()
  await company.db.updateTable('firms').set({ mfa_required: false, idle_minutes: 5 }).execute()
  await company.db.updateTable('users').set({ firm_id: id }).where('id', '=', users.europe.id).execute()
  await page.clock.install()
  await page.goto(`${company.portal}/account`)
  await fillSignIn(page, { username: users.europe.username, password: PASSWORD })
  await expect(page.getByText('Signed in as Eve Europe')).toBeVisible()
  await expect(page.locator('.portal-dock')).toBeAttached()
  await page.clock.fastForward(245_000)
  const warning = page.getByRole('dialog', { name: 'Are you still there?' })
  await expect(warning).toBeVisible()
  expect(await axe(page)).toEqual([])
  await warning.getByRole('button', { name: 'Stay signed in' }).last().click()
  await expect(warning).toBeHidden()
  await page.clock.fastForward(245_000)
  await expect(warning).toBeVisible()
  await page.clock.fastForward(61_000)
  await expect(page).toHaveURL(`${company.portal}/landing_auth`)
})
