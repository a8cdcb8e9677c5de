import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { elements } from '#demo/catalog/lib/model.ts'
import { axe } from './support/axe.ts'
import { useBrowser } from './support/browser.ts'
import { builder, preview, showsData, snippetsOf } from './support/catalog.ts'
import { fillSignIn, fullAccount, startSession } from './support/people.ts'
import { useSharedServer } from './support/server.ts'

const server = useSharedServer()
const open = useBrowser()

const at = (path = '') => `${server().portal}/widgets/${path}`
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
const guides = ['', 'install', 'frameworks', 'theming', 'doctor']

/** Every page, as a signed-in reader finds it. */
const signedIn = async (options?: Parameters<typeof open>[0]) => {
  const page = await open(options)
  await startSession(page, server().portal)
  return page
}

test('embedding 23: from the overview to an element and back, each with its title, by keyboard and after a reload', async () => {
  const page = await open()
  await page.goto(at().slice(0, -1))
  expect(page.url()).toBe(at())
  expect(await page.title()).toBe('Overview – Research elements')
  for (const { tag } of elements) await page.getByRole('link', { name: `<${tag}>`, exact: true }).waitFor()
  await page.getByRole('link', { name: '<research-companies>' }).press('Enter')
  await page.waitForURL(at('elements/companies'))
  await page.getByRole('heading', { level: 1, name: '<research-companies>' }).waitFor()
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('content')
  await page.reload()
  expect(await page.title()).toBe('<research-companies> – Research elements')
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Research elements' }).waitFor()
  await page.goto(at('elements/nothing'))
  await page.getByRole('heading', { level: 1, name: 'There is no such page' }).waitFor()
})

for (const scheme of ['light', 'dark'] as const)
  test(`embedding 14: axe finds nothing on the guides in ${scheme} at 1440 and 390 px, and nothing overflows`, async () => {
    const page = await signedIn({ colorScheme: scheme, viewport: { width: 1440, height: 900 } })
    for (const path of guides) {
      await page.goto(at(path))
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.waitForLoadState('networkidle')
      expect(await axe(page), path).toEqual([])
      await page.setViewportSize({ width: 390, height: 844 })
      expect(await axe(page), `${path} at 390`).toEqual([])
      expect(await overflow(page), path).toBe(0)
      await page.setViewportSize({ width: 1440, height: 900 })
    }
  })

/** One of each kind; `snippets.e2e.ts` shows every element at work. */
const kinds = ['feed', 'company-profile', 'preferences', 'notices']

