// @ts-check
import { dialogs } from './screens-open.mjs'
import { documentation, hosts } from './screens-outside.mjs'
import { emptied, failing, german, holding, longNames, offline, pressToEnd, rightToLeft } from './states.mjs'

/** @typedef {import('./states.mjs').Step} Step */
/**
 * @typedef {object} Screen
 * @property {string} name the area, then the state
 * @property {string | ((world: import('./world.mjs').World) => string)} path
 * @property {'marketing' | 'intranet'} [site] where it is not the portal
 * @property {keyof typeof import('#demo/data/accounts.ts').seedAccounts} [account] signed out without one
 * @property {Step} [before] before it is opened
 * @property {(page: import('playwright-core').Page, width: number) => Promise<unknown>} [prepare] once it is there
 * @property {boolean} [isBusy] it is meant to wait
 * @property {boolean} [isPart] an element alone, whose heading is its host's
 * @property {boolean} [isWindow] only what the window shows, for what lies over the page
 * @property {readonly RegExp[]} [allow] messages that belong to it
 */

const failure = [/status of 500/]
const refusal = [/status of 40[134]/]
const full = /** @type {const} */ ('full')

/** The states that every list and profile is shown in. @param {string} name @param {Screen['path']} path @returns {Screen[]} */
const inAllStates = (name, path) => [
  { name, path, account: full },
  { name: `${name}: loading`, path, account: full, before: holding, isBusy: true },
  { name: `${name}: error`, path, account: full, before: failing, allow: failure },
  { name: `${name}: long names`, path, account: full, before: longNames },
  { name: `${name}: German`, path, account: full, before: german },
  { name: `${name}: right to left`, path, account: full, before: rightToLeft },
]

/** @type {Screen['path']} */
const company = ({ company }) => `/company_profile/${company}`
/** @type {Screen['path']} */
const analyst = ({ analyst }) => `/analyst_profile/${analyst}`
/** @type {Screen['path']} */
const document = ({ document }) => `/document/${document}`
const nothing = 'search_term=zzzqqqxxx'

/** @param {import('playwright-core').Page} page @param {string} call */
const ownedLink = (page, call) =>
  page.route(`**/api/${call}/check`, (route) =>
    route.fulfill({ json: { username: 'f…@demo.example', expires_at: '2027-01-01T00:00:00Z' } }),
  )

/** @type {readonly Screen[]} */
const signedOut = [
  { name: 'Sign-in', path: '/login' },
  { name: 'Sign-in: German', path: '/login', before: german },
  { name: 'Sign-in: right to left', path: '/login', before: rightToLeft },
  {
    name: 'Sign-in: refused',
    path: '/login',
    before: (page) =>
      page.route('**/api/auth', (route) => route.fulfill({ status: 403, json: { errors: ['Invalid'], status: 403 } })),
    prepare: async (page) => {
      await page.getByLabel('Username').fill('full@demo.example')
      await page.getByLabel('Password', { exact: true }).fill('wrong')
      await page.keyboard.press('Enter')
      await page.getByRole('alert').first().waitFor()
    },
    allow: refusal,
  },
  {
    name: 'Sign-in: by a link',
    path: '/login',
    prepare: (page) => page.getByRole('button', { name: 'Sign in with a link' }).click(),
  },
  {
    name: 'Sign-in: whose link it is',
    path: '/passwordless_login?passwordless_token=some-token',
    before: (page) => ownedLink(page, 'passwordless_login'),
  },
  { name: 'Sign-in: a spent link', path: '/passwordless_login?passwordless_token=spent', allow: [/status of 4\d\d/] },
  { name: 'Landing', path: '/landing_auth' },
  { name: 'Landing: signed in', path: '/landing', account: full },
  { name: 'Landing: loading', path: '/landing_auth', before: holding, isBusy: true },
  { name: 'Landing: error', path: '/landing_auth', before: failing, allow: failure },
  { name: 'Landing: right to left', path: '/landing_auth', before: rightToLeft },
  { name: 'Reset password', path: '/reset_password' },
  {
    name: 'Reset password: new',
    path: '/reset_password/some-token',
    before: (page) => ownedLink(page, 'reset_password'),
  },
  { name: 'Reset password: German', path: '/reset_password', before: german },
  { name: 'Account', path: '/account', account: full },
  { name: 'Account: loading', path: '/account', account: full, before: holding, isBusy: true },
  { name: 'Account: German', path: '/account', account: full, before: german },
  { name: 'Change password', path: '/change_password', account: full },
  { name: 'Error 404: signed out', path: '/error/404' },
]

