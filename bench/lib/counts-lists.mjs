// @ts-check

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {(page: Page) => Promise<void>} Act */
/** @typedef {{ name: string, tag: string, html: string, width: number, data: string, record: string, clicks: Record<string, Act> }} List */

/** @param {string} name @returns {Act} */
const press = (name) => (page) => page.getByRole('button', { name, exact: true }).click()

/** A filter comes by the address, as from a link. @type {Act} */
const filter = (page) =>
  page.evaluate(() => {
    history.pushState(null, '', '?research-filter_Sector=Energy')
    dispatchEvent(new PopStateEvent('popstate'))
  })

/** @type {Act} */
const removeChip = (page) =>
  page
    .getByRole('button', { name: /^Remove [^:]+: / })
    .first()
    .click()

/** What all lists have. */
const common = {
  'a filter by the address': filter,
  'filter chip removed': removeChip,
  'Filters, which opens the panel': press('Filters'),
}

/** The lists, how to show 300 records of each, and what a user presses in them. @type {readonly List[]} */
export const lists = [
  {
    name: 'feed',
    tag: 'research-feed',
    html: '<research-feed url-state="prefixed"></research-feed>',
    width: 1280,
    data: '/api/research_documents',
    record: '.r-feed__item',
    clicks: {
      'Load More': press('Load More'),
      'Load More, again': press('Load More'),
      'quick filter': (page) => page.getByRole('radio', { name: 'Primers' }).check(),
      ...common,
    },
  },
  {
    name: 'companies',
    tag: 'research-companies',
    html: '<research-companies page-size="5" url-state="prefixed"></research-companies>',
    width: 1280,
    data: '/api/companies_with_permissions',
    record: 'tbody tr',
    clicks: {
      'Load More': press('Load More'),
      'sort by ticker': press('Ticker'),
      'sort by ticker, reversed': press('Ticker'),
      'letter B': press('B'),
      ...common,
    },
  },
  {
    name: 'events',
    tag: 'research-events',
    html: '<research-events url-state="prefixed"></research-events>',
    width: 1280,
    data: '/api/roadshows/upcoming',
    record: 'tbody tr',
    clicks: {
      'Load More': press('Load More'),
      'the other view': press('Past Events'),
      'Load More in it': press('Load More'),
      ...common,
    },
  },
]
