import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { seedAccounts } from '#demo/data/accounts.ts'
import { useBrowser } from './support/browser.ts'
import { formLines, noticeOnce, setPassword } from './support/passwords.ts'
import { fillSignIn, sessionCookie, signIn, tiles } from './support/people.ts'
import { chooseInUserMenu, sentTo } from './support/preferences.ts'
import { useServer } from './support/server.ts'

const server = useServer()
const open = useBrowser()

const refused = { allow: [/status of (401|422|500)/] }

const CALL = 'current_user/change_password'
const NEW = 'Another-Horse-9'
const RULES = [
  'Password must be at least 8 characters',
  'Password must contain at least 1 lowercase character',
  'Password must contain at least 1 uppercase character',
  'Password must contain at least 1 number',
  'Password must contain at least 1 special character',
]
const UNSET = 'Both password fields need to be set'
const DIFFERENT = 'New password and Repeat New Password must be the same.'

const old = (page: Page) => page.getByLabel('Old Password', { exact: true })

async function openPage(account: { username: string; password: string }) {
  const page = await open(refused)
  await signIn(page, server().portal, account)
  await chooseInUserMenu(page, 'Change Password')
  await page.getByRole('heading', { level: 1, name: 'Change Password' }).waitFor()
  return page
}

test('R044 R065 R067 R073 R074 R075 C39 a password is changed to its end', async () => {
  const account = seedAccounts.equity
  const page = await openPage(account)
  const other = await page.context().newPage()
  await other.goto(`${server().portal}/companies`)
  const sent = sentTo(page, CALL)
  await setPassword(page, '', 'something')
  const messages = [...RULES, UNSET, DIFFERENT]
  await expect.poll(() => formLines(page, messages)).toEqual(messages)
  await page.getByText('Please provide your old password').waitFor()
  expect(sent).toEqual([])
  await old(page).fill('not the old one')
  await setPassword(page, NEW)
  await expect.poll(() => page.getByRole('alert').allInnerTexts()).toEqual(['The old password is incorrect.'])
  await old(page).fill(account.password)
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.waitForURL('**/login')
  expect(await sessionCookie(page)).toBeUndefined()
  expect(sent).toHaveLength(2)
  await other.waitForURL('**/landing_auth')
  await other.close()
  await noticeOnce(page, 'Your password has been changed.')
  await fillSignIn(page, { ...account, password: NEW })
  await page.waitForURL(`${server().portal}/`)
  await tiles(page).first().waitFor()
})

test('R030 R065 a visitor is asked to sign in first, and comes back to the page', async () => {
  const page = await open()
  await page.goto(`${server().portal}/change_password`)
  await page.waitForURL('**/login')
  await fillSignIn(page, seedAccounts.full)
  await page.waitForURL('**/change_password')
  await old(page).waitFor()
})

test('R065 R074 who must change the password is led there from every page, and then uses the portal', async () => {
  const account = seedAccounts.mustChange
  const page = await open({ allow: [/status of (401|403|422)/] })
  await page.goto(`${server().portal}/library?search_term=margin`)
  await page.waitForURL('**/login')
  await fillSignIn(page, account)
  await page.waitForURL('**/change_password')
  await page.getByText('Your password must be changed before you can go on.').waitFor()
  await page.goto(`${server().portal}/companies`)
  await page.waitForURL('**/change_password')
  await old(page).fill(account.password)
  await setPassword(page, NEW)
  await page.waitForURL('**/login')
  await noticeOnce(page, 'Your password has been changed.')
  await fillSignIn(page, { ...account, password: NEW })
  await tiles(page).first().waitFor()
})
