import type { Tag } from '#contract/tag.ts'
import { notes, paged } from './documents.ts'
import { all, button, one, rootOf, textOf } from './dom.ts'
import type { Page } from './page.ts'
import { roadshows } from './roadshows.ts'
import { eventually } from './wait.ts'

/** Puts a company's profile on the page for a client who is signed in; its research and events are there unless a test says otherwise. */
export async function openProfile(page: Page, company: Tag, attributes = ''): Promise<ShadowRoot> {
  page.api.on('tags/{id}', () => company)
  if (!page.api.knows('web_documents_by_tag')) page.api.on('web_documents_by_tag', paged(notes(1, 12)))
  if (!page.api.knows('roadshows/upcoming_by_tag')) page.api.on('roadshows/upcoming_by_tag', () => roadshows(1, 2))
  page.signIn()
  const element = await page.mount(
    `<research-company-profile company-id="${company.id}" ${attributes}></research-company-profile>`,
  )
  const root = rootOf(element)
  await eventually(() => one(root, 'h1'))
  return root
}

/** What is said of a company, by its label. */
export const figures = (root: ShadowRoot): Record<string, string> =>
  Object.fromEntries(
    all(root, 'dl > div').map((item) => [textOf(one(item, 'dt')), all(item, 'dd').map(textOf).join(', ')]),
  )

export const tab = (root: ShadowRoot, name: string) => button(one(root, '[role=tablist]'), name)

export const selectedTab = (root: ShadowRoot) => textOf(one(root, '[role=tab][aria-selected=true]'))

/** The panel of the selected tab. */
export const tabPanel = (root: ShadowRoot) => one(root, '[role=tabpanel]:not([hidden])')
