import type { Page } from 'playwright-core'
import { type DemoAccount, demoAccounts } from '../../../demo/server/seed/accounts.ts'

type SignInDetails = Pick<DemoAccount, 'username' | 'password'>

/** The account that sees nearly everything. */
export function fullAccount() {
  const account = demoAccounts.find(({ username }) => username.startsWith('full'))
  if (!account) throw new Error('no demo account has full access')
  return account
}

export async function fillSignIn(page: Page, account: SignInDetails = fullAccount()): Promise<void> {
  await page.getByLabel('Username').fill(account.username)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.keyboard.press('Enter')
}

/** Signs in on the portal and waits for the dashboard's documents. */
export async function signIn(page: Page, portal: string, account?: SignInDetails): Promise<void> {
  await page.goto(`${portal}/`)
  await fillSignIn(page, account)
  await tiles(page).first().waitFor()
}

export const tiles = (page: Page) => page.locator('research-feed article')

/** The feed's search box. */
export const searchBox = (page: Page) => page.getByRole('combobox', { name: 'Search text' })

/** Waits until a feed has its answer. */
export const settled = (page: Page) =>
  page.locator('research-feed .r-feed__results[aria-busy="false"]').first().waitFor()

/** The session in the cookie, as the portal wrote it. */
export async function sessionCookie(page: Page) {
  const cookies = await page.context().cookies()
  const cookie = cookies.find(({ name }) => name === 'currentUser')
  return cookie && { ...cookie, session: JSON.parse(decodeURIComponent(cookie.value)) }
}

/** Replaces parts of the stored session, as if time had passed or somebody had meddled with it. */
export async function meddle(page: Page, parts: { accessToken?: string; refreshToken?: string }): Promise<void> {
  const cookie = await sessionCookie(page)
  if (!cookie) throw new Error('nobody is signed in')
  const value = encodeURIComponent(JSON.stringify({ ...cookie.session, ...parts }))
  const { session: _, ...rest } = cookie
  await page.context().addCookies([{ ...rest, value }])
}
