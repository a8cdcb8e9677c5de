import { expect, type Page } from '@playwright/test'
import { listOutbox } from '#server/platform/mail/outbox.ts'
import { axe } from './support/axe.ts'
import { pressOn } from './support/keyboard.ts'
import { NEW_PASSWORD, setPassword } from './support/passwords.ts'
import { fillSignIn, post } from './support/session.ts'
import { test } from './support/test.ts'

test.use({ serverName: 'own', account: 'desk' })

const PASSWORD = 'A first One 1!'
const status = (page: Page) => page.locator('.r-desk-outcome')
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })

test('the desk gives a client an account with a level, by keyboard, and ends it again', async ({
  page,
  openOther,
  allow,
  server,
}) => {
  // Before the first password is changed, and after the account was ended.
  allow(/status of 40[13]/)
  const username = 'journey@client.example'
  await page.goto('/desk/users')
  await expect(page.getByRole('link', { name: 'Alexandra Whitfield' })).toBeVisible()
  expect(await axe(page)).toEqual([])
  await pressOn(page, page.getByRole('link', { name: 'New user' }))

  const form = page.getByRole('form', { name: 'New user' })
  await pressOn(page, field(page, 'Name'))
  await expect(form.getByText('Give a name.')).toBeVisible()
  await expect(field(page, 'Name')).toBeFocused()
  expect(await axe(page)).toEqual([])
  await page.keyboard.type('Journey Client')
  await field(page, 'User name (email address)').fill(username)
  await form.getByRole('radio', { name: 'First password' }).press('Space')
  await form.getByLabel('First password', { exact: true }).last().fill(PASSWORD)
  await field(page, 'Level').selectOption('Standard')
  await field(page, 'Name').press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'Journey Client' })).toBeVisible()
  await expect(status(page)).toContainText('Journey Client is added.')
  expect(await axe(page)).toEqual([])

  const other = await openOther()
  await other.goto(`${server.portal}/login`)
  await fillSignIn(other, { username, password: PASSWORD })
  await expect(other).toHaveURL(/\/change_password$/)
  await field(other, 'Old Password').fill(PASSWORD)
  await setPassword(other, NEW_PASSWORD)
  await expect(other).toHaveURL(/\/login$/)
  await fillSignIn(other, { username, password: NEW_PASSWORD })
  await expect(other.locator('research-feed article').first()).toBeVisible()

  await pressOn(page, page.getByRole('button', { name: 'End account…' }))
  const question = page.getByRole('dialog', { name: 'End the account' })
  expect(await axe(page)).toEqual([])
  await pressOn(page, question.getByRole('button', { name: 'End account' }))
  await expect(status(page)).toContainText('The account is ended.')
  expect((await post(server.portal, 'auth', { username, password: NEW_PASSWORD })).status).toBe(403)
})

test('a change is asked about before it is lost, and is taken back after it was saved', async ({ page }) => {
  await page.goto('/desk/users')
  await page.getByRole('searchbox', { name: 'Search users' }).fill('benedict')
  await expect(page.getByText('1 user', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Benedict Osborne' }).click()
  await field(page, 'Name').fill('Ben Osborne')
  await page.getByRole('link', { name: 'All users' }).click()
  const question = page.getByRole('dialog')
  await question.getByRole('button').first().press('Escape')
  await expect(field(page, 'Name')).toHaveValue('Ben Osborne')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(status(page)).toContainText('The changes are saved.')
  await status(page).getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Benedict Osborne' })).toBeVisible()
})

test('extras: an invitation is sent again, and a page of a user tells what was granted', async ({ page, server }) => {
  const username = 'again@client.example'
  await page.goto('/desk/users/new')
  await field(page, 'Name').fill('Ada Again')
  await field(page, 'User name (email address)').fill(username)
  await page.getByRole('button', { name: 'Add user' }).click()
  await expect(page.getByText('None besides the subscription.')).toBeVisible()
  await page.getByRole('button', { name: 'Send the invitation again' }).click()
  await expect(status(page)).toContainText(`The invitation is on its way to ${username}.`)
  expect(await axe(page)).toEqual([])
  await expect
    .poll(async () => (await listOutbox(server.outbox, 500)).filter(({ to }) => to.address === username).length)
    .toBe(2)
})

test.describe('a reader', () => {
  test.use({ account: 'full' })
  test('finds no desk', async ({ page }) => {
    await page.goto('/desk/users')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('searchbox', { name: 'Search users' })).toHaveCount(0)
  })
})
