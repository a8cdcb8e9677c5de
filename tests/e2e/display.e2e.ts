import { expect, type Page } from '@playwright/test'
import { feedIsReady, openDashboard } from './support/feed.ts'
import { configure } from './support/landing.ts'
import { test } from './support/test.ts'
import { chooseInUserMenu } from './support/user-menu.ts'

test.use({ colorScheme: 'light' })

const PAPER = 'rgb(250, 249, 246)'
const NIGHT = 'rgb(15, 19, 22)'
/** Of a print. */
const WHITE = 'rgb(255, 255, 255)'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Display' })
const option = (page: Page, name: string) => dialog(page).getByRole('radio', { name })

/** Waits until an element of the page, which inherits the display of the portal, looks like this. */
const expectLook = (page: Page, look: { body?: string; ground?: string; control?: string }) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const root = document.querySelector('research-feed, research-sign-in')?.shadowRoot
        const block = root?.querySelector('.r-root')
        const button = root?.querySelector('.r-button')
        if (!block || !button) return undefined
        const { fontSize, backgroundColor } = getComputedStyle(block)
        return { body: fontSize, ground: backgroundColor, control: getComputedStyle(button).minBlockSize }
      }),
    )
    .toMatchObject(look)

const comfortable = { body: '14px', ground: PAPER, control: '32px' }
const compactDark = { body: '13px', ground: NIGHT, control: '28px' }

/** Makes the browser that of a user who has chosen before. */
const having = (page: Page, chosen: string) =>
  page.addInitScript((value) => localStorage.setItem('research-portal:display', value), chosen)

test('by keys alone a user makes it compact and dark; that outlives the page, reaches other tabs, and the sign-in page', async ({
  page,
  context,
}) => {
  await openDashboard(page)
  await expectLook(page, comfortable)
  const other = await context.newPage()
  await other.goto('/library')
  await feedIsReady(other)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Go to' })).toBeVisible()
  await page.keyboard.type('display')
  await page.keyboard.press('Enter')
  await expect(option(page, 'Comfortable')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowUp')
  // At once, behind the dialog.
  await expectLook(page, compactDark)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expectLook(other, compactDark)
  await page.reload()
  await feedIsReady(page)
  await expectLook(page, compactDark)
  await chooseInUserMenu(page, 'Logout')
  await expect(page).toHaveURL('/landing_auth')
  await page.goto('/login')
  await expectLook(page, compactDark)
})

test('it is chosen from the user menu, and the palette offers the other colours', async ({ page }) => {
  await openDashboard(page)
  await chooseInUserMenu(page, 'Display')
  await option(page, 'Dark').click()
  await page.getByRole('button', { name: 'Close display settings' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expectLook(page, { ground: NIGHT })
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Go to' })).toBeVisible()
  await page.keyboard.type('colours')
  await expect(page.getByRole('dialog', { name: 'Go to' }).getByRole('option')).toHaveText([
    'Colours that match the system',
    'Display',
    'Light colours',
    'Search research for "colours"',
  ])
  await page.keyboard.press('Enter')
  await expectLook(page, { ground: PAPER })
})

test('it shows from the first frame on, and is printed light and comfortable', async ({ page }) => {
  await having(page, 'compact dark')
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(globalThis, { seen })
    // A frame is drawn after this; before the script has run, none is (`blocking="render"`).
    const look = () => {
      if (document.body?.querySelector('#portal > *')) return
      if (document.documentElement) seen.push(document.documentElement.style.colorScheme)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await openDashboard(page)
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen)
  expect(seen.filter((scheme) => scheme !== 'dark')).toEqual([])
  await expectLook(page, compactDark)
  await page.emulateMedia({ media: 'print' })
  await expectLook(page, { body: '14px', ground: WHITE })
})

test('the language is selected in the user menu, applies at once and outlives the page; the palette leads back', async ({
  page,
}) => {
  await openDashboard(page)
  await chooseInUserMenu(page, 'Deutsch')
  const nav = page.getByRole('navigation').first()
  await expect(nav.getByRole('link', { name: 'Unternehmen' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Filter', exact: true })).toBeVisible()
  await expect(page).toHaveTitle('Übersicht · Research-Portal')
  await page.reload()
  await feedIsReady(page)
  await expect(nav.getByRole('link', { name: 'Unternehmen' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Gehe zu' }).fill('sprache')
  await page.getByRole('option', { name: 'English' }).click()
  await expect(nav.getByRole('link', { name: 'Companies' })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('compact controls are as high as comfortable ones (WCAG 2.5.5)', async ({ page }) => {
    await having(page, 'compact ')
    await openDashboard(page)
    await expectLook(page, { body: '13px', control: '40px' })
  })
})

test('in German the words of the product are hyphenated by German rules, and nothing else is (WCAG 3.1.1)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await configure(page, { locale: 'de' })
  const look = () =>
    page.evaluate(() => {
      const all = (root: Document | ShadowRoot): Element[] =>
        [...root.querySelectorAll('*')].flatMap((each) => [each, ...(each.shadowRoot ? all(each.shadowRoot) : [])])
      const elements = all(document)
      const roots = elements.flatMap(({ shadowRoot }) => [...(shadowRoot?.querySelectorAll('.r-root') ?? [])])
      const languages = [document.documentElement, ...roots]
        .map((root) => root.getAttribute('lang'))
        .filter((language) => language !== 'de')
      const research =
        'td:not(.r-table__cell--words), tbody th, .r-tile__title, .r-tile__summary, .r-tag-list *, .r-company-figures__value, .r-figures__value, h1, h2, bdi'
      const hyphenated = elements
        .filter((element) => element.matches(research) && getComputedStyle(element).hyphens === 'auto')
        .map((element) => `hyphenated: ${element.className} ${element.textContent?.slice(0, 20)}`)
      return [...languages, ...hyphenated]
    })
  for (const [path, content] of Object.entries({
    '/dashboard': 'research-event-cards article',
    '/companies': 'research-companies tbody th',
    '/events/upcoming': 'research-events tbody th',
    '/research_preferences': 'research-preferences article',
    '/company_profile/2001': 'research-company-profile .r-history svg',
  })) {
    await page.goto(path)
    await page.locator(content).first().scrollIntoViewIfNeeded()
    expect(await look(), path).toEqual([])
  }
  await expect(page.locator('.r-company-figures__label').first()).toHaveCSS('hyphens', 'auto')
})

test.describe('signed out', () => {
  test.use({ account: 'nobody' })

  test('the language is selected in the bar, and what was typed stays', async ({ page }) => {
    await page.goto('/login')
    await page.getByLabel('Username').fill('ada@demo.example')
    await page.getByRole('banner').getByRole('button', { name: 'Deutsch' }).click()
    await expect(page.getByLabel('Benutzername')).toHaveValue('ada@demo.example')
    await expect(page.getByRole('banner').getByRole('button')).toHaveText(['English'])
    await page.reload()
    await expect(page.getByLabel('Benutzername')).toBeVisible()
    await expect(page.getByRole('banner').getByRole('button', { name: 'English' })).toBeVisible()
  })
})
