import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { openDashboard, tiles, titles } from './support/feed.ts'
import { changeSession, fillSignIn } from './support/session.ts'
import { test } from './support/test.ts'

/** One of each kind; `tests/unit` has all. */
const hostileAddresses = [
  'https://evil.example/',
  '//evil.example/f.pdf',
  '/\\evil.example/f.pdf',
  'https://api.example@evil.example/f.pdf',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
]

test('R155 R156 R158 C45 no hostile link is followed, and no token leaves', async ({ page, context, server }) => {
  await openDashboard(page)
  const left: string[] = []
  context.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(`${server.portal}/`) || url.includes('auth_token')) left.push(url)
  })
  for (const link of hostileAddresses) {
    // As a link within the portal would lead there.
    await page.evaluate(
      (target) => {
        history.pushState(null, '', target)
        dispatchEvent(new PopStateEvent('popstate', { state: null }))
      },
      `/download_redirect?${new URLSearchParams({ r: link })}`,
    )
    await expect(page).toHaveURL('/')
  }
  expect(left).toEqual([])
  expect(context.pages()).toHaveLength(1)
})

test('R156 R157 R158 C45 files of redirects are loaded with a fresh token that no request passes on', async ({
  page,
  context,
  allow,
}) => {
  allow(/status of 401/)
  const referrers: string[] = []
  page.on('request', (request) => referrers.push(request.headers().referer ?? ''))
  await page.goto('/companies')
  await changeSession(context, { accessToken: 'spent' })
  for (const [path, address] of [
    [
      '/download_redirect?r=/api/files/companies/2001/model.xlsx',
      /\/companies\/2001\/model\.xlsx\?force_download=true&auth_token=.+/,
    ],
    [
      '/datasets_redirect/coverage.xlsx?auth_token=spent',
      /\/datasets\/coverage\.xlsx\?force_download=true&auth_token=(?!spent)/,
    ],
  ] as const) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.goto(path).catch(() => 'a download ends the loading'),
    ])
    expect(download.url()).toMatch(address)
    expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK')
    await expect(page).toHaveURL('/')
    await expect(tiles(page).first()).toBeVisible()
  }
  expect(referrers.filter((address) => address.includes('auth_token'))).toEqual([])
})

test('R155 R159 R111 a user who cannot be checked is logged out', async ({ page, context, allow }) => {
  allow(/status of 401/)
  await page.goto('/companies')
  await changeSession(context, { accessToken: 'spent', refreshToken: 'forged' })
  await page.goto('/download_redirect?r=/api/files/datasets')
  await expect(page).toHaveURL('/landing_auth')
})

test('R043 R164 C48 Datasets opens in a tab of its own; one that is blocked is offered, and a press opens it', async ({
  page,
  context,
}) => {
  const showsDatasets = async (tab: Page) => {
    await expect(tab.getByRole('heading', { level: 1, name: 'Datasets' })).toBeVisible()
    // The page takes the token out of its address.
    await expect(tab).toHaveURL('/datasets_redirect')
  }
  await openDashboard(page)
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Datasets' }).click()
  await showsDatasets(await opened)
  await expect(page).toHaveURL('/')

  await page.addInitScript(() => {
    const real = window.open
    let blocked = true
    window.open = (...given) => {
      const result = blocked ? null : real.apply(window, given)
      blocked = false
      return result
    }
  })
  await page.goto('/datasets?r=/api/files/datasets')
  await expect(page).toHaveURL('/')
  const offer = page.getByRole('button', { name: 'Open Datasets' })
  const pressed = context.waitForEvent('page')
  await offer.click()
  await showsDatasets(await pressed)
  await expect(offer).toHaveCount(0)
})

test('R160 R161 R162 R163 legacy paths lead to what they stood for', async ({ page }) => {
  await openDashboard(page)
  const document = new URL((await titles(page).first().getAttribute('href')) ?? '', page.url()).pathname
  const reference = document.replace('/document/', '')
  await page.goto(`/report-page.html?id=${reference}`)
  await expect(page).toHaveURL(document)
  await page.goto(`/dashboard.html?target_path=sales_commentary_details&id=${reference}`)
  await expect(page).toHaveURL(document)
  await expect(page.locator('research-document h1')).toBeVisible()
  for (const legacy of ['/report-page.html', '/dashboard.html?target_path=market_details', '/download_redirect']) {
    await page.goto(legacy)
    await expect(page).toHaveURL('/')
  }
})

test.describe('visitors', () => {
  test.use({ account: 'nobody' })

  test('R030 R035 R162 a visitor signs in and comes to where a legacy path leads', async ({ page }) => {
    await page.goto('/dashboard.html?target_path=company_details&bm_id=CO-2001')
    await expect(page).toHaveURL(/\/(login|landing_auth)$/)
    await fillSignIn(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Nordmark Cables' })).toBeVisible()
    await expect(page).toHaveURL(/\/company_profile\/2001/)
  })
})
