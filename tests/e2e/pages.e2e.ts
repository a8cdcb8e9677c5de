import { expect, type Page } from '@playwright/test'
import { atRest } from './support/at-rest.ts'
import { axe } from './support/axe.ts'
import { titles } from './support/feed.ts'
import { problemsOfLayout, setLooseText, sidewaysBy } from './support/layout.ts'
import { movingElements, smallTargets, unevenFigures } from './support/looks.ts'
import { problemsOnPaper } from './support/paper.ts'
import { test } from './support/test.ts'

type PortalPage = {
  /** Selects what is there once the page has its content. */
  content: string
  /** Whether clients print it. */
  isPrinted?: boolean
  /** Whether prices, dates and counters stand in columns there. */
  hasFigures?: boolean
}

const visitorPages: Readonly<Record<string, PortalPage>> = {
  '/login': { content: 'research-sign-in form' },
  '/landing_auth': { content: 'research-landing section h2' },
  '/reset_password': { content: 'research-reset-password form' },
  '/error/404': { content: 'main h1' },
}

const pages: Readonly<Record<string, PortalPage>> = {
  '/dashboard': { content: 'research-event-cards article', isPrinted: true, hasFigures: true },
  '/library': { content: 'research-feed article', isPrinted: true },
  '/companies': { content: 'research-companies tbody th', isPrinted: true, hasFigures: true },
  '/company_profile/2001': { content: 'research-company-profile .r-history svg', isPrinted: true, hasFigures: true },
  '/company_profile/2001#company-financials': {
    content: 'research-company-profile .r-financials table',
    isPrinted: true,
    hasFigures: true,
  },
  '/events/upcoming': { content: 'research-events tbody th', isPrinted: true, hasFigures: true },
  '/events/9': { content: 'research-event dd', isPrinted: true },
  '/events/past': { content: 'research-events tbody th' },
  '/research_preferences': { content: 'research-preferences article', isPrinted: true, hasFigures: true },
  '/sales_access_preferences': { content: 'research-preferences [role=switch]', isPrinted: true },
  '/account': { content: 'research-account li' },
  '/change_password': { content: 'research-change-password form' },
  '/landing': { content: 'research-landing section h2' },
  '/media/replay-17/17': { content: 'research-replay video[src]' },
}

/** Pages whose address is found on the dashboard. */
const linked: Readonly<Record<string, PortalPage & { link: (page: Page) => ReturnType<Page['locator']> }>> = {
  'a document': { link: titles, content: 'research-document article', isPrinted: true },
  'an analyst': {
    link: (page) => page.locator('research-feed a[href*="/analyst_profile/"]'),
    content: 'research-analyst-profile research-feed article',
  },
}

async function resize(page: Page, width: number, height: number) {
  await page.setViewportSize({ width, height })
  await atRest(page)
}

/** Chooses how dense the portal is shown, as another tab would. */
async function setDensity(page: Page, density: 'comfortable' | 'compact') {
  await page.evaluate((chosen) => {
    localStorage.setItem('research-portal:display', chosen)
    dispatchEvent(new StorageEvent('storage', { key: 'research-portal:display' }))
  }, `${density} `)
  await expect(page.locator('html')).toHaveAttribute('data-density', density)
}

/** Looks at a page that has its content: in both colour schemes and densities, in four widths, and on paper. */
async function examine(page: Page, { content, isPrinted, hasFigures }: PortalPage) {
  await page.locator(content).first().scrollIntoViewIfNeeded()
  // It comes after the page.
  await expect(page.locator('.portal-dock')).toBeAttached()
  const expectNone = (problems: readonly string[], look: string) => expect.soft(problems, look).toEqual([])
  const layout = async (look: string) => {
    const sideways = await sidewaysBy(page)
    expectNone([...(sideways > 0 ? [`sideways by ${sideways} px`] : []), ...(await problemsOfLayout(page))], look)
  }
  const layouts = async (width: number) => {
    await setDensity(page, 'compact')
    await layout(`compact at ${width} px`)
    expectNone(await smallTargets(page), `targets at ${width} px (WCAG 2.5.8)`)
    await setDensity(page, 'comfortable')
    await setLooseText(page, true)
    await layout(`text spacing at ${width} px (WCAG 1.4.12)`)
    await setLooseText(page, false)
  }

  expectNone(await axe(page), 'light at 1280 px')
  expectNone(await movingElements(page), 'less motion (WCAG 2.3.3)')
  if (hasFigures) expectNone(await unevenFigures(page), 'figures')
  await layouts(1280)
  await page.emulateMedia({ colorScheme: 'dark' })
  expectNone(await axe(page, 'contrast'), 'dark at 1280 px')

  await resize(page, 390, 844)
  expectNone(await axe(page), 'dark at 390 px')
  await layouts(390)
  await page.emulateMedia({ colorScheme: 'light' })
  expectNone(await axe(page, 'contrast'), 'light at 390 px')

  // What 1280 × 1024 px leave at 400 %.
  await resize(page, 320, 256)
  await layout('320 × 256 px (WCAG 1.4.10)')

  if (!isPrinted) return
  // A4 at 96 px an inch, and Letter without margins of an inch.
  for (const [width, colorScheme] of [
    [794, 'light'],
    [624, 'dark'],
  ] as const) {
    await resize(page, width, 1123)
    await page.emulateMedia({ media: 'print', colorScheme })
    expectNone(await problemsOnPaper(page), `on paper of ${width} px, ${colorScheme}`)
    await page.emulateMedia({ media: 'screen' })
  }
}

test.use({ viewport: { width: 1280, height: 800 }, colorScheme: 'light', reducedMotion: 'reduce' })

test.describe('visitors', () => {
  test.use({ account: 'nobody' })
  for (const [path, about] of Object.entries(visitorPages))
    test(`R121 ${path} is accessible and fits, in both schemes and densities`, async ({ page }) => {
      await page.goto(path)
      await examine(page, about)
    })
})

for (const [path, about] of Object.entries(pages))
  test(`R121 ${path} is accessible, fits, and can be printed`, async ({ page }) => {
    await page.goto(path)
    await examine(page, about)
  })

for (const [name, about] of Object.entries(linked))
  test(`R121 ${name} is accessible and fits`, async ({ page }) => {
    await page.goto('/dashboard')
    await page.goto((await about.link(page).first().getAttribute('href')) ?? '')
    await examine(page, about)
  })