/** @type {readonly Screen[]} */
const research = [
  ...inAllStates('Dashboard', '/dashboard'),
  { name: 'Dashboard: no match', path: `/dashboard?${nothing}`, account: full },
  { name: 'Dashboard: empty', path: '/dashboard', account: full, before: emptied },
  {
    name: 'Dashboard: offline',
    path: '/dashboard',
    account: full,
    prepare: offline,
    allow: [/ERR_INTERNET_DISCONNECTED/],
  },
  { name: 'Dashboard: trial', path: '/dashboard', account: 'trial' },
  { name: 'Dashboard: regions', path: '/dashboard', account: 'regions' },
  {
    name: 'Dashboard: filtered',
    path: '/dashboard?search_term=margin&filter_Sector=Energy%3BMaterials&filter_Region=Nordics',
    account: full,
  },
  { name: 'Dashboard: by meaning', path: '/dashboard?semantic_search_term=wage+inflation', account: full },
  { name: 'Dashboard: 300 rows', path: '/dashboard', account: full, prepare: pressToEnd('Load More') },
  { name: 'Library', path: '/library', account: full },
  { name: 'Library: third page', path: '/library?page=3', account: full },
  { name: 'Document', path: document, account: full },
  {
    name: 'Document: PDF',
    path: document,
    account: full,
    prepare: (page) => page.getByRole('radio', { name: 'PDF' }).check(),
  },
  { name: 'Document: loading', path: document, account: full, before: holding, isBusy: true },
  { name: 'Document: error', path: document, account: full, before: failing, allow: failure },
  { name: 'Document: long names', path: document, account: full, before: longNames },
  { name: 'Document: German', path: document, account: full, before: german },
  { name: 'Document: right to left', path: document, account: full, before: rightToLeft },
]

/** @type {readonly Screen[]} */
const profiles = [
  ...inAllStates('Companies', '/companies'),
  { name: 'Companies: no match', path: `/companies?${nothing}`, account: full },
  { name: 'Companies: empty', path: '/companies', account: full, before: emptied },
  { name: 'Companies: regions', path: '/companies', account: 'regions' },
  { name: 'Companies: filtered', path: '/companies?filter_Region=Nordics', account: full },
  ...inAllStates('Company', company),
  {
    name: 'Company: financials',
    path: (world) => `/company_profile/${world.company}#company-financials`,
    account: full,
  },
  { name: 'Company: questions', path: (world) => `/company_profile/${world.company}#analyst-questions`, account: full },
  { name: 'Company: trial', path: company, account: 'trial' },
  ...inAllStates('Analyst', analyst),
  { name: 'Analyst: trial', path: analyst, account: 'trial' },
]

/** @type {readonly Screen[]} */
const events = [
  ...inAllStates('Events', '/events/upcoming'),
  { name: 'Events: past', path: '/events/past', account: full },
  { name: 'Events: no match', path: `/events/upcoming?${nothing}`, account: full },
  { name: 'Events: empty', path: '/events/upcoming', account: full, before: emptied },
  { name: 'Events: trial', path: '/events/upcoming', account: 'trial' },
  { name: 'Events: all rows', path: '/events/past', account: full, prepare: pressToEnd('Load More') },
  { name: 'Replay', path: '/media/replay-17/17', account: full },
  { name: 'Replay: loading', path: '/media/replay-17/17', account: full, before: holding, isBusy: true },
]

/** @type {readonly Screen[]} */
const rest = [
  ...inAllStates('Preferences', '/research_preferences').filter(({ name }) => !name.endsWith('long names')),
  { name: 'Preferences: none', path: '/research_preferences', account: 'fresh' },
  { name: 'Email preferences', path: '/sales_access_preferences', account: full },
  { name: 'Email preferences: regions', path: '/sales_access_preferences', account: 'regions' },
  { name: 'Email preferences: German', path: '/sales_access_preferences', account: full, before: german },
  {
    name: 'Email preferences: loading',
    path: '/sales_access_preferences',
    account: full,
    before: holding,
    isBusy: true,
  },
  ...['401', '403', '404', '500'].map((code) => ({ name: `Error ${code}`, path: `/error/${code}`, account: full })),
  { name: 'Error: no such page', path: '/nowhere', account: full },
  { name: 'Error: German', path: '/error/401', account: full, before: german },
]

/** Every screen, in the order of the sheet. @type {readonly Screen[]} */
export const screens = [
  ...signedOut,
  ...research,
  ...profiles,
  ...events,
  ...rest,
  ...dialogs,
  ...hosts,
  ...documentation,
]
