import type { BrowserContext, Page } from '@playwright/test'
import type { PartialSettings } from '#config/settings.ts'
import { withSettings } from './landing.ts'

/** Lets the browser find a server of this machine under another origin; its pages have these settings in addition. */
export const standInFor = (context: BrowserContext, origin: string, server: string, settings: PartialSettings = {}) =>
  context.route(`${origin}/**`, async (route) => {
    const url = route.request().url().replace(origin, server)
    const response = await route.fetch({ url, maxRedirects: 0 })
    if (route.request().resourceType() !== 'document') return route.fulfill({ response })
    return route.fulfill({ response, body: withSettings(await response.text(), settings) })
  })

/** Lets the browser find a customer's page at an address. */
export const hostPage = (page: Page, address: string, { head = '', body = '', headers = {} }) =>
  page.route(address, (route) =>
    route.fulfill({
      headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers },
      body: `<!doctype html><html lang="en"><head><title>Host</title><link rel="icon" href="data:,">${head}</head><body>${body}</body></html>`,
    }),
  )

/** The scripts that a page needs for the elements of a portal at this origin. */
export const scriptsFor = (portal: string, settings: PartialSettings = {}): string => `
  <script type="application/json" id="research-config">
    ${JSON.stringify({ apiBaseUrl: `${portal}/api/`, portalUrl: `${portal}/`, ...settings })}
  </script>
  <script type="module" src="${portal}/widgets/loader.js"></script>`
