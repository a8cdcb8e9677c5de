import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { seedAccounts } from '#demo/data/accounts.ts'
import { useBrowser } from './support/browser.ts'
import { askForLink, makeOutbox, post } from './support/outbox.ts'
import { formLines, noticeOnce, setPassword } from './support/passwords.ts'
import { fillSignIn, sessionCookie, signIn, tiles } from './support/people.ts'
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
const UNSET = 'Both password fields need to be set'
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

test('R085 a link that is too old says so in the same words', async () => {
  const { pathname } = new URL(await resetLink(seedAccounts.trial.username))
  await server().meanwhile((db) =>
    db
      .updateTable('one_time_tokens')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .execute(),
  )
  const page = await open(refused)
  await page.goto(server().portal + pathname)
  await page.getByRole('alert').getByText(INVALID).waitFor()
})

test('R089 whether there is such an account is not told: the same words, and no mail', async () => {
  const page = await open()
  await page.goto(`${server().portal}/reset_password`)
  await requestReset(page, 'nobody@demo.example')
  await page.waitForURL('**/login')
  await noticeOnce(page, 'Check your inbox for a reset link')
  // Requests are handled in their order: once a later one has its mail, the earlier has none to come.
  await resetLink(seedAccounts.trial.username)
  expect(await outbox.mails('nobody@demo.example')).toEqual([])
})

test('R077 R087 a reset needs an address, Cancel leads to the sign-in from both of its pages', async () => {
  const { pathname } = new URL(await resetLink(seedAccounts.fresh.username))
  const page = await open()
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname))
  for (const entered of ['', 'somebody', 'some body@demo.example', 'somebody@']) {
    await page.goto(`${server().portal}/reset_password`)
    await requestReset(page, entered)
    await page.getByText('You need to provide a valid email').waitFor()
    expect(await username(page).evaluate((field) => field.matches(':focus'))).toBe(true)
  }
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.waitForURL('**/login')
  await page.goto(server().portal + pathname)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect.poll(() => formLines(page, [...RULES, UNSET, DIFFERENT])).toEqual([...RULES, UNSET])
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.waitForURL('**/login')
  // Opening the link asks whose it is, and spends nothing.
  expect(sent).toEqual(['/api/reset_password/check'])
})

test('R080 R086 R088 a reset that fails says so, in the server’s words where it has some, always as text', async () => {
  const { pathname } = new URL(await resetLink(seedAccounts.equity.username))
  const page = await open(refused)
  let answer = { status: 500, json: { errors: [] as string[], status: 500 } }
  await page.route('**/api/*reset*', (route) => route.fulfill(answer))
  await page.goto(`${server().portal}/reset_password`)
  await requestReset(page, 'somebody@demo.example')
  await expect.poll(() => page.getByRole('alert').allInnerTexts()).toEqual(['Something went wrong'])
  await page.goto(server().portal + pathname)
  await setPassword(page, NEW)
  await expect.poll(() => page.getByRole('alert').allInnerTexts()).toEqual(['Something went wrong'])
  answer = { status: 422, json: { errors: ['<b>Too</b> like the last one.', 'Ask again.'], status: 422 } }
  await page.keyboard.press('Enter')
  await page.getByText('<b>Too</b> like the last one.').waitFor()
  expect(await page.getByRole('alert').getByText('Ask again.').isVisible()).toBe(true)
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

test('R142 R029 a reset ends every session of its account', async () => {
  const account = seedAccounts.full
  const page = await open({ allow: [/status of 401/] })
  await signIn(page, server().portal, account)
  const link = await resetLink(account.username)
  // Whoever is signed in does not see the page of the link.
  await page.goto(link)
  await page.waitForURL(`${server().portal}/`)
  const token = link.slice(link.lastIndexOf('/') + 1)
  const reset = await post(server().portal, 'reset_password', { reset_token: token, new_password: NEW })
  expect(reset.status).toBe(204)
  await page.reload()
  await page.waitForURL('**/landing_auth')
  expect(await sessionCookie(page)).toBeUndefined()
})
