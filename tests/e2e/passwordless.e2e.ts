import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { seedAccounts } from '#demo/data/accounts.ts'
import { axe } from './support/axe.ts'
import { useBrowser } from './support/browser.ts'
import { askForLink, makeOutbox } from './support/outbox.ts'
import { sessionCookie, tiles } from './support/people.ts'
import { sentTo } from './support/preferences.ts'
import { useServer } from './support/server.ts'

const outbox = await makeOutbox()
const server = useServer({ OUTBOX_DIR: outbox.directory })
const open = useBrowser()

const refused = { allow: [/status of (403|500)/] }

const SENT = 'Check your inbox for a sign-in link'
const INVALID = 'Token is invalid or has expired'

const signInLink = (username: string) =>
  outbox.linkAfter(username, () => askForLink(server().portal, 'passwordless_login', username))

/** Opens a link, and presses its button. */
async function follow(page: Page, link: string, username: string) {
  await page.goto(link)
  await press(page, username)
}

const press = (page: Page, username: string) =>
  page.getByRole('button', { name: `Continue as ${username.replace(/^(.).*@/, '$1…@')}`, exact: true }).click()

const tokenOf = (link: string) => new URL(link).searchParams.get('passwordless_token') ?? ''

/** Asks for a link in the sign-in form that is shown. */
async function requestLink(page: Page, username: string) {
  await page.getByRole('button', { name: 'Sign in with a link' }).click()
  const form = page.getByRole('form', { name: 'Sign in with a link' })
  await form.getByLabel('Username').fill(username)
  await page.keyboard.press('Enter')
}

test('R021 R022 R023 C35 a link is asked for by name, comes by mail, and signs in like a password', async () => {
  const { username, name } = seedAccounts.regions
  const page = await open()
  await page.goto(`${server().portal}/login`)
  const link = await outbox.linkAfter(username, () => requestLink(page, username))
  await page.getByText(SENT, { exact: true }).waitFor()
  expect(link).toMatch(new RegExp(`^${server().portal}/passwordless_login\\?passwordless_token=[\\w-]{20,}$`))
  await follow(page, link, username)
  await page.waitForURL(`${server().portal}/`)
  await tiles(page).first().waitFor()
  const cookie = await sessionCookie(page)
  expect(Object.keys(cookie?.session)).toEqual(['accessToken', 'refreshToken', 'currentUserName'])
  expect(cookie?.session.currentUserName).toBe(name)
  expect(cookie?.expires).toBe(-1)
})

test('R022 C35 the token leaves the address before anything is sent, and is in no other address', async () => {
  const link = await signInLink(seedAccounts.equity.username)
  const token = tokenOf(link)
  const page = await open()
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url(), request.headers().referer ?? ''))
  const call = '**/api/passwordless_login'
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(call, async (route) => {
    await held
    await route.continue()
  })
  const asked = page.waitForRequest(call)
  await page.goto(link)
  expect(page.url()).toBe(`${server().portal}/passwordless_login`)
  await press(page, seedAccounts.equity.username)
  const request = await asked
  expect(request.method()).toBe('POST')
  expect(request.postDataJSON()).toEqual({ passwordless_token: token })
  expect(page.url()).toBe(`${server().portal}/passwordless_login`)
  await page.locator('research-sign-in button[aria-busy=true]').waitFor()
  release()
  await tiles(page).first().waitFor()
  expect(addresses.filter((address) => address.includes(token))).toEqual([link])
  const entries = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  expect(entries.filter((name) => name.includes(token))).toEqual([])
})

test('R022 C35 opening a link does not spend it, its button does, and a second use offers a new one', async () => {
  const { username } = seedAccounts.trial
  const link = await signInLink(username)
  // As scanners of mail do, in both ways that a link may be written.
  expect((await fetch(link)).status).toBe(200)
  for (const address of [link, link.replace('?', '#')]) {
    const scanner = await open()
    const sent = sentTo(scanner, 'passwordless_login')
    await scanner.goto(address)
    await scanner.getByRole('button', { name: /^Continue as / }).waitFor()
    await scanner.waitForLoadState('networkidle')
    expect(sent).toEqual([])
    expect(await sessionCookie(scanner)).toBeUndefined()
  }
  const first = await open()
  const posts = sentTo(first, 'passwordless_login')
  await follow(first, link.replace('?', '#'), username)
  await tiles(first).first().waitFor()
  expect(posts).toHaveLength(1)
  const second = await open(refused)
  await second.goto(link)
  await second.getByRole('alert').getByText(INVALID, { exact: true }).waitFor()
  expect(second.url()).toBe(`${server().portal}/passwordless_login`)
  expect(await sessionCookie(second)).toBeUndefined()
  await second.getByRole('button', { name: 'Request a new link' }).click()
  await second.getByLabel('Username').filter({ visible: true }).fill(username)
  const next = await outbox.linkAfter(username, () => second.keyboard.press('Enter'))
  await second.getByText(SENT, { exact: true }).waitFor()
  await follow(second, next, username)
  await tiles(second).first().waitFor()
})

test('R023 C35 the page that was wanted comes after the link, in its own tab and in the one that waits', async () => {
  const { username } = seedAccounts.equity
  const link = await signInLink(username)
  const page = await open()
  const wanted = '**/library?search_term=margin#here'
  await page.goto(`${server().portal}/library?search_term=margin#here`)
  await page.waitForURL('**/login')
  const other = await page.context().newPage()
  await other.goto(`${server().portal}/companies`)
  await other.waitForURL('**/login')
  // A link within the page, as a mail in the browser has none; the way back comes along.
  await page.evaluate((address) => {
    const anchor = Object.assign(document.createElement('a'), { href: address, textContent: 'The mail' })
    document.body.append(anchor)
  }, link)
  await page.getByRole('link', { name: 'The mail' }).click()
  await press(page, username)
  await page.waitForURL(wanted)
  await other.waitForURL('**/companies')
})

let unspent: Promise<string> | undefined
/** One link for all looks at it: opening it spends nothing, and an account gets only a few at a time. */
const unspentLink = () => {
  unspent ??= signInLink(seedAccounts.trial.username)
  return unspent
}

for (const [colorScheme, width] of [
  ['light', 1280],
  ['dark', 390],
] as const)
  test(`R121 signing in with a link is free of axe findings and fits, ${colorScheme}, ${width} px`, async () => {
    const viewport = { width, height: 844 }
    const page = await open({ ...refused, colorScheme, reducedMotion: 'reduce', viewport })
    const look = async (where: string) => {
      expect(await axe(page), where).toEqual([])
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow, where).toBeLessThanOrEqual(0)
    }
    await page.goto(`${server().portal}/passwordless_login`)
    await page.getByRole('button', { name: 'Sign in with a link' }).click()
    await page.getByRole('form', { name: 'Sign in with a link' }).waitFor()
    await look('request')
    await page.keyboard.press('Enter')
    await page.getByText('Please provide a username').waitFor()
    await look('request, refused')
    await page.goto(`${server().portal}/passwordless_login#passwordless_token=forged`)
    await page.getByRole('alert').getByText(INVALID).waitFor()
    await look('refused')
    await page.goto((await unspentLink()).replace('?', '#'))
    await page.getByRole('button', { name: /^Continue as / }).waitFor()
    await look('whose link it is')
  })
