// @ts-check
// What brings a page into a state before it is opened, and what opens parts of it.

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {(page: Page) => Promise<unknown>} Step */
/** @typedef {{ records?: unknown[] } | unknown[] | null} Body an answer of the API */

const API = /\/api\/(?!auth|refresh_auth_token|capture_event)/

/** Answers never come. @type {Step} */
export const holding = (page) => page.route(API, () => {})

/** Every call fails. @type {Step} */
export const failing = (page) =>
  page.route(API, (route) => route.fulfill({ status: 500, json: { errors: ['No store.'], status: 500 } }))

/** @param {RegExp} calls @param {(body: Body) => unknown} change @returns {Step} */
const changed = (calls, change) => (page) =>
  page.route(calls, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const response = await route.fetch()
    if (!(response.headers()['content-type'] ?? '').includes('json')) return route.fulfill({ response })
    return route.fulfill({ response, json: change(await response.json()) })
  })

/** Every list is empty. */
export const emptied = changed(API, (body) => {
  if (Array.isArray(body)) return []
  return body?.records ? { ...body, records: [], pagination_metadata: { page: 1, num_pages: 0, max_records: 0 } } : body
})

const long = {
  name: 'Wissenschaftlich-Technologische Beteiligungsgesellschaft Niederösterreich-Burgenland International Holdings plc',
  word: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  sentence:
    'What a framework agreement of eleven years with three grid operators is worth, what it is not worth, and why the Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft disagrees with both of these readings',
}
/** @type {Record<string, string>} */
const longByKey = {
  title: long.sentence,
  summary: `${long.sentence}. ${long.sentence}.`,
  name: long.name,
  value: long.name,
  sector: long.word,
  sub_sector: long.name,
  region: long.word,
  country: 'Saint Vincent and the Grenadines and their neighbouring waters',
  location: `${long.name};${long.word}`,
  role: long.name,
  rating: 'Conditionally outperform',
  document_type: long.name,
  daterange:
    'Wednesday, 30 September 2026 09:00 AM to Wednesday, 30 December 2026 11:30 PM (Central European Summer Time)',
}

/** @param {unknown} value @returns {unknown} */
function lengthened(value) {
  if (Array.isArray(value)) return value.map(lengthened)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      typeof each === 'string' && each !== '' && longByKey[key] !== undefined ? longByKey[key] : lengthened(each),
    ]),
  )
}

/** Names are as long as names get. */
export const longNames = changed(
  /\/api\/(?!auth|refresh|current_user|by_category|tags\/by_category|tags\/related_to|capture)/,
  lengthened,
)

/** @param {string} attributes of the root element @returns {Step} */
const rootWith = (attributes) => (page) =>
  page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    return route.fulfill({ response, body: (await response.text()).replace('<html lang="en"', `<html ${attributes}`) })
  })

export const german = rootWith('lang="de"')
export const rightToLeft = rootWith('lang="en" dir="rtl"')

/** @type {Step} */
export const offline = (page) => page.context().setOffline(true)

/** Presses the first button whose name matches. @param {string | RegExp} name @returns {Step} */
export const press = (name) => (page) => page.getByRole('button', { name }).first().click()

/** @param {...Step} steps @returns {Step} */
export const inTurn =
  (...steps) =>
  async (page) => {
    for (const step of steps) await step(page)
  }

/** Goes on until there is no more. @param {string} name @returns {Step} */
export const pressToEnd = (name) => async (page) => {
  const button = page.getByRole('button', { name, exact: true })
  for (let times = 0; times < 40 && (await button.count()) > 0; times += 1) {
    const before = await page.locator('article, tbody tr').count()
    await button.click()
    for (let waits = 0; waits < 50 && (await page.locator('article, tbody tr').count()) === before; waits += 1)
      await page.waitForTimeout(100)
  }
}
