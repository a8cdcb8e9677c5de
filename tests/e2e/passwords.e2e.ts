import { expect, type Page } from '@playwright/test'
import { seedAccounts } from '#demo/data/accounts.ts'
import { tiles } from './support/feed.ts'
import { hasFocus, pressOn, pressUntil, tabTo } from './support/keyboard.ts'
import { linkAfter, linkFor } from './support/outbox.ts'
import { expectLines, NEW_PASSWORD, noticeOnce, RULES, setPassword } from './support/passwords.ts'
import { sentTo } from './support/preferences.ts'
import { fillSignIn, post, sessionCookie } from './support/session.ts'
import { test } from './support/test.ts'
import { chooseInUserMenu } from './support/user-menu.ts'

// An account for each journey, since each changes its password.
test.use({ serverName: 'passwords' })

const UNSET = 'Both password fields need to be set'
const DIFFERENT = 'New password and Repeat New Password must be the same'
const INVALID = 'Token is invalid or has expired'
const CHANGED = 'Your password has been changed.'

const old = (page: Page) => page.getByLabel('Old Password', { exact: true })

test.describe('a client', () => {
  test.use({ account: 'equity' })

  test('R044 R065 R067 R073 R074 R075 C39 changes the password to its end', async ({ page, context, allow }) => {
    allow(/status of (401|422)/)
    const account = seedAccounts.equity
    await page.goto('/companies')
    const other = await context.newPage()
    await other.goto('/companies')
    await chooseInUserMenu(page, 'Change Password')
    await expect(page.getByRole('heading', { level: 1, name: 'Change Password' })).toBeVisible()
    const sent = sentTo(page, 'current_user/change_password')
    await setPassword(page, '', 'something')
    const messages = [...RULES, UNSET, `${DIFFERENT}.`]
    await expectLines(page, messages, messages)
    await expect(page.getByText('Please provide your old password')).toBeVisible()
    expect(sent).toEqual([])
    await old(page).fill('not the old one')
    await setPassword(page, NEW_PASSWORD)
    await expect(page.getByRole('alert')).toHaveText('The old password is incorrect.')
    await old(page).fill(account.password)
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page).toHaveURL('/login')
    expect(await sessionCookie(context)).toBeUndefined()
    expect(sent).toHaveLength(2)
    await expect(other).toHaveURL('/landing_auth')
    await other.close()
    await noticeOnce(page, CHANGED)
    await fillSignIn(page, { ...account, password: NEW_PASSWORD })
    await expect(page).toHaveURL('/')
    await expect(tiles(page).first()).toBeVisible()
  })
})

test('R044 R065 R074 by keyboard alone a client finds the page in the menu and changes the password', async ({
  page,
}) => {
  await page.goto('/companies')
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await pressOn(page, page.getByRole('banner').locator('[aria-haspopup=menu]'))
  const item = page.getByRole('menuitem', { name: 'Change Password' })
  await pressUntil(page, 'ArrowDown', () => hasFocus(item))
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle('Change Password · Research Portal')
  for (const [label, text] of [
    ['Old Password', seedAccounts.full.password],
    ['New Password', NEW_PASSWORD],
    ['Repeat New Password', NEW_PASSWORD],
  ] as const) {
    await tabTo(page, page.getByLabel(label, { exact: true }))
    await page.keyboard.type(text)
  }
  await pressOn(page, page.getByRole('button', { name: 'Submit' }))
  await expect(page).toHaveURL('/login')
  await expect(page.getByText(CHANGED, { exact: true })).toBeVisible()
})

test.describe('a visitor', () => {
  test.use({ account: 'nobody' })

  test('R065 R074 who must change the password is led there from every page, and then uses the portal', async ({
    page,
    allow,
  }) => {
    allow(/status of (401|403|422)/)
    const account = seedAccounts.mustChange
    await page.goto('/library?search_term=margin')
    await expect(page).toHaveURL('/login')
    await fillSignIn(page, account)
    await expect(page).toHaveURL('/change_password')
    await expect(page.getByText('You must change your password before you continue.')).toBeVisible()
    await page.goto('/companies')
    await expect(page).toHaveURL('/change_password')
    await old(page).fill(account.password)
    await setPassword(page, NEW_PASSWORD)
    await expect(page).toHaveURL('/login')
    await noticeOnce(page, CHANGED)
    await fillSignIn(page, { ...account, password: NEW_PASSWORD })
    await expect(tiles(page).first()).toBeVisible()
  })

  test('R076 R078 R079 R081 R084 C39 resets a forgotten password by mail and signs in with the new one', async ({
    page,
    allow,
    server,
  }) => {
    allow(/status of (403|422)/)
    const account = seedAccounts.regions
    await page.goto('/login')
    await page.getByRole('link', { name: 'Reset your password' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Request Password Reset' })).toBeVisible()
    const link = await linkAfter(server, account.username, async () => {
      await page.getByLabel('Username', { exact: true }).fill(account.username)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/login')
    })
    await noticeOnce(page, 'Check your inbox for a reset link')
    expect(link).toMatch(new RegExp(`^${server.portal}/reset_password/[\\w-]{20,}$`))
    await page.goto(link)
    await expect(page.getByText('You are setting a new password for n…@demo.example.')).toBeVisible()
    await expect(page.getByText('At least 8 characters')).toBeVisible()
    await expectLines(page, RULES, [])
    await setPassword(page, 'short', 'other')
    await expectLines(page, [...RULES, DIFFERENT], [RULES[0], ...RULES.slice(2), DIFFERENT])
    await setPassword(page, NEW_PASSWORD)
    await expect(page).toHaveURL('/login')
    await noticeOnce(page, 'Your password has been reset')
    await fillSignIn(page, account)
    await expect(page.getByText('Your email or password is incorrect.')).toBeVisible()
    await fillSignIn(page, { ...account, password: NEW_PASSWORD })
    await expect(tiles(page).first()).toBeVisible()
  })

  test('R085 learns that a link was used or is forged, and can request a new one', async ({ page, allow, server }) => {
    allow(/status of (403|422)/)
    const { username } = seedAccounts.trial
    const used = await linkFor(server, 'password_reset', username)
    const token = used.slice(used.lastIndexOf('/') + 1)
    const reset = await post(server.portal, 'reset_password', { reset_token: token, new_password: NEW_PASSWORD })
    expect(reset.status).toBe(204)
    for (const link of [used, '/reset_password/forged']) {
      await page.goto(link)
      await expect(page.getByRole('alert')).toContainText(INVALID)
      await page.getByRole('alert').getByRole('link', { name: 'Request a new link' }).click()
      await expect(page.getByRole('heading', { name: 'Request Password Reset' })).toBeVisible()
      await expect(page).toHaveURL('/reset_password')
    }
  })

  test('R033 C01 comes to the wanted page at the end of a reset', async ({ page, context, server }) => {
    const { username } = seedAccounts.fresh
    await page.goto('/library?search_term=margin#here')
    await expect(page).toHaveURL('/login')
    await page.getByRole('link', { name: 'Reset your password' }).click()
    const link = await linkAfter(server, username, async () => {
      await page.getByLabel('Username', { exact: true }).fill(username)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/login')
    })
    // A mail opens its link in a tab of its own.
    const mail = await context.newPage()
    await mail.goto(link)
    await setPassword(mail, NEW_PASSWORD)
    await expect(mail).toHaveURL('/login')
    await mail.close()
    await fillSignIn(page, { username, password: NEW_PASSWORD })
    await expect(page).toHaveURL('/library?search_term=margin#here')
    expect(await sessionCookie(context)).toBeDefined()
  })
})
