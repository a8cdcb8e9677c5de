import { expect, type Page } from '@playwright/test'
import type { PartialSettings } from '#config/settings.ts'

/** The anchors of the landing page, in its order. */
export const sections = ['our_services', 'our_mission', 'our_partners', 'our_offices']

/** The range below the navigation, which stays in the window. */
const HIGHEST = 40
const LOWEST = 80

/** Waits until a section begins at the top of the window, or the page is scrolled to its end. */
export const atTop = (page: Page, id: string) =>
  expect
    .poll(async () => {
      const top = await page.locator(`section#${id}`).evaluate((element) => element.getBoundingClientRect().top)
      const isAtEnd = await page.evaluate(
        () => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1,
      )
      return (top >= HIGHEST && top <= LOWEST) || (isAtEnd && top > 0 && top < 800) ? 'at the top' : `at ${top} px`
    })
    .toBe('at the top')

/** Gives the pages of the portal further settings, as a deployment does. */
export const configure = (page: Page, settings: PartialSettings) =>
  page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    return route.fulfill({ response, body: withSettings(await response.text(), settings) })
  })

/** A page of the portal with further settings in its configuration. */
export const withSettings = (html: string, settings: PartialSettings): string =>
  html.replace(
    /(id="research-config">\s*)(\{[^<]*\})/,
    (_, start, own) => start + JSON.stringify({ ...JSON.parse(own), ...settings }),
  )
