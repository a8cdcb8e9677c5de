import { expect, type Page } from '@playwright/test'
import { seedAccounts } from '#demo/data/accounts.ts'
import { axe } from './support/axe.ts'
import { tiles } from './support/feed.ts'
import { sidewaysBy } from './support/layout.ts'
import { linkAfter, linkFor } from './support/outbox.ts'
import { sentTo } from './support/preferences.ts'
import { sessionCookie } from './support/session.ts'
import { test } from './support/test.ts'

test.use({ serverName: 'own', account: 'nobody' })

const SENT = 'Check your inbox for a sign-in link'
const INVALID = 'Token is invalid or has expired'

/** The button that a link leads to: opening the link does not sign in. */
const button = (page: Page, username: string) =>
  page.getByRole('button', { name: `Continue as ${username.replace(/^(.).*@/, '$1…@')}`, exact: true })

test('R021 R022 R023 C35 a link is requested by name, comes by mail, and signs in like a password', async ({
  page,
  context,
  server,
}) => {
  const { username, name } = seedAccounts.regions
  await page.goto('/login')
  const link = await linkAfter(server, username, async () => {
    await page.getByRole('button', { name: 'Sign in with a link' }).click()
    await page.getByRole('form', { name: 'Sign in with a link' }).getByLabel('Username').fill(username)
    await page.keyboard.press('Enter')
  })
  await expect(page.getByText(SENT, { exact: true })).toBeVisible()
  expect(link).toMatch(new RegExp(`^${server.portal}/passwordless_login\\?passwordless_token=[\\w-]{20,}$`))
  await page.goto(link)
  await button(page, username).click()
  await expect(page).toHaveURL('/')
  await expect(tiles(page).first()).toBeVisible()
  const cookie = await sessionCookie(context)
  expect(Object.keys(cookie?.session ?? {})).toEqual(['accessToken', 'refreshToken', 'currentUserName'])
  expect(cookie).toMatchObject({ session: { currentUserName: name }, expires: -1 })
})

test('R022 C35 the token leaves the address before anything is sent, and is in no other address', async ({
  page,
  server,
}) => {
  const { username } = seedAccounts.equity
  const link = await linkFor(server, 'passwordless_login', username)
  const token = new URL(link).searchParams.get('passwordless_token') ?? ''
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
  const request = page.waitForRequest(call)
  await page.goto(link)
  await expect(page).toHaveURL('/passwordless_login')
  await button(page, username).click()
  expect((await request).method()).toBe('POST')
  expect((await request).postDataJSON()).toEqual({ passwordless_token: token })
  await expect(page.locator('research-sign-in button[aria-busy=true]')).toBeVisible()
  await expect(page).toHaveURL('/passwordless_login')
  release()
  await expect(tiles(page).first()).toBeVisible()
  expect(addresses.filter((address) => address.includes(token))).toEqual([link])
  const entries = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  expect(entries.filter((name) => name.includes(token))).toEqual([])
})

test('R022 R121 C35 opening a link does not spend it, its button does, and a second use offers a new one', async ({
  page,
  openOther,
  allow,
  server,
}) => {
  const { username } = seedAccounts.trial
  const link = await linkFor(server, 'passwordless_login', username)
  // As scanners of mail do, in both ways that a link may be written.
  expect((await fetch(link)).status).toBe(200)
  for (const address of [link, link.replace('?', '#')]) {
    const scanner = await openOther()
    const sent = sentTo(scanner, 'passwordless_login')
    await scanner.goto(address)
    await expect(button(scanner, username)).toBeVisible()
    await scanner.waitForLoadState('networkidle')
    expect(sent).toEqual([])
    expect(await sessionCookie(scanner.context())).toBeUndefined()
  }
  const sent = sentTo(page, 'passwordless_login')
  await page.goto(link.replace('?', '#'))
  await button(page, username).click()
  await expect(tiles(page).first()).toBeVisible()
  expect(sent).toHaveLength(1)

  allow(/status of 403/)
  const second = await openOther()
  await second.goto(link)
  await expect(second.getByRole('alert').getByText(INVALID, { exact: true })).toBeVisible()
  await expect(second).toHaveURL(`${server.portal}/passwordless_login`)
  expect(await axe(second)).toEqual([])
  expect(await sessionCookie(second.context())).toBeUndefined()
  await second.getByRole('button', { name: 'Request a new link' }).click()
  await second.getByLabel('Username').filter({ visible: true }).fill(username)
  const next = await linkAfter(server, username, () => second.keyboard.press('Enter'))
  await expect(second.getByText(SENT, { exact: true })).toBeVisible()
  await second.goto(next)
  await expect(button(second, username)).toBeVisible()
  for (const width of [1280, 390]) {
    await second.setViewportSize({ width, height: 844 })
    expect(await axe(second), `${width} px`).toEqual([])
    expect(await sidewaysBy(second)).toBe(0)
  }
  await button(second, username).click()
  await expect(tiles(second).first()).toBeVisible()
})

test('R023 C35 the wanted page comes after the link, in its own tab and in the one that waits', async ({
  page,
  context,
  server,
}) => {
  const { username } = seedAccounts.equity
  const link = await linkFor(server, 'passwordless_login', username)
  await page.goto('/library?search_term=margin#here')
  await expect(page).toHaveURL('/login')
  const other = await context.newPage()
  await other.goto('/companies')
  await expect(other).toHaveURL('/login')
  // A link within the page keeps the history of the tab, as no mail does.
  await page.evaluate((address) => {
    const anchor = Object.assign(document.createElement('a'), { href: address, textContent: 'The mail' })
    document.body.append(anchor)
  }, link)
  await page.getByRole('link', { name: 'The mail' }).click()
  await button(page, username).click()
  await expect(page).toHaveURL('/library?search_term=margin#here')
  await expect(other).toHaveURL('/companies')
})
