// @ts-check
// Records the sample data of the previews at /widgets/ from a running server with the demo data:
// `npm run server`, then `node scripts/record-samples.mjs [address]`.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { toRelative } from './lib/relative-texts.mjs'
import { root } from './lib/run.mjs'

const target = 'demo/catalog/preview/samples/records.generated.json'
const api = new URL('/api/', process.argv[2] ?? 'http://127.0.0.1:4173')
const today = new Date()

/** Different letters, regions, sectors and ratings. None is planted to test hostile or missing values, except by name. */
const companyIds = [
  ...[2001, 2106, 2108, 2110, 2113, 2117, 2123, 2126, 2130, 2143],
  ...[2151, 2162, 2174, 2178, 2179, 2180, 2285, 2288, 2298, 2304],
  // Several of one letter, which is the first that a list shows.
  ...[2128, 2190, 2221, 2266, 2284],
]
/** Planted records have lower ids. */
const FIRST_ID = 100
/** Planted, but ordinary: the note and the webinar that the catalogue opens, since their ids never change. */
const NOTE = '10'
const REPLAY = '17'

/** How many documents of each list are kept. */
const libraries = {
  research: 34,
  commentary: 7,
  flashmail: 6,
  analytics: 6,
  valuation: 4,
  primers: 4,
  eps: 6,
  analytics_archive: 4,
}
/** Categories of which all tags are kept, since filters and preferences offer them. */
const categories = ['Region', 'Sector', 'Sub-Sector', 'Asset Class', 'Country', 'Content Type']
const eventCategories = ['Region', 'Sector', 'Company', 'Roadshow Type']

/** @typedef {Record<string, any>} Json */

/** @param {string} path @param {RequestInit} [options] @returns {Promise<any>} */
async function ask(path, options) {
  const response = await fetch(new URL(path, api), options)
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return response.json()
}

const { token } = await ask('auth', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ username: 'full@demo.example', password: 'Full-Access-1' }),
})

/** @param {string} call @param {Record<string, string>} [query] */
const get = (call, query = {}) =>
  ask(`${call}?${new URLSearchParams(query)}`, { headers: { Authorization: `Bearer ${token}` } })

/** @param {string} call @param {Record<string, string>} query @returns {Promise<Json[]>} */
const list = async (call, query) => (await get(call, { page: '1', page_size: '100', limit: '1000', ...query })).records

/** Tags that a record names, by id. @type {Map<string, Json>} */
const tags = new Map()

/** @param {Json[] | null | undefined} refs @returns {string[]} */
function keep(refs) {
  for (const { id, category, value } of refs ?? []) if (!tags.has(id)) tags.set(id, { id, category, value })
  return (refs ?? []).map(({ id }) => id)
}

/** Links to files, which samples do not have, and what depends on the user. */
const isLeftOut = /(_url|_link|thumbnail|image)$|^(link_|attachment_|calendar_|revision$|read_at$|saved$|has_requested)/

/** A record without what has no value. @param {Json} record */
const compact = (record) =>
  Object.fromEntries(
    Object.entries(record).flatMap(([key, value]) => {
      if (value === null || value === false || isLeftOut.test(key)) return []
      return [[key, relative(value)]]
    }),
  )

/** @param {any} value @returns {any} */
function relative(value) {
  // An instant or a day is moved as such.
  if (typeof value === 'string') return /^\d{4}-\d{2}-\d{2}(T|$)/.test(value) ? value : toRelative(value, today)
  if (Array.isArray(value)) return value.map(relative)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [toRelative(key, today), relative(inner)]))
}

for (const [category, found] of Object.entries(await get('tags/by_category', { categories: categories.join(';') })))
  for (const { id, value } of found) tags.set(id, { id, category, value })

const companies = await Promise.all(companyIds.map((id) => get(`tags/${id}`)))
const names = companies.map(({ value }) => value)
/** Ids of documents, the one that is read most first. @type {string[]} */
const byViews = []
for (let page = 1; page <= 20; page++) {
  const query = { filter_Company: names.join(';'), order_by_field: 'views', page: String(page) }
  byViews.push(...(await list('all_documents', query)).map(({ id }) => id))
}

