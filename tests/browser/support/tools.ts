import { sendKeys, sendMouse } from '@web/test-runner-commands'
import type { Tag } from '#contract/tag.ts'
import { note } from './documents.ts'
import { all, button, one, textOf } from './dom.ts'
import type { FakeApi } from './fake-api.ts'
import { searchBox } from './feed.ts'
import { eventually } from './wait.ts'

// The tools above a list: search box with suggestions, filter panel, applied filters.

export const tag = (category: string, value: string, more: Partial<Tag> = {}): Tag => ({
  id: `${category} ${value}`,
  category,
  value,
  profile_link: `/${category}/1`,
  ...more,
})

const suggested = [
  tag('Company', 'Aurora Energy', { doc_count: 1234 }),
  tag('Company', 'Aurora Metals', { doc_count: 1 }),
  tag('Sector', 'Solar Aurora'),
]

const tags = (category: string, ...values: string[]) => values.map((value) => tag(category, value))

/** What the filter panel offers. */
export const offered: Record<string, Tag[]> = {
  'Asset Class': tags('Asset Class', 'Equity', 'Credit'),
  Region: tags('Region', 'Europe', 'Asia', 'Nordics'),
  Sector: [
    ...tags('Sector', 'Utilities', 'Énergie', 'Banks', 'Fund 10', 'Fund 9'),
    tag('Sector', 'Mining', { disabled: true }),
  ],
  Company: tags('Company', 'Halden Gas', 'Aurora Energy'),
  Ticker: tags('Ticker', 'HAL', 'AUR'),
  Analyst: tags('Analyst', 'Maria Lind'),
  Country: tags('Country', 'Norway'),
  'Content Type': tags('Content Type', 'Company Note'),
}

/** A list, suggestions, and values to filter by; no term names a tag. */
export function answerTools(api: FakeApi): void {
  for (const path of ['research_documents', 'analytics_documents', 'semantic_documents', 'all_documents'])
    api.on(path, () => [note(1)])
  api.on('typeahead_suggestions', () => suggested)
  api.on('quick_select_tag', () => null)
  api.on('tags/by_category', () => offered)
}

/** What the last call of a list asked for. */
export function lastQuery(api: FakeApi, path = 'research_documents'): Record<string, string> {
  const call = api.callsTo(path).at(-1)
  if (!call) throw new Error(`no call to ${path} among ${api.calls.map((each) => each.path).join(', ')}`)
  const { page: _, page_size, limit, ...asked } = Object.fromEntries(call.query)
  return asked
}

export async function type(root: ShadowRoot, text: string): Promise<void> {
  await eventually(() => searchBox(root).focus())
  await sendKeys({ type: text })
}

export const list = (root: ShadowRoot) => one(root, '.r-suggestions')
export const rows = (root: ShadowRoot) => all(root, '.r-suggestions [role=option]')

/** Types, and waits for the suggestions. */
export async function complete(root: ShadowRoot, text = 'aur'): Promise<HTMLElement[]> {
  await type(root, text)
  return eventually(() => {
    const shown = rows(root)
    if (shown.length < 2) throw new Error('no suggestions')
    return shown
  })
}

/** Presses the mouse in the middle of an element. */
export async function click(element: Element): Promise<void> {
  await hover(element)
  const position = placeOn(element)
  await sendMouse({ type: 'click', position })
}

export async function hover(element: Element, across = 0.5): Promise<void> {
  element.scrollIntoView({ block: 'nearest' })
  await sendMouse({ type: 'move', position: placeOn(element, across) })
}

function placeOn(element: Element, across = 0.5): [number, number] {
  const { x, y, width, height } = element.getBoundingClientRect()
  // Where it stands in a page inside the test's, the mouse is that of the whole.
  const frame = element.ownerDocument.defaultView?.frameElement
  const place = frame?.getBoundingClientRect()
  const [left, top] = [(place?.x ?? 0) + (frame?.clientLeft ?? 0), (place?.y ?? 0) + (frame?.clientTop ?? 0)]
  return [Math.round(left + x + width * across), Math.round(top + y + height / 2)]
}

export const filtersButton = (root: ShadowRoot) => one<HTMLButtonElement>(root, '[id$="-button"].r-button')
export const panel = (root: ShadowRoot) => one(root, '.r-filter-panel')

/** Opens the filter panel, and waits for its lists. */
export async function openPanel(root: ShadowRoot): Promise<HTMLElement> {
  ;(await eventually(() => filtersButton(root))).click()
  await eventually(() => panel(root))
  return panel(root)
}

/** The dropdown of a category. */
export function dropdown(root: ShadowRoot, category: string): HTMLElement {
  const found = all(root, '.r-multi-select').find(
    (each) => textOf(one(each, '.r-multi-select__label > :first-child')) === category,
  )
  if (!found) throw new Error(`no dropdown ${category}`)
  return found
}

export const dropdownButton = (root: ShadowRoot, category: string) => one(dropdown(root, category), '[role=combobox]')

export const optionsOf = (root: ShadowRoot, category: string) => all(dropdown(root, category), '[role=option]')

/** Opens the dropdown of a category, and waits for its options. */
export async function openDropdown(root: ShadowRoot, category: string): Promise<HTMLElement> {
  const found = await eventually(() => dropdown(root, category))
  dropdownButton(root, category).click()
  await eventually(() => one(found, '[role=option]'))
  return found
}

export function option(root: ShadowRoot, category: string, value: string): HTMLElement {
  const found = optionsOf(root, category).find((each) => textOf(one(each, '.r-multi-select__text')) === value)
  if (!found) throw new Error(`no option ${value} in ${category}`)
  return found
}

/** Chooses values of a category in the open panel, and leaves the dropdown closed. */
export async function choose(root: ShadowRoot, category: string, ...values: string[]): Promise<void> {
  await openDropdown(root, category)
  for (const value of values) {
    const before = option(root, category, value).ariaSelected
    option(root, category, value).click()
    await eventually(() => {
      if (option(root, category, value).ariaSelected === before) throw new Error(`${value} was not toggled`)
    })
  }
  dropdownButton(root, category).click()
  await eventually(() => {
    if (optionsOf(root, category).length > 0) throw new Error('the dropdown is open')
  })
}

export const update = (root: ShadowRoot) => button(panel(root), 'Update Results').click()

/** What is applied, as a reader sees it. */
export const chips = (root: ShadowRoot): string[] =>
  all(root, '.r-active-filters-row .r-chip__label').map((label) =>
    textOf(label.querySelector('[aria-hidden]') ?? label),
  )
