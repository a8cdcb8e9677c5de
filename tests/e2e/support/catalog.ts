import type { FrameLocator, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** The page that the preview of an element stands on. */
export const preview = (page: Page): FrameLocator => page.frameLocator('iframe.c-preview__frame')

export const builder = (page: Page): Locator => page.getByRole('region', { name: 'Snippet', exact: true })

/** What stands in an element when a reader with a full subscription sees it at work, by tag. */
const data: Readonly<Record<string, string>> = {
  'research-sign-in': 'text=Signed in as',
  'research-feed': 'article a',
  'research-document': 'h1, h2',
  'research-companies': 'tbody a',
  'research-company-profile': 'tbody a',
  'research-analyst-profile': 'research-feed article a',
  'research-events': 'tbody th[scope=row]',
  'research-event-cards': '.r-event',
  'research-preferences': 'article',
  'research-replay': '[data-slider=seek]',
  'research-landing': 'section',
  'research-reset-password': 'form',
  'research-change-password': 'form',
  'research-suggestion': 'article a',
}

/** What makes an element work where the page it stands on is no part of the documentation. */
export const atWork = (root: Page | FrameLocator, tag: string): Locator => {
  const inside = data[tag]
  return inside === undefined ? root.locator(tag) : root.locator(tag).locator(inside).first()
}

/** Waits until the preview of an element has its data. */
export async function showsData(page: Page, tag: string): Promise<void> {
  const isDefined = () =>
    preview(page)
      .locator(tag)
      .evaluate((element) => element.matches(':defined'))
  await expect.poll(isDefined, { timeout: 20_000 }).toBe(true)
  if (data[tag] !== undefined) await atWork(preview(page), tag).waitFor()
  if (tag === 'research-notices') await preview(page).getByText('This is what the page before had to say.').waitFor()
}

export type Snippets = { head: string; body: string; policy: string }

/** What the builder has written, once it is complete. */
export async function snippetsOf(page: Page): Promise<Snippets> {
  await page.locator('section[aria-busy=false] [data-snippet=policy]').waitFor()
  const text = (name: string) => page.locator(`[data-snippet=${name}]`).innerText()
  return { head: await text('head'), body: await text('body'), policy: await text('policy') }
}
