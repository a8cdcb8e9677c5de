import type { WebDocument } from '#contract/document.ts'
import { all, field, one, rootOf, textOf } from './dom.ts'
import type { Page } from './page.ts'
import { eventually } from './wait.ts'

/** Puts a feed on the page for a client who is signed in; the API's answers are the test's. */
export async function openFeed(page: Page, attributes = ''): Promise<ShadowRoot> {
  page.signIn()
  return rootOf(await page.mount(`<research-feed ${attributes}></research-feed>`))
}

/** A feed that shows these documents. */
export async function feedOf(page: Page, ...documents: readonly Partial<WebDocument>[]): Promise<ShadowRoot> {
  page.api.on('research_documents', () => documents)
  const root = await openFeed(page)
  await eventually(() => one(root, 'article'))
  return root
}

/** The titles of the tiles that are shown. */
export const titlesIn = (root: ShadowRoot): string[] => all(root, 'article h2').map(textOf)

/** Waits for exactly these titles. */
export const shows = (root: ShadowRoot, ...titles: string[]): Promise<void> =>
  eventually(() => {
    const shown = titlesIn(root)
    if (shown.join('|') !== titles.join('|')) throw new Error(`shown: ${shown.join(', ') || textOf(root)}`)
  })

/** The quick filters, by their radio buttons. */
export const quickFilter = (root: ShadowRoot, name: string): HTMLInputElement => field(root, name)

export const searchBox = (root: ShadowRoot): HTMLInputElement => one(root, 'input[type=search]')
