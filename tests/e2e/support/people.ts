import type { Page } from 'playwright-core'
import type { LoginResult } from '#contract/session.ts'
import { type DemoAccount, demoAccounts } from '#demo/data/accounts.ts'

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

/**
 * Starts a session by one call of the API and gives the browser the cookie that the portal would have written. No page is loaded:
 * for journeys in which signing in is not what is proven.
 */
export async function startSession(page: Page, portal: string, account: SignInDetails = fullAccount()): Promise<void> {
  const { username, password } = account
  const answer = await page.context().request.post(`${portal}/api/auth`, { data: { username, password } })
  if (!answer.ok()) throw new Error(`${username} could not sign in: ${answer.status()} ${await answer.text()}`)
  const { token, refresh_token: refreshToken, contact }: LoginResult = await answer.json()
  const session = { accessToken: token, refreshToken, currentUserName: contact?.name || username }
  const { hostname: domain } = new URL(portal)
  const value = encodeURIComponent(JSON.stringify(session))
  await page.context().addCookies([{ name: 'currentUser', value, domain, path: '/', sameSite: 'Lax' }])
}

/** Opens the dashboard in a session that was started by a call, and waits for its documents. */
export async function signIn(page: Page, portal: string, account?: SignInDetails): Promise<void> {
  await startSession(page, portal, account)
  await page.goto(`${portal}/`)
  await tiles(page).first().waitFor()
}

/** Signs in as a person does, and waits for the dashboard's documents. */
export async function signInByForm(page: Page, portal: string, account?: SignInDetails): Promise<void> {
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
