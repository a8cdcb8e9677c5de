import type { BrowserContext, Page } from 'playwright-core'
import type { PartialSettings } from '#config/settings.ts'
import { withSettings } from './landing.ts'

/**
 * Has the browser find a server of this machine under another origin, `https://research.example`; its pages have these
 * settings besides.
 */
export const standInFor = (context: BrowserContext, origin: string, server: string, settings: PartialSettings = {}) =>
  context.route(`${origin}/**`, async (route) => {
    const url = route.request().url().replace(origin, server)
    const response = await route.fetch({ url, maxRedirects: 0 })
    if (route.request().resourceType() !== 'document') return route.fulfill({ response })
    return route.fulfill({ response, body: withSettings(await response.text(), settings) })
  })

/** Has the browser find a page of a customer's own at an address. */
export const hostPage = (page: Page, address: string, { head = '', body = '', headers = {} }) =>
  page.route(address, (route) =>
    route.fulfill({
      headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers },
      body: `<!doctype html><html lang="en"><head><title>Host</title><link rel="icon" href="data:,">${head}</head><body>${body}</body></html>`,
    }),
  )

/** What a page needs for the elements of a portal at this origin. */
export const scriptsFor = (portal: string, settings: PartialSettings = {}): string => `
  <script type="application/json" id="research-config">
    ${JSON.stringify({ apiBaseUrl: `${portal}/api/`, portalUrl: `${portal}/`, ...settings })}
  </script>
  <script type="module" src="${portal}/widgets/loader.js"></script>`
