import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'

/** The page that the preview of an element stands on. */
export const preview = (page: Page): FrameLocator => page.frameLocator('iframe.c-preview__frame')

export const builder = (page: Page): Locator => page.getByRole('region', { name: 'Snippet', exact: true })

/** Selects the content of an element for a user with a full subscription, by tag. */
const data: Readonly<Record<string, string>> = {
  'research-feed': 'article a',
  'research-document': 'h1, h2',
  // The table of the chart is closed at first.
  'research-company-profile': '.r-table__body a',
  'research-events': 'tbody th[scope=row]',
  'research-preferences': 'article',
  'research-replay': 'video[src]',
  'research-companies': 'tbody th, article',
  'research-analyst-profile': 'h1, h2',
  'research-event-cards': 'article, li',
  'research-lead': 'a',
  'research-changes': 'a',
  'research-most-read': 'a',
  'research-suggestion': 'a',
  'research-following': 'a',
  'research-inbox': 'a',
  'research-usage': 'tbody th',
  'research-follow': 'button',
  'research-change-password': 'input',
}

/** Waits until an element is defined and has its data. */
export async function showsData(root: Page | FrameLocator, tag: string): Promise<void> {
  await expect.poll(() => root.locator(tag).evaluate((element) => element.matches(':defined'))).toBe(true)
  const content = data[tag]
  // Notices are empty unless a page before has left some.
  if (content === undefined) await expect(root.locator(tag)).toBeAttached()
  else await expect(root.locator(tag).locator(content).first()).toBeVisible()
}

export type Snippets = { head: string; body: string; policy: string }

/** The snippets of the builder, once they are complete. */
export async function snippetsOf(page: Page): Promise<Snippets> {
  await expect(page.locator('section[aria-busy=false] [data-snippet=policy]')).toBeVisible()
  const text = (name: string) => page.locator(`[data-snippet=${name}]`).innerText()
  return { head: await text('head'), body: await text('body'), policy: await text('policy') }
}
