// @ts-check
// Measures a running server: `node bench/api.mjs http://127.0.0.1:4173 username password [runs]`.
// Prints, per call, the median and the 95th percentile in milliseconds as a client on this machine sees them.

const [address, username, password, runs = '100'] = process.argv.slice(2)
if (!address || !username || !password) {
  console.error('Usage: node bench/api.mjs <address> <username> <password> [runs]')
  process.exit(2)
}
const api = new URL('/api/', address)

/** @param {Response} response */
async function bodyOf(response) {
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
  return response.json()
}

const { token } = await bodyOf(
  await fetch(new URL('auth', api), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password }),
  }),
)

/** @param {string} path @param {Record<string, string>} query */
async function get(path, query) {
  const url = new URL(path, api)
  url.search = new URLSearchParams(query).toString()
  return bodyOf(await fetch(url, { headers: { Authorization: `Bearer ${token}` } }))
}

/** @param {string} category @returns {Promise<string[]>} */
async function valuesOf(category) {
  const tags = await get('tags/by_category', { categories: category })
  return tags[category].map((/** @type {{ value: string }} */ tag) => tag.value)
}

const companies = await valuesOf('Company')
const sectors = await valuesOf('Sector')
const regions = await valuesOf('Region')
const words = [
  'margins',
  'inflation',
  'capital',
  'pricing power',
  'energy demand',
  'bank',
  'outlook',
  'dividend',
  'rates',
  'the',
]
const page = { page_size: '10', limit: '300' }

/** @param {readonly string[]} list @param {number} index */
const pick = (list, index) => list[(index * 7919) % list.length] ?? ''
/** @param {string} value */
const joined = (value) => value.replace(/%/g, '%25').replace(/;/g, '%3B')

/** @type {Record<string, (index: number) => Promise<unknown>>} */
const calls = {
  list: (index) => get('all_documents', { ...page, page: String(1 + (index % 30)) }),
  'list of a library': (index) => get('research_documents', { ...page, page: String(1 + (index % 10)) }),
  'filtered by sector and region': (index) =>
    get('all_documents', {
      ...page,
      filter_Sector: joined(pick(sectors, index)),
      filter_Region: joined(pick(regions, index)),
    }),
  'filtered by company': (index) => get('all_documents', { ...page, filter_Company: joined(pick(companies, index)) }),
  'text search': (index) => get('all_documents', { ...page, search_term: pick(words, index) }),
  'text search for a company': (index) => get('all_documents', { ...page, search_term: pick(companies, index) }),
  typeahead: (index) => get('typeahead_suggestions', { search_term: pick(companies, index).slice(0, 1 + (index % 5)) }),
  'quick select': (index) => get('quick_select_tag', { search_term: pick(companies, index) }),
}

const WARM_UP = 5

for (const [name, call] of Object.entries(calls)) {
  for (let index = 0; index < WARM_UP; index++) await call(index)
  /** @type {number[]} */
  const times = []
  for (let index = 0; index < Number(runs); index++) {
    const start = performance.now()
    await call(index)
    times.push(performance.now() - start)
  }
  times.sort((a, b) => a - b)
  const at = (/** @type {number} */ share) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1).padStart(8)
  console.log(`${name.padEnd(30)} p50 ${at(0.5)} ms   p95 ${at(0.95)} ms`)
}
