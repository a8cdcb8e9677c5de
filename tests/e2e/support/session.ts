import type { BrowserContext, Page } from '@playwright/test'
import type { LoginResult } from '#contract/session.ts'
import { type DemoAccount, seedAccounts } from '#demo/data/accounts.ts'

export type AccountName = keyof typeof seedAccounts
type Credentials = Pick<DemoAccount, 'username' | 'password'>

/** Signs an account in by the API and returns the browser state that the portal would have left. */
export async function sessionOf(portal: string, account: AccountName) {
  const { username, password, name } = seedAccounts[account]
  const answer = await post(portal, 'auth', { username, password })
  if (!answer.ok) throw new Error(`${username} could not sign in: ${answer.status} ${await answer.text()}`)
  const { token: accessToken, refresh_token: refreshToken }: LoginResult = await answer.json()
  return { cookies: [cookieOf(portal, { accessToken, refreshToken, currentUserName: name })], origins: [] }
}

type Session = { accessToken: string; refreshToken: string; currentUserName: string }

const cookieOf = (portal: string, session: Session) => ({
  name: 'currentUser',
  value: encodeURIComponent(JSON.stringify(session)),
  domain: new URL(portal).hostname,
  path: '/',
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: 'Lax' as const,
})

/** Calls the API without a session and outside the browser. */
export const post = (portal: string, call: string, body: unknown): Promise<Response> =>
  fetch(`${portal}/api/${call}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })

/** Fills the sign-in form and sends it by Enter. */
export async function fillSignIn(page: Page, account: Credentials = seedAccounts.full): Promise<void> {
  await page.getByLabel('Username').fill(account.username)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.keyboard.press('Enter')
}

/** The session cookie with its value parsed; undefined when nobody is signed in. */
export async function sessionCookie(context: BrowserContext) {
  const cookie = (await context.cookies()).find(({ name }) => name === 'currentUser')
  return cookie && { ...cookie, session: JSON.parse(decodeURIComponent(cookie.value)) as Session }
}

/** Replaces parts of the stored session, for example with an expired token. */
export async function changeSession(context: BrowserContext, parts: Partial<Session>): Promise<void> {
  const cookie = await sessionCookie(context)
  if (!cookie) throw new Error('nobody is signed in')
  const { session, ...rest } = cookie
  await context.addCookies([{ ...rest, value: encodeURIComponent(JSON.stringify({ ...session, ...parts })) }])
}
