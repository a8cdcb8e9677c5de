import { expect } from '@playwright/test'
import { test } from './support/test.ts'

const lists = [
  ['/dashboard', 'search_term=energy', '/api/all_documents'],
  ['/companies', 'order_by_field=ticker', '/api/companies_with_permissions'],
  ['/events/upcoming', 'search_term=energy', '/api/roadshows/upcoming'],
] as const

for (const [path, query, call] of lists)
  test(`R231 ${path} calls once for its list, with the query of the address`, async ({ page }) => {
    const calls: string[] = []
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (url.pathname === call) calls.push(url.search)
    })
    await page.goto(`${path}?${query}`)
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
    await page.waitForLoadState('networkidle')
    // The count of the newest notes above the dashboard has no filters.
    expect(calls.filter((search) => search.includes(query))).toHaveLength(1)
  })
