import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hostileAddresses } from '../support/hostile-addresses.ts'
import { useBrowser } from './support/browser.ts'
import { fillSignIn, meddle, signIn, tiles } from './support/people.ts'
import { useSharedServer } from './support/server.ts'

const server = useSharedServer()
const open = useBrowser()

const path = (page: Page) => page.url().slice(server().portal.length)

/** Follows an address inside the portal, as a link would be. */
const goTo = (page: Page, address: string) =>
  page.evaluate((target) => {
    history.pushState(null, '', target)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, address)

test('R155 R156 R158 C45 no hostile link is followed, and no token leaves', async () => {
  const page = await open()
  await signIn(page, server().portal)
  const left: string[] = []
  page.context().on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(`${server().portal}/`) || url.includes('auth_token')) left.push(url)
  })
  for (const link of hostileAddresses) {
    await goTo(page, `/download_redirect?${new URLSearchParams({ r: link })}`)
    await page.waitForURL(`${server().portal}/`)
  }
  expect(left).toEqual([])
  expect(page.context().pages()).toHaveLength(1)
})

test('R157 R158 a spreadsheet is loaded, with a token renewed before, and the reader is at home', async () => {
  const page = await open({ allow: [/status of 401/] })
  await signIn(page, server().portal)
  await meddle(page, { accessToken: 'spent' })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .goto(`${server().portal}/download_redirect?r=/api/files/companies/2001/model.xlsx`)
      .catch(() => 'a download ends the loading'),
  ])
  expect(download.url()).toMatch(/\/api\/files\/companies\/2001\/model\.xlsx\?force_download=true&auth_token=.+/)
  const file = await readFile(await download.path())
  expect(file.subarray(0, 2).toString()).toBe('PK')
  await tiles(page).first().waitFor()
  expect(path(page)).toBe('/')
})

test('R156 R157 C45 a dataset is loaded by its name, and no request tells the token to the next', async () => {
  const page = await open()
  await signIn(page, server().portal)
  const referrers: string[] = []
  page.on('request', (request) => referrers.push(request.headers().referer ?? ''))
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .goto(`${server().portal}/datasets_redirect/coverage.xlsx?auth_token=spent`)
      .catch(() => 'a download ends the loading'),
  ])
  expect(download.url()).toMatch(/\/api\/files\/datasets\/coverage\.xlsx\?force_download=true&auth_token=(?!spent)/)
  await tiles(page).first().waitFor()
  expect(referrers.filter((address) => address.includes('auth_token'))).toEqual([])
})

test('R155 R159 a user who cannot be checked is logged out', async () => {
  const page = await open({ allow: [/status of 401/] })
  await signIn(page, server().portal)
  await meddle(page, { accessToken: 'spent', refreshToken: 'forged' })
  await page.goto(`${server().portal}/download_redirect?r=/api/files/datasets`)
  await page.waitForURL('**/landing_auth')
})

test('R030 R035 R162 a signed-out visitor signs in and comes to where a legacy path leads', async () => {
  const page = await open()
  await page.goto(`${server().portal}/dashboard.html?target_path=company_details&bm_id=CO-2001`)
  await page.waitForURL(/\/(login|landing_auth)$/)
  await fillSignIn(page)
  await page.getByRole('heading', { level: 1, name: 'Nordmark Cables' }).waitFor()
  expect(path(page)).toMatch(/^\/company_profile\/2001/)
})

test('R043 R164 C48 Datasets opens in a tab of its own', async () => {
  const page = await open()
  await signIn(page, server().portal)
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: 'Datasets' }).click(),
  ])
  await tab.waitForURL(/\/api\/files\/datasets\?auth_token=/)
  expect(path(page)).toBe('/')
})

test('R164 C48 a tab that is blocked is offered, and a press opens it', async () => {
  const page = await open()
  await signIn(page, server().portal)
  await page.addInitScript(() => {
    const real = window.open
    let blocked = true
    window.open = (...given) => {
      const result = blocked ? null : real.apply(window, given)
      blocked = false
      return result
    }
  })
  await page.goto(`${server().portal}/datasets?r=/api/files/datasets`)
  await page.waitForURL(`${server().portal}/`)
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('button', { name: 'Open Datasets' }).click(),
  ])
  await tab.waitForURL(/\/api\/files\/datasets\?auth_token=/)
  await expect.poll(() => page.getByRole('button', { name: 'Open Datasets' }).count()).toBe(0)
})

test('R160 R161 R162 R163 legacy paths lead to what they stood for', async () => {
  const page = await open()
  await signIn(page, server().portal)
  const [tile] = await tiles(page).locator('.r-tile__link').all()
  const document = new URL((await tile?.getAttribute('href')) ?? '', server().portal).pathname
  const reference = document.replace('/document/', '')
  await page.goto(`${server().portal}/report-page.html?id=${reference}`)
  await page.waitForURL(`**${document}`)
  await page.goto(`${server().portal}/dashboard.html?target_path=sales_commentary_details&id=${reference}`)
  await page.waitForURL(`**${document}`)
  await page.locator('research-document h1').waitFor()
  for (const legacy of ['/report-page.html', '/dashboard.html?target_path=market_details', '/download_redirect']) {
    await page.goto(server().portal + legacy)
    await page.waitForURL(`${server().portal}/`)
  }
})