test.each(kinds)('embedding 23: the page of the %s element shows it at work with data', async (name) => {
  const page = await signedIn({ viewport: { width: 1440, height: 900 } })
  await page.goto(at(`elements/${name}`))
  await showsData(page, `research-${name}`)
  expect(await axe(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await overflow(page)).toBe(0)
  expect(await axe(page)).toEqual([])
})

test.each(['strict', 'trusted', 'hostile'])('embedding 2, 11: elements work on the %s host page', async (host) => {
  const page = await signedIn()
  for (const name of ['feed', 'events', 'document']) {
    await page.goto(at(`elements/${name}?host=${host}`))
    await showsData(page, `research-${name}`)
  }
})

test('embedding 23: controls change the preview at once, stand in the address, and are reset', async () => {
  const page = await signedIn()
  await page.goto(at('elements/feed'))
  const feed = preview(page).locator('research-feed')
  await expect.poll(() => feed.locator('article').count()).toBe(5)
  await page.getByRole('spinbutton', { name: 'page-size' }).fill('3')
  await expect.poll(() => feed.locator('article').count()).toBe(3)
  await page.getByRole('switch', { name: 'hide-search' }).check()
  await expect.poll(() => feed.getByRole('combobox').count()).toBe(0)
  await page.getByRole('combobox', { name: 'theme' }).selectOption('dark')
  await expect.poll(() => feed.getAttribute('theme')).toBe('dark')
  await page.getByRole('spinbutton', { name: 'page-size' }).fill('1000')
  await page.getByText('A whole number from 1 to 100.').waitFor()
  expect(await feed.getAttribute('page-size')).toBe('3')
  expect(new URL(page.url()).search).toBe('?page-size=3&hide-search=&theme=dark')
  await page.reload()
  await expect.poll(() => feed.locator('article').count()).toBe(3)
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect.poll(() => feed.locator('article').count()).toBe(5)
  expect(await feed.getAttribute('hide-search')).toBe(null)
})

test('embedding 24: the page around the preview speaks German, and a script from right to left', async () => {
  const page = await signedIn()
  await page.goto(at('elements/feed'))
  await page.getByRole('combobox', { name: 'Language' }).selectOption('de')
  await preview(page).getByRole('button', { name: 'Mehr laden' }).waitFor()
  await page.getByRole('combobox', { name: 'Language' }).selectOption('pseudo')
  await preview(page).locator('html[dir=rtl]').waitFor()
  await preview(page)
    .getByRole('button', { name: /^[\u0600-\u06ff ]+$/ })
    .first()
    .waitFor()
})

test('embedding 16: events of the preview are told, the newest first, and it stays where it is', async () => {
  const page = await signedIn()
  await page.goto(at('elements/feed'))
  await preview(page).locator('research-feed article a').first().click()
  const entries = page.getByRole('region', { name: 'Event log' }).getByRole('listitem')
  await expect.poll(() => entries.count()).toBe(2)
  expect(await entries.nth(0).innerText()).toMatch(/research-navigate[\s\S]*"href"[\s\S]*cancelled by this preview/)
  expect(await entries.nth(1).innerText()).toMatch(/research-open-document[\s\S]*"reference"[\s\S]*cancelable/)
  await tilesStay(page)
  await page.getByRole('button', { name: 'Clear' }).click()
  expect(await entries.count()).toBe(0)
})

const tilesStay = (page: Page) => preview(page).locator('research-feed article').first().waitFor()

test('embedding 1: signing in at the head of the page signs in the preview too', async () => {
  const page = await open()
  await page.goto(at('elements/feed'))
  await preview(page).getByText('Sign in to read research.').waitFor()
  await page.getByRole('button', { name: 'Sign in' }).first().click()
  await fillSignIn(page)
  await page.getByRole('button', { name: fullAccount().name }).waitFor()
  await tilesStay(page)
})

test('embedding 23: a preview refuses what no spec knows, and nothing of its address is markup', async () => {
  const page = await open()
  const refusals = {
    'element=script': 'There is no element “script”.',
    'element=<img src=x onerror=alert(1)>': 'There is no element “<img src=x onerror=alert(1)>”.',
    'element=research-feed&onclick=alert(1)&style=x': '<research-feed> does not take: onclick, style.',
    'element=research-feed&page-size=many': '<research-feed> does not take: page-size.',
  }
  for (const [query, words] of Object.entries(refusals)) {
    await page.goto(at(`preview?${encodeURI(query)}`))
    expect(await page.getByRole('alert').innerText()).toBe(words)
    expect(await page.locator('#stage > :not(p), #stage p *').count()).toBe(0)
  }
})

test('embedding 22: a token is seen in the preview at once, and two themes stand on one page', async () => {
  const page = await signedIn()
  await page.goto(at('theming'))
  const link = preview(page).locator('research-feed article a').first()
  await link.waitFor()
  await page.getByRole('textbox', { name: 'text', exact: true }).fill('rgb(1, 2, 3)')
  await expect.poll(() => link.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(1, 2, 3)')
  expect(await page.getByRole('region', { name: 'Style sheet', exact: true }).innerText()).toContain(
    '--research-text: rgb(1, 2, 3);',
  )
  const grounds = page.locator('.c-themes research-event-cards .r-root')
  await expect.poll(() => grounds.count()).toBe(2)
  const colours = await grounds.evaluateAll((roots) => roots.map((root) => getComputedStyle(root).backgroundColor))
  expect(colours).toEqual(['rgb(255, 255, 255)', 'rgb(20, 23, 26)'])
})

test('embedding 23: the doctor names what is wrong with a page made to be wrong', async () => {
  const page = await open({ allow: [/Content Security Policy|research-portal/] })
  await page.goto(at('doctor'))
  await page.getByRole('button', { name: 'Examine it' }).click()
  const report = page.frameLocator('iframe').locator('research-doctor')
  await report.getByText('csp-connect-src').first().waitFor()
  await report.getByText('unknown-tag').waitFor()
  await report.getByText('unknown-attribute').waitFor()
})

test('embedding 23: a snippet is copied as it is shown', async () => {
  const page = await open({ permissions: ['clipboard-read', 'clipboard-write'] })
  await page.goto(at('elements/sign-in'))
  await builder(page).getByRole('combobox', { name: 'Version' }).selectOption('pinned')
  await page.getByRole('button', { name: 'Copy In the head' }).click()
  await page.getByText('In the head copied').waitFor({ state: 'attached' })
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe((await snippetsOf(page)).head)
})
