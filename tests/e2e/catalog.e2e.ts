import { expect, type Page } from '@playwright/test'
import { seedAccounts } from '#demo/data/accounts.ts'
import { widgets } from '#widgets/all-specs.ts'
import { axe } from './support/axe.ts'
import { builder, preview, showsData, snippetsOf } from './support/catalog.ts'
import { sidewaysBy } from './support/layout.ts'
import { fillSignIn } from './support/session.ts'
import { test } from './support/test.ts'

const tiles = (page: Page) => preview(page).locator('research-feed article')

test('embedding 23: from the overview to an element and back, each with its title, by keyboard and after a reload', async ({
  page,
}) => {
  await page.goto('/widgets')
  await expect(page).toHaveURL('/widgets/')
  await expect(page).toHaveTitle('Overview – Research elements')
  for (const {
    spec: { tag },
  } of widgets)
    await expect(page.getByRole('link', { name: `<${tag}>`, exact: true })).toBeVisible()
  await page.getByRole('link', { name: '<research-companies>' }).press('Enter')
  await expect(page).toHaveURL('/widgets/elements/companies')
  await expect(page.getByRole('heading', { level: 1, name: '<research-companies>' })).toBeVisible()
  await expect(page.locator('#content')).toBeFocused()
  await page.reload()
  await expect(page).toHaveTitle('<research-companies> – Research elements')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Research elements' })).toBeVisible()
  await page.goto('/widgets/elements/nothing')
  await expect(page.getByRole('heading', { level: 1, name: 'There is no such page' })).toBeVisible()
})

for (const path of ['', 'install', 'frameworks', 'theming', 'doctor', 'elements/feed', 'elements/preferences'])
  test(`embedding 14: /widgets/${path} is accessible and fits, in light and dark, at 1440 and 390 px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`/widgets/${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    const [, name] = path.split('/')
    if (name) await showsData(preview(page), `research-${name}`)
    expect.soft(await axe(page), 'light at 1440').toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect.soft(await axe(page, 'contrast'), 'dark at 1440').toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    expect.soft(await axe(page), 'dark at 390').toEqual([])
    expect.soft(await sidewaysBy(page)).toBe(0)
  })

test('embedding 2, 11: elements work on a strict, a trusted and a hostile host page', async ({ page }) => {
  for (const [host, name] of [
    ['strict', 'events'],
    ['trusted', 'document'],
    ['hostile', 'feed'],
  ]) {
    await page.goto(`/widgets/elements/${name}?host=${host}`)
    await showsData(preview(page), `research-${name}`)
  }
})

test('embedding 23: controls change the preview at once, stand in the address, and are reset', async ({ page }) => {
  await page.goto('/widgets/elements/feed')
  const feed = preview(page).locator('research-feed')
  await expect(tiles(page)).toHaveCount(5)
  await page.getByRole('spinbutton', { name: 'page-size' }).fill('3')
  await expect(tiles(page)).toHaveCount(3)
  await page.getByRole('switch', { name: 'hide-search' }).check()
  await expect(feed.getByRole('combobox')).toHaveCount(0)
  await page.getByRole('combobox', { name: 'theme' }).selectOption('dark')
  await expect(feed).toHaveAttribute('theme', 'dark')
  await page.getByRole('spinbutton', { name: 'page-size' }).fill('1000')
  await expect(page.getByText('A whole number from 1 to 100.')).toBeVisible()
  await expect(feed).toHaveAttribute('page-size', '3')
  await expect(page).toHaveURL('/widgets/elements/feed?page-size=3&hide-search=&theme=dark')
  await page.reload()
  await expect(tiles(page)).toHaveCount(3)
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(tiles(page)).toHaveCount(5)
  await expect(feed).not.toHaveAttribute('hide-search')
})

