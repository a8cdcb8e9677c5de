import { sendKeys } from '@web/test-runner-commands'
import { note, notes, paged } from './documents.ts'
import { button, field, fill, one, textOf } from './dom.ts'
import { refusal } from './fake-api.ts'
import { searchBox } from './feed.ts'
import { toolStates } from './tool-states.ts'
import { answerTools, dropdown, dropdownButton, hover, openDropdown, openPanel, option, panel } from './tools.ts'
import { eventually } from './wait.ts'
import { never, type State } from './widget-states.ts'

const tag = 'research-feed'

const box = (root: ShadowRoot) => eventually(() => searchBox(root))

/** Each state of the tools begins where the one before it ends. */
const inTurn = Object.keys(toolStates).map(
  (state, index): State => ({
    tag,
    state,
    answer: ({ api }) => answerTools(api),
    async reach(root) {
      await box(root)
      for (const step of Object.values(toolStates).slice(0, index + 1)) await step(root)
    },
  }),
)

const rare: readonly State[] = [
  {
    tag,
    state: 'with passages that were found by meaning',
    answer: ({ api }) => {
      const semantic_search_result = [{ text: 'Margins fall.', page_number: 4 }]
      api.on('semantic_documents', () => [note(1, { semantic_search_result })])
    },
    async reach(root) {
      field(root, 'Meaning').click()
      fill(searchBox(root), 'margins')
      button(root, 'Search').click()
      await eventually(() => one(root, '.r-tile__passage a'))
      await eventually(() => one(root, '.r-active-filters-row'))
    },
  },
  {
    tag,
    state: 'while suggestions are on their way',
    answer: ({ api }) => api.on('typeahead_suggestions', never),
    async reach(root) {
      searchBox(root).focus()
      fill(searchBox(root), 'aur')
      await eventually(() => one(root, '.r-suggestions .r-skeleton'))
    },
  },
  {
    tag,
    state: 'with a suggestion highlighted',
    async reach(root) {
      await toolStates['with suggestions']?.(root)
      await sendKeys({ press: 'ArrowDown' })
      await eventually(() => one(root, '.r-suggestions [aria-selected=true]'))
    },
  },
  {
    tag,
    state: 'searched, without a match',
    answer: ({ api }) => api.on('research_documents', paged([])),
    async reach(root) {
      await eventually(() => fill(searchBox(root), 'European industrial margins'))
      await eventually(() => button(root, 'Clear search text'))
      button(root, 'Search').click()
      await eventually(() => one(root, '.r-chip'))
      await eventually(() => {
        if (!textOf(root).includes("We can't find what you're looking for.")) throw new Error('there are matches')
      })
    },
  },
  {
    tag,
    state: 'while values are on their way',
    answer: ({ api }) => api.on('tags/by_category', never),
    async reach(root) {
      await openPanel(root)
      dropdownButton(root, 'Sector').click()
      await eventually(() => one(dropdown(root, 'Sector'), '.r-skeleton'))
    },
  },
  {
    tag,
    state: 'with values that could not be loaded',
    answer: ({ api }) => api.on('tags/by_category', () => refusal(500)),
    async reach(root) {
      await openPanel(root)
      await eventually(() => one(panel(root), '[role=alert]'))
    },
  },
  {
    tag,
    state: 'with chosen and disabled values, the reason shown',
    async reach(root) {
      await openPanel(root)
      await openDropdown(root, 'Sector')
      option(root, 'Sector', 'Banks').click()
      await hover(option(root, 'Sector', 'Mining'))
      await eventually(() => one(root, '.r-tooltip__bubble:popover-open'))
    },
  },
  {
    tag,
    state: 'without a match in a list of values',
    async reach(root) {
      await openPanel(root)
      const sectors = await openDropdown(root, 'Sector')
      fill(one(sectors, 'input[type=search]'), 'xyz')
      await eventually(() => {
        if (!textOf(sectors).includes('No matches.')) throw new Error('there are matches')
      })
    },
  },
  {
    tag,
    state: 'with a day that cannot be taken',
    async reach(root) {
      await openPanel(root)
      one(root, '.r-date-range__button').click()
      const from = await eventually(() => field(root, 'From Date'))
      from.focus()
      fill(from, '2026-02-31')
      await sendKeys({ press: 'Enter' })
      await eventually(() => {
        if (from.ariaInvalid !== 'true') throw new Error('it is taken')
      })
    },
  },
  {
    tag,
    state: 'with the values behind a number',
    attributes: 'default-filters="filter_Sector=Banks;Utilities;Energy;Mining"',
    async reach(root) {
      ;(await eventually(() => button(root, 'Remove all 4 Sectors'))).focus()
      await sendKeys({ press: 'Shift+Tab' })
      await sendKeys({ press: 'Tab' })
      await eventually(() => one(root, '.r-tooltip__bubble:popover-open'))
    },
  },
  {
    tag,
    state: 'in many pages',
    attributes: 'paging="pages" page-size="3"',
    answer: ({ api }) => api.on('research_documents', paged(notes(1, 60))),
    async reach(root) {
      ;(await eventually(() => button(root, 'Next page'))).click()
      await eventually(() => {
        if (!textOf(one(root, 'nav')).includes('Page 2 of 20')) throw new Error('the page is on its way')
      })
    },
  },
]

/** A feed whose tools are in use, answered by `answerTools` but for what a state says. */
export const toolFeedStates: readonly State[] = [
  ...inTurn,
  ...rare.map(
    (state): State => ({
      ...state,
      answer: (page) => {
        answerTools(page.api)
        state.answer?.(page)
      },
      async reach(root) {
        await box(root)
        await state.reach(root)
      },
    }),
  ),
]
