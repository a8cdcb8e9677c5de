// @ts-check
// Measures how search by words takes typing mistakes, in process and on demo data of a fixed day: `node bench/spelling.mjs`.
// Takes half a minute.
//
// 200 right words are drawn from the data: words of six letters or more from texts, tickers of four or more with their exchange,
// and words of four or more from the names of companies. Each is searched for as it is, and with one edit: a letter left out, added or replaced, or two
// neighbours that change places. A mistake that is itself a word of the data, or the
// beginning of one, is drawn again, since nobody can tell it from one.
//
//   recovered = mistakes whose answer has a document of the right word among the first ten ÷ 200
//   corrected = right words whose answer names a correction
//
// Two more numbers: the time that a correction adds, and the size of the table of spellings beside the postings.
import { register } from 'tsx/esm/api'

register()
const { buildApp } = await import('#server/app.ts')
const { migrate } = await import('#server/platform/database/migrate.ts')
const { kyselyOver } = await import('#server/platform/database/open.ts')
const { createPglite } = await import('#server/platform/database/pglite.ts')
const { foldText } = await import('#server/platform/text/fold.ts')
const { progressBar } = await import('#server/platform/jobs/progress.ts')
const { seedAccounts } = await import('#demo/data/accounts.ts')
const { Random } = await import('#demo/data/random.ts')
const { seedDatabase } = await import('#demo/data/seed.ts')
const { sql } = await import('kysely')

const DAY = new Date('2026-11-21T12:00:00Z')
const CASES = 200
const letters = 'abcdefghijklmnopqrstuvwxyz'

const db = kyselyOver(await createPglite())
await migrate(db)
await seedDatabase(db, { now: DAY, onProgress: progressBar(process.stdout) })
const app = await buildApp({
  db,
  jwtSecret: new TextEncoder().encode('only for this measurement'),
  allowedOrigins: [],
})
const { username, password } = seedAccounts.full
const signedIn = await app.inject({ method: 'POST', url: '/api/auth', payload: { username, password } })
const authorization = `Bearer ${signedIn.json().token}`
const random = new Random('spelling')

/** @param {string} term */
async function search(term) {
  const query = new URLSearchParams({ search_term: term, page_size: '100', limit: '300' })
  const start = performance.now()
  const answer = await app.inject({ url: `/api/all_documents?${query}`, headers: { authorization } })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  const { records, corrected_search_term: corrected } = answer.json()
  const ids = records.map((/** @type {{ id: string }} */ { id }) => id)
  return { ids, corrected, milliseconds: performance.now() - start }
}

/** @param {string} text @returns {Promise<string[]>} */
const lexemes = async (text) =>
  (await sql`select lexeme from unnest(to_tsvector('english', ${text}::text))`.execute(db)).rows.map(
    (row) => /** @type {{ lexeme: string }} */ (row).lexeme,
  )

/** @param {string} text */
const isKnown = async (text) =>
  (
    await sql`select 1 from search_postings where lexeme = any(${await lexemes(text)}::text[])
      or lexeme >= ${text} and lexeme < ${`${text}\u{10ffff}`} limit 1`.execute(db)
  ).rows.length > 0

/** The words of a kind, each once. @param {string} source @param {RegExp} pattern */
async function wordsOf(source, pattern) {
  const { rows } = await sql`${sql.raw(source)}`.execute(db)
  const texts = rows.map((row) => foldText(String(Object.values(/** @type {object} */ (row))[0])))
  return [...new Set(texts.flatMap((text) => text.match(pattern) ?? []))].sort()
}

const tagged = 'select 1 from document_tags where tag_id = tags.id'
const kinds = [
  ['word of a text', await wordsOf(`select html from document_bodies`, /(?<![\p{L}&</])\p{L}{6,20}(?!\p{L})/gu)],
  [
    'ticker',
    await wordsOf(`select ticker from tags where ticker is not null and exists (${tagged})`, /^\p{L}{4,} .*/gu),
  ],
  [
    'company',
    await wordsOf(`select value from tags where category = 'Company' and exists (${tagged})`, /\p{L}{4,20}/gu),
  ],
]

/** @param {string} word */
function mistype(word) {
  const length = word.split(' ')[0]?.length ?? 0
  const at = Math.floor(random.next() * length)
  const letter = letters[Math.floor(random.next() * letters.length)] ?? 'a'
  const [before, after] = [word.slice(0, at), word.slice(at)]
  const ways = [
    before + after.slice(1),
    before + letter + after,
    before + letter + after.slice(1),
    before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2),
  ]
  return ways[Math.floor(random.next() * ways.length)] ?? word
}

/** @type {{ kind: string, right: string, wrong: string }[]} */
const cases = []
while (cases.length < CASES) {
  const [kind, words] = kinds[cases.length % kinds.length] ?? []
  const right = words?.[Math.floor(random.next() * words.length)]
  if (typeof kind !== 'string' || right === undefined || !(await isKnown(right.split(' ')[0] ?? ''))) continue
  const wrong = mistype(right)
  if (wrong === right || (await isKnown(wrong.split(' ')[0] ?? ''))) continue
  cases.push({ kind, right, wrong })
}

let corrected = 0
let exact = 0
/** @type {Record<string, { cases: number, recovered: number }>} */
const results = {}
const times = { right: /** @type {number[]} */ ([]), wrong: /** @type {number[]} */ ([]) }
const lost = []
for (const { kind, right, wrong } of cases) {
  const meant = await search(right)
  const found = await search(wrong)
  if (meant.corrected !== undefined) corrected += 1
  if (found.corrected === right) exact += 1
  const relevant = new Set(meant.ids)
  const first = found.ids.slice(0, 10)
  const isSame =
    found.corrected !== undefined && String(await lexemes(found.corrected)) === String(await lexemes(right))
  const isRecovered = isSame || (first.length > 0 && first.every((/** @type {string} */ id) => relevant.has(id)))
  const { cases: before, recovered } = results[kind] ?? { cases: 0, recovered: 0 }
  results[kind] = { cases: before + 1, recovered: recovered + (isRecovered ? 1 : 0) }
  if (!isRecovered) lost.push(`${wrong} (${right}): ${found.corrected ?? `${found.ids.length} documents`}`)
  times.right.push(meant.milliseconds)
  times.wrong.push(found.milliseconds)
}

/** @param {number[]} values @param {number} share */
const quantile = (values, share) => (values.sort((a, b) => a - b)[Math.floor(values.length * share)] ?? 0).toFixed(1)
const sizes = await sql`select pg_total_relation_size('search_spellings')::int as spellings,
  pg_total_relation_size('search_postings')::int as postings, pg_database_size(current_database())::int as whole,
  (select count(distinct word)::int from search_spellings) as words`.execute(db)
console.log('\n', results, { exact, corrected, of: CASES })
console.log('lost:', lost)
for (const [name, values] of Object.entries(times))
  console.log(`${name}: p50 ${quantile(values, 0.5)} ms, p95 ${quantile(values, 0.95)} ms`)
console.log(sizes.rows[0])
process.exit(0)