test('embedding 24: the page around the preview speaks German, and a script from right to left', async ({ page }) => {
  await page.goto('/widgets/elements/feed')
  await page.getByRole('combobox', { name: 'Language' }).selectOption('de')
  await expect(preview(page).getByRole('button', { name: 'Mehr laden' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Language' }).selectOption('pseudo')
  await expect(preview(page).locator('html[dir=rtl]')).toBeAttached()
  await expect(
    preview(page)
      .getByRole('button', { name: /^[\u0600-\u06ff ]+$/ })
      .first(),
  ).toBeVisible()
})

test('embedding 16: events of the preview are logged, the newest first, and it stays where it is', async ({ page }) => {
  await page.goto('/widgets/elements/feed')
  await tiles(page).getByRole('link').first().click()
  const entries = page.getByRole('region', { name: 'Event log' }).getByRole('listitem')
  await expect(entries).toHaveText([
    /research-navigate[\s\S]*"href"[\s\S]*cancelled by this preview/,
    /research-open-document[\s\S]*"reference"[\s\S]*cancelable/,
  ])
  await expect(tiles(page).first()).toBeVisible()
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(entries).toHaveCount(0)
})

test('embedding 22: a token is seen in the preview at once, and two themes stand on one page', async ({ page }) => {
  await page.goto('/widgets/theming')
  const link = tiles(page).getByRole('link').first()
  await expect(link).toBeVisible()
  await page.getByRole('textbox', { name: 'text', exact: true }).fill('rgb(1, 2, 3)')
  await expect(link).toHaveCSS('color', 'rgb(1, 2, 3)')
  await expect(page.getByRole('region', { name: 'Style sheet', exact: true })).toContainText(
    '--research-text: rgb(1, 2, 3);',
  )
  const grounds = page.locator('.c-themes research-event-cards .r-root')
  await expect(grounds).toHaveCount(2)
  await expect(grounds.first()).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(grounds.last()).toHaveCSS('background-color', 'rgb(20, 23, 26)')
})

test('embedding 23: a snippet is copied as it is shown', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/widgets/elements/sign-in')
  await builder(page).getByRole('combobox', { name: 'Version' }).selectOption('pinned')
  await page.getByRole('button', { name: 'Copy In the head' }).click()
  await expect(page.getByText('In the head copied')).toBeAttached()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe((await snippetsOf(page)).head)
})

test.describe('visitors', () => {
  test.use({ account: 'nobody' })

  test('embedding 2, 23: every element shows its samples, also under a strict policy', async ({ page }) => {
    for (const { spec } of widgets) {
      await page.goto(`/widgets/elements/${spec.tag.replace('research-', '')}?host=strict`)
      await showsData(preview(page), spec.tag)
      await expect(preview(page).getByText(/^Sign in to /)).toHaveCount(0)
    }
  })

  const samples = (page: Page) => page.getByRole('button', { name: 'Sign in for your own' })

  test('embedding 23: signed out, a preview works with sample data; signed in, with one’s own', async ({ page }) => {
    const calls: string[] = []
    page.on('request', (request) => new URL(request.url()).pathname.startsWith('/api/') && calls.push(request.url()))
    await page.goto('/widgets/elements/feed')
    await expect(tiles(page)).toHaveCount(5)
    await preview(page).getByRole('button', { name: 'Load More' }).click()
    await expect(tiles(page)).toHaveCount(10)
    await preview(page).getByRole('combobox').fill('Åkerby')
    await preview(page).getByRole('combobox').press('Enter')
    await expect(tiles(page).first()).toContainText('Åkerby')
    await expect(tiles(page).getByRole('link', { name: 'Grünbach Cement', exact: true })).toHaveCount(0)
    expect(calls).toEqual([])

    await samples(page).click()
    await fillSignIn(page)
    await expect(page.getByRole('button', { name: seedAccounts.full.name })).toBeVisible()
    await expect(samples(page)).toHaveCount(0)
    await expect(tiles(page).first()).toBeVisible()
    expect(calls.filter((url) => url.includes('/api/research_documents'))).not.toEqual([])

    await page.getByRole('region', { name: 'Account' }).getByRole('button', { name: 'Sign out' }).click()
    await expect(samples(page)).toBeVisible()
    await expect(tiles(page)).toHaveCount(5)
  })

  test('embedding 23: a preview alone shows sample data, and follows a sign-in in another tab', async ({
    page,
    context,
  }) => {
    await page.goto('/widgets/preview?element=research-feed&page-size=3')
    await expect(page.locator('research-feed article')).toHaveCount(3)
    const link = page.getByRole('link', { name: 'Sign in for your own' })
    await expect(link).toHaveAttribute('href', '/widgets/elements/feed?page-size=3#account')
    const other = await context.newPage()
    await other.goto('/widgets/elements/feed?page-size=3#account')
    await fillSignIn(other)
    await expect(other.getByRole('button', { name: seedAccounts.full.name })).toBeVisible()
    await expect(link).toHaveCount(0)
    await expect(page.locator('research-feed article')).toHaveCount(3)
  })

  test('embedding 23: a preview refuses what no spec knows, and nothing of its address is markup', async ({ page }) => {
    const refusals = {
      'element=script': 'There is no element “script”.',
      'element=<img src=x onerror=alert(1)>': 'There is no element “<img src=x onerror=alert(1)>”.',
      'element=research-feed&onclick=alert(1)&style=x': '<research-feed> does not take: onclick, style.',
      'element=research-feed&page-size=many': '<research-feed> does not take: page-size.',
    }
    for (const [query, words] of Object.entries(refusals)) {
      await page.goto(`/widgets/preview?${encodeURI(query)}`)
      await expect(page.getByRole('alert')).toHaveText(words)
      await expect(page.locator('#stage > :not(p), #stage p *')).toHaveCount(0)
    }
  })

  test('embedding 23: the doctor names the faults of a faulty page', async ({ page, allow }) => {
    allow(/Content Security Policy|research-portal/)
    await page.goto('/widgets/doctor')
    await page.getByRole('button', { name: 'Examine it' }).click()
    const report = page.frameLocator('iframe').locator('research-doctor')
    for (const code of ['csp-connect-src', 'unknown-tag', 'unknown-attribute'])
      await expect(report.getByText(code).first()).toBeVisible()
  })
})
