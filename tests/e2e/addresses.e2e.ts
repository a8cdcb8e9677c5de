import { type BrowserContext, expect, type Page } from '@playwright/test'
import { decodeJwt } from 'jose'
import { feedIsReady, openDashboard, searchBox, titles } from './support/feed.ts'
import { changeSession, sessionCookie } from './support/session.ts'
import { test } from './support/test.ts'

/** Collects every address that the tabs of a visit request, show or come from, and every access token of the visit. */
function watch(context: BrowserContext) {
  const addresses = new Set<string>()
  const tokens = new Set<string>()
  context.on('request', (request) => {
    addresses.add(request.url())
    addresses.add(request.headers().referer ?? '')
    const [, token] = /^Bearer (.+)$/.exec(request.headers().authorization ?? '') ?? []
    if (token) tokens.add(token)
  })
  const follow = (page: Page) =>
    page.on('framenavigated', async (frame) => {
      addresses.add(frame.url())
    })
  context.pages().forEach(follow)
  context.on('page', follow)
  return { addresses, tokens }
}

/** The addresses on a page, in shadow roots too, and in its history. */
const addressesOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const within = (root: Document | ShadowRoot): string[] =>
      [...root.querySelectorAll('*')].flatMap((element) => [
        ...['href', 'src', 'action', 'poster', 'data'].map((name) => element.getAttribute(name) ?? ''),
        ...(element.shadowRoot ? within(element.shadowRoot) : []),
      ])
    return [location.href, document.referrer, JSON.stringify(history.state), ...within(document)]
  })

const kindOf = (token: string): unknown => {
  try {
    return decodeJwt(token).aud
  } catch {
    return undefined
  }
}

/** What looks like a signed token in an address. */
const tokensIn = (address: string): string[] => decodeURIComponent(address).match(/eyJ[\w-]+\.[\w-]+\.[\w-]+/g) ?? []

test('R043 R151 C45 during a signed-in tour no address holds an access token, and every link works without one', async ({
  page,
  context,
  allow,
}) => {
  // Three of the redirects lead to addresses that are no files, which the API answers with 422 and no token.
  allow(/status of 401|status of 422 .*\/api\/file_token\)$/)
  const { addresses, tokens } = watch(context)
  const note = async () => {
    for (const address of await addressesOn(page)) addresses.add(address)
  }
  const files: [string, number][] = []
  context.on('response', (response) => {
    if (new URL(response.url()).pathname.startsWith('/api/files/')) files.push([response.url(), response.status()])
  })
  /** Follows what leads to a file, and waits for the file's answer. */
  const file = async (path: string, act: () => Promise<unknown>) => {
    await Promise.all([context.waitForEvent('response', (response) => response.url().includes(path)), act()])
    await note()
  }

  await openDashboard(page)
  await note()
  await searchBox(page).fill('margin')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/margin/)
  await feedIsReady(page)
  await page.goto('/')
  const download = page.locator('research-feed').getByRole('button', { name: /^Download/ })
  await file('/api/files/documents/', () => download.first().click())
  await titles(page).first().click()
  await expect(page.locator('research-document h1')).toBeVisible()
  await note()

  // A renewed token must not appear either.
  await changeSession(context, { accessToken: 'spent' })
  await page.goto('/company_profile/2001')
  await expect(page.getByRole('heading', { level: 1, name: 'Nordmark Cables' })).toBeVisible()
  await note()
  await page.goto('/events/upcoming')
  await file('/api/files/roadshows/', () =>
    page
      .getByRole('link', { name: /^Invitation/ })
      .first()
      .click(),
  )
  await page.goto('/media/replay-17/17')
  await expect(page.locator('video[src]')).toBeVisible()
  await note()

  const [tab] = await Promise.all([context.waitForEvent('page'), page.getByRole('link', { name: 'Datasets' }).click()])
  await expect(tab.getByRole('heading', { level: 1, name: 'Datasets' })).toBeVisible()
  await expect(tab).toHaveURL('/datasets_redirect')
  for (const address of await addressesOn(tab)) addresses.add(address)
  await Promise.all([tab.waitForEvent('download'), tab.getByRole('link', { name: 'Coverage list, CSV' }).click()])
  for (const path of ['/datasets_redirect/coverage.xlsx', '/download_redirect?r=/api/files/companies/2001/model.xlsx'])
    await Promise.all([page.waitForEvent('download'), page.goto(path).catch(() => 'a download ends the loading')])
  for (const path of [
    '/download_redirect?r=/companies',
    '/datasets?r=/library',
    '/download_redirect?r=/api/current_user',
  ]) {
    await page.goto(path).catch(() => 'the redirect leaves the page')
    await page.waitForLoadState('networkidle')
    await note()
  }

  const cookie = await sessionCookie(context)
  tokens.add(String(cookie?.session.accessToken))
  tokens.add(String(cookie?.session.refreshToken))
  tokens.delete('spent')
  expect(tokens.size).toBeGreaterThanOrEqual(3)
  const all = [...addresses]
  expect(all.filter((address) => [...tokens].some((token) => address.includes(token)))).toEqual([])
  const kinds = new Set(all.flatMap(tokensIn).map(kindOf))
  expect([...kinds].sort()).toEqual(['file', 'listed file'])
  // The tour had files, and addresses of the portal's own pages with a token.
  expect(all.filter((address) => /\/datasets_redirect\?auth_token=eyJ/.test(address))).not.toEqual([])
  expect(files.filter(([, status]) => status >= 400)).toEqual([])
  expect(new Set(files.map(([address]) => new URL(address).pathname.split('/')[3])).size).toBeGreaterThanOrEqual(4)
})
