import { sendKeys, setViewport } from '@web/test-runner-commands'
import { assert } from 'chai'
import { assertAccessible } from './support/axe.ts'
import { note, notes, paged } from './support/documents.ts'
import { button, field, fill, one, rootOf, textOf } from './support/dom.ts'
import { refusal } from './support/fake-api.ts'
import { searchBox } from './support/feed.ts'
import { type Page, testPage } from './support/page.ts'
import { toolStates } from './support/tool-states.ts'
import {
  answerTools,
  dropdown,
  dropdownButton,
  hover,
  openDropdown,
  openPanel,
  option,
  panel,
} from './support/tools.ts'
import { deferred, eventually } from './support/wait.ts'

const page = testPage()
beforeEach(() => answerTools(page.api))
afterEach(() => page.stage.removeAttribute('dir'))

const layouts = [
  { layout: 'in 320 px', width: '320px', viewport: { width: 320, height: 800 } },
  { layout: 'in a wide page', width: '', viewport: { width: 1280, height: 1000 } },
]

async function feedIn(direction: string, layout: (typeof layouts)[number], attributes = ''): Promise<HTMLElement> {
  await setViewport(layout.viewport)
  page.stage.dir = direction
  page.signIn()
  // The stage's margins would take from the 320 px.
  page.stage.style.cssText = 'position: absolute; inset: 0 0 auto 0'
  const element = await page.mount(`<research-feed ${attributes}></research-feed>`)
  element.style.inlineSize = layout.width
  await eventually(() => searchBox(rootOf(element)))
  return element
}

for (const layout of layouts)
  for (const direction of ['ltr', 'rtl'])
    describe(`${layout.layout}, ${direction}`, () => {
      const path: ((root: ShadowRoot) => Promise<unknown>)[] = []
      for (const [state, reach] of Object.entries(toolStates)) {
        path.push(reach)
        const steps = [...path]
        it(`embedding 14: axe finds nothing ${state}, light and dark`, async () => {
          const element = await feedIn(direction, layout)
          for (const step of steps) await step(rootOf(element))
          await assertAccessible(element, layout.width)
        })
      }
    })

type State = { attributes?: string; answer?(page: Page): void; reach(root: ShadowRoot): Promise<unknown> }

const states: Record<string, State> = {
  'with passages that were found by meaning': {
    answer: ({ api }) =>
      api.on('semantic_documents', () => [
        note(1, { semantic_search_result: [{ text: 'Margins fall.', page_number: 4 }] }),
      ]),
    async reach(root) {
      field(root, 'Meaning').click()
      fill(searchBox(root), 'margins')
      button(root, 'Search').click()
      await eventually(() => one(root, '.r-tile__passage a'))
      await eventually(() => one(root, '.r-applied-row'))
    },
  },
  'while suggestions are on their way': {
    answer: ({ api }) => api.on('typeahead_suggestions', () => deferred().promise),
    async reach(root) {
      searchBox(root).focus()
      fill(searchBox(root), 'aur')
      await eventually(() => one(root, '.r-suggestions .r-skeleton'))
    },
  },
  'with a suggestion highlighted': {
    async reach(root) {
      await toolStates['with suggestions']?.(root)
      await sendKeys({ press: 'ArrowDown' })
      await eventually(() => one(root, '.r-suggestions [aria-selected=true]'))
    },
  },
  'while values are on their way': {
    answer: ({ api }) => api.on('tags/by_category', () => deferred().promise),
    async reach(root) {
      await openPanel(root)
      dropdownButton(root, 'Sector').click()
      await eventually(() => one(dropdown(root, 'Sector'), '.r-skeleton'))
    },
  },
  'with values that could not be loaded': {
    answer: ({ api }) => api.on('tags/by_category', () => refusal(500)),
    async reach(root) {
      await openPanel(root)
      await eventually(() => one(panel(root), '[role=alert]'))
    },
  },
  'with chosen and disabled values, the reason shown': {
    async reach(root) {
      await openPanel(root)
      await openDropdown(root, 'Sector')
      option(root, 'Sector', 'Banks').click()
      await hover(option(root, 'Sector', 'Mining'))
      await eventually(() => one(root, '.r-tooltip__bubble:popover-open'))
    },
  },
  'without a match in a list of values': {
    async reach(root) {
      await openPanel(root)
      const sectors = await openDropdown(root, 'Sector')
      fill(one(sectors, 'input[type=search]'), 'xyz')
      await eventually(() => assert.include(textOf(sectors), 'No matches.'))
    },
  },
  'with a day that cannot be taken': {
    async reach(root) {
      await openPanel(root)
      one(root, '.r-date-range__button').click()
      const from = await eventually(() => field(root, 'From Date'))
      from.focus()
      fill(from, '2026-02-31')
      await sendKeys({ press: 'Enter' })
      await eventually(() => assert.strictEqual(from.ariaInvalid, 'true'))
    },
  },
  'with the values behind a number': {
    attributes: 'default-filters="filter_Sector=Banks;Utilities;Energy;Mining"',
    async reach(root) {
      ;(await eventually(() => button(root, 'Remove all 4 Sectors'))).focus()
      await sendKeys({ press: 'Shift+Tab' })
      await sendKeys({ press: 'Tab' })
      await eventually(() => one(root, '.r-tooltip__bubble:popover-open'))
    },
  },
  'in pages': {
    attributes: 'paging="pages" page-size="3"',
    answer: ({ api }) => api.on('research_documents', paged(notes(1, 60))),
    async reach(root) {
      ;(await eventually(() => button(root, 'Next page'))).click()
      await eventually(() => assert.include(textOf(one(root, 'nav')), 'Page 2 of 20'))
    },
  },
}

for (const layout of layouts)
  describe(layout.layout, () => {
    for (const [state, { attributes, answer, reach }] of Object.entries(states))
      it(`embedding 14: axe finds nothing ${state}, light and dark`, async () => {
        answer?.(page)
        const element = await feedIn('ltr', layout, attributes)
        await reach(rootOf(element))
        await assertAccessible(element, layout.width)
      })
  })
