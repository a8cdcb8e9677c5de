// @ts-check
import { german, inTurn, press, rightToLeft } from './states.mjs'

/** @typedef {import('./screens.mjs').Screen} Screen */
/** @typedef {import('./states.mjs').Step} Step */

const over = /** @type {const} */ ({ account: 'full', isWindow: true })

/** @param {string | RegExp} name @returns {Step} */
const openList = (name) => async (page) => {
  await page.getByRole('combobox', { name, exact: true }).click()
  await page.getByRole('option').first().waitFor()
}

/** @type {Step} */
const typed = async (page) => {
  await page.getByRole('combobox', { name: 'Search text' }).first().fill('bank')
  await page.getByRole('option').first().waitFor()
}

/** @type {Step} */
const shownDialog = (page) => page.getByRole('dialog').first().waitFor()

/** Dialogs, menus and panels over a page. @type {readonly Screen[]} */
export const dialogs = [
  { name: 'Open: filters of research', path: '/dashboard', ...over, prepare: press(/^Filters/) },
  { name: 'Open: filters of companies', path: '/companies', ...over, prepare: press(/^Filters/) },
  { name: 'Open: filters of events', path: '/events/upcoming', ...over, prepare: press(/^Filters/) },
  { name: 'Open: filters, German', path: '/dashboard', ...over, before: german, prepare: press(/^Filter/) },
  {
    name: 'Open: filters, right to left',
    path: '/dashboard',
    ...over,
    before: rightToLeft,
    prepare: press(/^Filters/),
  },
  {
    name: 'Open: a list of choices',
    path: '/dashboard',
    ...over,
    prepare: inTurn(press(/^Filters/), openList('Company')),
  },
  {
    name: 'Open: dates',
    path: '/dashboard',
    ...over,
    prepare: inTurn(press(/^Filters/), press(/Any date/), (page) => page.getByRole('grid').first().waitFor()),
  },
  {
    name: 'Open: dates, right to left',
    path: '/dashboard',
    ...over,
    before: rightToLeft,
    prepare: inTurn(press(/^Filters/), press(/Any date/), (page) => page.getByRole('grid').first().waitFor()),
  },
  { name: 'Open: suggestions', path: '/dashboard', ...over, prepare: typed },
  { name: 'Open: suggestions for companies', path: '/companies', ...over, prepare: typed },
  {
    name: 'Open: menu',
    path: '/dashboard',
    ...over,
    prepare: inTurn(
      (page) => page.getByRole('banner').locator('[aria-haspopup=menu]').click(),
      (page) => page.getByRole('menuitem').first().waitFor(),
    ),
  },
  {
    name: 'Open: export',
    path: '/companies',
    ...over,
    prepare: inTurn(press('Export'), (page) => page.getByRole('menuitem').first().waitFor()),
  },
  {
    name: 'Open: add to a calendar',
    path: '/events/upcoming',
    ...over,
    prepare: inTurn(press(/to a calendar/), (page) => page.getByRole('menuitem').first().waitFor()),
  },
  { name: 'Open: register', path: '/events/upcoming', ...over, prepare: inTurn(press(/^Register for/), shownDialog) },
  {
    name: 'Open: registered',
    path: '/events/upcoming',
    ...over,
    before: (page) => page.route(/\/register$/, (route) => route.fulfill({ json: { success: true } })),
    prepare: inTurn(press(/^Register for/), press('Yes'), (page) =>
      page.getByRole('dialog', { name: 'Thank you' }).waitFor(),
    ),
  },
  {
    name: 'Open: request access',
    path: '/events/upcoming',
    account: 'trial',
    isWindow: true,
    prepare: inTurn(press(/^Request access for/), shownDialog),
  },
  {
    name: 'Open: not authorised',
    path: '/dashboard',
    account: 'trial',
    isWindow: true,
    prepare: async (page) => {
      const locked = page.locator('research-feed button.r-tile__link').first()
      while ((await locked.count()) === 0) await page.getByRole('button', { name: 'Load More' }).click()
      await locked.click()
      await shownDialog(page)
    },
  },
  {
    name: 'Open: landing popup',
    path: '/landing_auth',
    isWindow: true,
    prepare: inTurn(press('Libraries'), shownDialog),
  },
  {
    name: 'Open: find in a document',
    path: ({ document }) => `/document/${document}`,
    ...over,
    prepare: press('Find'),
  },
  {
    name: 'Open: new preference',
    path: '/research_preferences',
    ...over,
    prepare: inTurn(press('Add New Preference'), shownDialog),
  },
  {
    name: 'Open: edit a preference',
    path: '/research_preferences',
    ...over,
    prepare: inTurn(press(/^Edit/), shownDialog),
  },
  {
    name: 'Open: edit a preference, German',
    path: '/research_preferences',
    ...over,
    before: german,
    prepare: inTurn(press(/bearbeiten/i), shownDialog),
  },
  {
    name: 'Open: details of a preference',
    path: '/research_preferences',
    account: 'full',
    prepare: press(/^Detailed View/),
  },
  {
    name: 'Open: delete a preference',
    path: '/research_preferences',
    ...over,
    prepare: inTurn(press(/^Delete .*1/), shownDialog),
  },
  {
    name: 'Open: unsaved changes',
    path: '/sales_access_preferences',
    ...over,
    prepare: async (page) => {
      await page.getByRole('switch').first().click()
      await page.getByRole('tab').first().click()
      await shownDialog(page)
    },
  },
]
