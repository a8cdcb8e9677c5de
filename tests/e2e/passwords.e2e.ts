import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { seedAccounts } from '#demo/data/accounts.ts'
import { useBrowser } from './support/browser.ts'
import { askForLink, makeOutbox, post } from './support/outbox.ts'
import { formLines, noticeOnce, setPassword } from './support/passwords.ts'
import { fillSignIn, sessionCookie, tiles } from './support/people.ts'
import { useServer } from './support/server.ts'

const outbox = await makeOutbox()
const server = useServer({ OUTBOX_DIR: outbox.directory })
const open = useBrowser()

/** What the page is answered where something is refused, as the browser notes it. */
const refused = { allow: [/status of (403|422|500)/] }

const NEW = 'Another-Horse-9'
const RULES = [
  'Password must be at least 8 characters',
  'Password must contain at least 1 lowercase character',
  'Password must contain at least 1 uppercase character',
  'Password must contain at least 1 number',
  'Password must contain at least 1 special character',
]
const DIFFERENT = 'New password and Repeat New Password must be the same'
const INVALID = 'Token is invalid or has expired'

const username = (page: Page) => page.getByLabel('Username', { exact: true })

/** Asks for a reset on its page, by keyboard. */
async function requestReset(page: Page, address: string) {
  await page.waitForURL('**/reset_password')
  await username(page).fill(address)
  await page.keyboard.press('Enter')
}

const resetLink = (address: string) =>
  outbox.linkAfter(address, () => askForLink(server().portal, 'password_reset', address))

test('R076 R078 R079 R081 R084 C39 a forgotten password is reset by mail, told once, and the new one signs in', async () => {
  const account = seedAccounts.regions
  const page = await open(refused)
  await page.goto(`${server().portal}/login`)
  await page.getByRole('link', { name: 'Reset your password' }).click()
  await page.getByRole('heading', { level: 1, name: 'Request Password Reset' }).waitFor()
  const link = await outbox.linkAfter(account.username, async () => {
    await requestReset(page, account.username)
    await page.waitForURL('**/login')
  })
  await noticeOnce(page, 'Check your inbox for a reset link')
  expect(link).toMatch(new RegExp(`^${server().portal}/reset_password/[\\w-]{20,}$`))
  await page.goto(link)
  await page.getByLabel('New Password', { exact: true }).waitFor()
  await page.getByText('Sets a new password for the account n…@demo.example.').waitFor()
  expect(await page.getByText('At least 8 characters').isVisible()).toBe(true)
  expect(await formLines(page, RULES)).toEqual([])
  await setPassword(page, 'short', 'other')
  await expect.poll(() => formLines(page, [...RULES, DIFFERENT])).toEqual([RULES[0], ...RULES.slice(2), DIFFERENT])
  await setPassword(page, NEW)
  await page.waitForURL('**/login')
  await noticeOnce(page, 'Your password has been reset')
  await fillSignIn(page, account)
  await page.getByText('Your email or password is incorrect.').waitFor()
  await fillSignIn(page, { username: account.username, password: NEW })
  await tiles(page).first().waitFor()
})

test('R085 a link that was used and one that is forged say that the token is not valid, and lead to a new one', async () => {
  const { username } = seedAccounts.mustChange
  const used = await resetLink(username)
  const token = used.slice(used.lastIndexOf('/') + 1)
  const reset = await post(server().portal, 'reset_password', { reset_token: token, new_password: NEW })
  expect(reset.status).toBe(204)
  for (const link of [used, `${server().portal}/reset_password/forged`]) {
    const page = await open(refused)
    await page.goto(link)
    expect((await page.getByRole('alert').innerText()).split(/\n+/)[0]).toBe(INVALID)
    await page.getByRole('alert').getByRole('link', { name: 'Request a new link' }).click()
    await page.getByRole('heading', { name: 'Request Password Reset' }).waitFor()
    expect(page.url()).toBe(`${server().portal}/reset_password`)
  }
  const other = await post(server().portal, 'auth', { username, password: 'Yet-Another-9' })
  expect(other.status).toBe(403)
})

test('R033 C01 the page that was wanted is still there at the end of a reset', async () => {
  const { username } = seedAccounts.fresh
  const page = await open()
  await page.goto(`${server().portal}/library?search_term=margin#here`)
  await page.waitForURL('**/login')
  await page.getByRole('link', { name: 'Reset your password' }).click()
  const link = await outbox.linkAfter(username, async () => {
    await requestReset(page, username)
    await page.waitForURL('**/login')
  })
  // A mail opens its link in a tab of its own.
  const mail = await page.context().newPage()
  await mail.goto(link)
  await setPassword(mail, NEW)
  await mail.waitForURL('**/login')
  await mail.close()
  await fillSignIn(page, { username, password: NEW })
  await page.waitForURL('**/library?search_term=margin#here')
  expect(await sessionCookie(page)).toBeDefined()
})