/** The newest of a list, and of each company of ours. @param {string} library @param {number} count */
async function documentsOf(library, count) {
  const found = await list(`${library}_documents`, { filter_Company: names.join(';') })
  const ordinary = found.filter(
    ({ id, language, entitled, primary_tags }) =>
      Number(id) >= FIRST_ID &&
      language === 'en' &&
      entitled &&
      toCompanies(primary_tags).every((name) => names.includes(name)),
  )
  const chosen = new Set(ordinary.slice(0, count).map(({ id }) => id))
  if (library === 'research') {
    chosen.add(NOTE)
    for (const name of names)
      chosen.add(ordinary.find(({ primary_tags }) => toCompanies(primary_tags).includes(name))?.id)
    chosen.delete(undefined)
  }
  const documents = await Promise.all([...chosen].map((id) => get('web_document_by_id', { document_id: id })))
  return documents.map((document) => toDocument(document, library))
}

/** @param {Json[]} tags @returns {string[]} */
const toCompanies = (tags) => tags.filter(({ category }) => category === 'Company').map(({ value }) => value)

/** @param {Json} document @param {string} library */
function toDocument(document, library) {
  const { primary_focus: focus, primary_tags, other_tags, analysts, tags: all, contact_email: _, ...fields } = document
  keep(all)
  const place = byViews.indexOf(document.id)
  return {
    ...compact(fields),
    library,
    focus: all.find((/** @type {Json} */ tag) => tag.category === focus?.type && tag.value === focus?.value)?.id,
    primary: keep(primary_tags),
    other: keep(other_tags),
    analysts: keep(analysts),
    views: place < 0 ? 0 : byViews.length - place,
  }
}

const documents = (
  await Promise.all(Object.entries(libraries).map(([library, count]) => documentsOf(library, count)))
).flat()

/** Events by their id, with the ids of their tags. @type {Map<string, Json>} */
const events = new Map()
const choices = {
  upcoming: (/** @type {Json} */ event) => event.start_date > today.toISOString() && event.permissioned,
  recent: (/** @type {Json} */ event) => event.permissioned,
}
for (const [view, isWanted] of Object.entries(choices)) {
  const found = (await list(`roadshows/${view}`, {})).filter(isWanted)
  const ordinary = found.filter(({ id }) => Number(id) >= FIRST_ID)
  const ours = ordinary.filter(({ name }) => names.some((company) => name.includes(company)))
  const others = ordinary.filter(({ name }) => /^(Webinar|Expert call|Halden|.* Conference)/.test(name))
  const withReplay = found.filter(({ id }) => id === REPLAY)
  for (const event of [...withReplay, ...ours.slice(0, 8), ...others.slice(0, 8)])
    events.set(event.id, { ...compact(event), tags: [] })
}
for (const event of events.values()) delete event.daterange
const eventTags = Object.entries(await get('tags/by_category', { categories: eventCategories.join(';') }))
for (const [category, found] of eventTags) {
  for (const tag of found.filter((/** @type {Json} */ tag) => category !== 'Company' || names.includes(tag.value))) {
    const query = { [`filter_${category}`]: tag.value.replace(/%/g, '%25').replace(/;/g, '%3B') }
    const hits = await Promise.all(['upcoming', 'recent'].map((view) => list(`roadshows/${view}`, query)))
    for (const { id } of hits.flat()) if (events.get(id)) events.get(id)?.tags.push(...keep([tag]))
  }
}

/** @param {Json} company */
function toCompany(company) {
  const {
    analysts,
    related_analyst: _,
    model: __,
    tear_sheet: ___,
    doc_count: ____,
    in_scope: _____,
    ...fields
  } = company
  return { ...compact(fields), analysts: keep(analysts) }
}
for (const company of companies) tags.set(company.id, toCompany(company))
for (const { id, category } of [...tags.values()])
  if (category === 'Analyst') {
    const { doc_count: _, in_scope: __, ...analyst } = await get(`tags/${id}`)
    tags.set(id, compact(analyst))
  }

const json = JSON.stringify({
  recordedOn: today.toISOString().slice(0, 10),
  tags: [...tags.values()],
  documents,
  events: [...events.values()],
  access: await get('get_preferences_table'),
})
writeFileSync(join(root, target), `${json}\n`)
const kilobytes = (brotliCompressSync(json).length / 1000).toFixed(1)
console.log(
  `${target}: ${documents.length} documents, ${events.size} events, ${tags.size} tags, ${kilobytes} kB compressed`,
)
