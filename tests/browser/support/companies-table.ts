import type { Tag } from '#contract/tag.ts'
import { lettered } from './companies.ts'
import { one, rootOf } from './dom.ts'
import type { Page } from './page.ts'
import { eventually } from './wait.ts'

/** Puts a table of companies on the page for a client who is signed in; the API's answers are the test's. */
export async function openCompanies(page: Page, attributes = ''): Promise<ShadowRoot> {
  page.signIn()
  return rootOf(await page.mount(`<research-companies ${attributes}></research-companies>`))
}

/** A table that shows some of these. */
export async function companiesOf(page: Page, companies: readonly Tag[], attributes = ''): Promise<ShadowRoot> {
  for (const path of ['companies_with_permissions', 'tags/related_companies_by_id'])
    page.api.on(path, lettered(companies))
  const root = await openCompanies(page, attributes)
  await eventually(() => one(root, 'table[role=table]'))
  return root
}
