import { decodeJwt } from 'jose'
import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useBrowser } from './support/browser.ts'
import { meddle, searchBox, sessionCookie, settled, signIn, tiles } from './support/people.ts'
import { useServer } from './support/server.ts'

// As in the container.
const server = useServer({ FILE_TOKENS_ONLY: 'true' })
const open = useBrowser()

/** Every address that the tabs of a visit ask for, stand at, come from or link to, and every access token of the visit. */
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

/** The addresses that stand on a page, in shadow roots as well, and in its history. */
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

test('R043 R151 C45 of a signed-in tour no address holds an access token, and every link works without one', async () => {
  // Three of the redirects lead to what is no file, which the API answers with 422 and no token.
  const page = await open({ allow: [/status of 401/, /status of 422 .*\/api\/file_token\)$/] })
  const context = page.context()
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

  await signIn(page, server().portal)
  await note()
  await searchBox(page).fill('margin')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/?*margin*')
  await settled(page)
  await page.goto(`${server().portal}/`)
  const download = tiles(page)
    .getByRole('button', { name: /^Download/ })
    .first()
  await download.waitFor()
  await file('/api/files/documents/', () => download.click())
  await page.locator('research-feed a.r-tile__link').first().click()
  await page.locator('research-document h1').waitFor()
  await note()

  // A renewed token is one more that must not be seen.
  await meddle(page, { accessToken: 'spent' })
  await page.goto(`${server().portal}/company_profile/2001`)
  await page.getByRole('heading', { level: 1, name: 'Nordmark Cables' }).waitFor()
  await note()
  await page.goto(`${server().portal}/events/upcoming`)
  const invitation = page.getByRole('link', { name: /^Invitation/ }).first()
  await invitation.waitFor()
  await file('/api/files/roadshows/', () => invitation.click())
  await page.goto(`${server().portal}/media/replay-17/17`)
  await page.getByRole('button', { name: /^Play/ }).first().waitFor()
  await note()

  const [tab] = await Promise.all([context.waitForEvent('page'), page.getByRole('link', { name: 'Datasets' }).click()])
  await tab.waitForURL(/\/api\/files\/datasets\?auth_token=/)
  for (const address of await addressesOn(tab)) addresses.add(address)
  await Promise.all([tab.waitForEvent('download'), tab.getByRole('link').first().click()])
  for (const path of ['/datasets_redirect/coverage.xlsx', '/download_redirect?r=/api/files/companies/2001/model.xlsx'])
    await Promise.all([
      page.waitForEvent('download'),
      page.goto(server().portal + path).catch(() => 'a download ends the loading'),
    ])
  for (const path of [
    '/download_redirect?r=/companies',
    '/datasets?r=/library',
    '/download_redirect?r=/api/current_user',
  ]) {
    await page.goto(server().portal + path).catch(() => 'the redirect leaves the page')
    await page.waitForLoadState('networkidle')
    await note()
  }

  const cookie = await sessionCookie(page)
  tokens.add(String(cookie?.session.accessToken))
  tokens.add(String(cookie?.session.refreshToken))
  tokens.delete('spent')
  expect(tokens.size).toBeGreaterThanOrEqual(3)
  const all = [...addresses]
  expect(all.filter((address) => [...tokens].some((token) => address.includes(token)))).toEqual([])
  const kinds = new Set(all.flatMap(tokensIn).map(kindOf))
  expect([...kinds].sort()).toEqual(['file', 'listed file'])
  // The tour had files, and addresses of pages of the portal's own with a token.
  expect(all.filter((address) => /\/datasets_redirect\?auth_token=eyJ/.test(address)).length).toBeGreaterThan(0)
  expect(files.filter(([, status]) => status >= 400)).toEqual([])
  expect(new Set(files.map(([address]) => new URL(address).pathname.split('/')[3])).size).toBeGreaterThanOrEqual(4)
})
