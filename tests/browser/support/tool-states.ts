import { button, fill, one } from './dom.ts'
import { searchBox } from './feed.ts'
import { choose, dropdownButton, openDropdown, openPanel, rows, update } from './tools.ts'
import { eventually } from './wait.ts'

type Reach = (root: ShadowRoot) => Promise<unknown>

const completed: Reach = (root) => {
  searchBox(root).focus()
  fill(searchBox(root), 'aur')
  return eventually(() => {
    if (rows(root).length < 2) throw new Error('no suggestions')
  })
}

const calendars: Reach = async (root) => {
  dropdownButton(root, 'Sector').click()
  one(root, '.r-date-range__button').click()
  await eventually(() => one(root, '.r-calendar__grid'))
}

const applied: Reach = async (root) => {
  await choose(root, 'Sector', 'Banks', 'Utilities', 'Fund 9', 'Fund 10')
  await choose(root, 'Region', 'Asia')
  update(root)
  await eventually(() => button(root, 'Remove all 4 Sectors'))
}

/** The tools of a feed, used one after another by `answerTools`: each state begins where the one before it ends. */
export const toolStates: Readonly<Record<string, Reach>> = {
  'with suggestions': completed,
  searched: async (root) => {
    button(root, 'Search').click()
    await eventually(() => button(root, 'Edit search'))
  },
  'with the filters open': async (root) => {
    await openPanel(root)
    await eventually(() => dropdownButton(root, 'Sector'))
  },
  'with a list of values': (root) => openDropdown(root, 'Sector'),
  'with the calendars': calendars,
  'with applied filters': applied,
}
