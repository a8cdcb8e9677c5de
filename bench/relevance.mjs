// @ts-check
// Measures how well search finds, in process and on demo data of a fixed day: `node bench/relevance.mjs [worst]` prints the
// figures and, when a number is given, as many of the concepts found worst. EMBEDDINGS_URL and EMBEDDINGS_MODEL measure
// another model. Takes a minute.
//
// First come the questions of `relevance/questions.json` with the documents that answer them: nDCG@10, recall@10, and how many find
// nothing, by words and by meaning. `--words` measures these by words alone, without embedding: it takes seconds.
//
// A concept is said in two wordings without a common content word, and a document uses one of them. Each wording's query
// is asked, the documents that use its own wording are taken out of the answer, and
//
//   recall@10 = relevant documents among the first ten left ÷ min(10, relevant documents),
//
// relevant being those that express the concept in the other wording. All other documents stay in as distractors. MRR is the
// mean of 1 ÷ the place of the first relevant document among those left, 0 when none is found. `held out` are the concepts
// whose wordings were written once, without looking at ranks: every index that ends in 3, 6 or 9.
import { register } from 'tsx/esm/api'

import { formatAnswers, readQuestions } from './lib/judged.mjs'

register()
const { buildApp } = await import('#server/app.ts')
const { migrate } = await import('#server/platform/database/migrate.ts')
const { kyselyOver } = await import('#server/platform/database/open.ts')
const { createPglite } = await import('#server/platform/database/pglite.ts')
const { openMeaning } = await import('#server/platform/semantic/meaning.ts')
const { openEmbedder } = await import('#server/platform/semantic/open-embedder.ts')
const { progressBar } = await import('#server/platform/jobs/progress.ts')
const { seedAccounts } = await import('#demo/data/accounts.ts')
const { concepts } = await import('#demo/data/concepts.ts')
const { createDocuments } = await import('#demo/data/generate/documents.ts')
const { createWorld } = await import('#demo/data/generate/world.ts')
const { seedDatabase } = await import('#demo/data/seed.ts')
const { readSettings } = await import('#server/settings.ts')

const DAY = new Date('2026-11-21T12:00:00Z')
const onlyWords = process.argv.includes('--words')
const worst = Number(process.argv[2] ?? 0) || 0

const db = kyselyOver(await createPglite())
await migrate(db)
const embedder = onlyWords ? undefined : await openEmbedder(readSettings(process.env).embeddings)
await seedDatabase(db, { now: DAY, embedder, onProgress: progressBar(process.stdout) })
const app = await buildApp({
  db,
  jwtSecret: new TextEncoder().encode('only for this measurement'),
  allowedOrigins: [],
  ...(embedder ? { meaning: await openMeaning(db, embedder) } : {}),
})
const { username, password } = seedAccounts.full
const signedIn = await app.inject({ method: 'POST', url: '/api/auth', payload: { username, password } })
const authorization = `Bearer ${signedIn.json().token}`

/** @param {string} path @param {Record<string, string>} query @returns {Promise<{ id: string, title: string, external_reference: string }[]>} */
async function records(path, query) {
  const answer = await app.inject({ url: `/api/${path}?${new URLSearchParams(query)}`, headers: { authorization } })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json().records
}

/** @param {string} path @param {string} parameter */
async function askQuestions(path, parameter) {
  const answers = []
  for (const question of await readQuestions()) {
    const start = performance.now()
    const found = await records(path, { [parameter]: question.question, page_size: '10' })
    answers.push({
      question,
      found: found.map(({ external_reference }) => external_reference),
      milliseconds: performance.now() - start,
    })
  }
  console.log(`\n${path}\n${formatAnswers(answers)}`)
}

await askQuestions('all_documents', 'search_term')
if (!embedder) process.exit(0)
await askQuestions('semantic_documents', 'semantic_search_term')

/** The ids of up to 300 documents. @param {string} path @param {Record<string, string>} query */
async function idsOf(path, query) {
  /** @type {number[]} */
  const ids = []
  for (const page of ['1', '2', '3']) {
    const found = await records(path, { ...query, limit: '300', page_size: '100', page })
    ids.push(...found.map(({ id }) => Number(id)))
    if (found.length < 100) break
  }
  return ids
}

const documents = [...createDocuments(createWorld(DAY))]

/** @param {string} id @param {number} wording */
const expressing = (id, wording) =>
  new Set(
    documents
      .filter((document) => document.concepts.some((one) => one.id === id && one.wording === wording))
      .map((document) => document.id),
  )

const sources = {
  meaning: (/** @type {string} */ query) => idsOf('semantic_documents', { semantic_search_term: query }),
  text: (/** @type {string} */ query) => idsOf('all_documents', { search_term: query }),
}

/** @typedef {{ other: number, own: number, first: number, relevant: number, isHeldOut: boolean, name: string }} Result */
/** @type {Record<string, Result[]>} */
const results = { meaning: [], text: [] }

for (const [index, { id, wordings }] of concepts.entries()) {
  for (const [wording, { query }] of wordings.entries()) {
    const own = expressing(id, wording)
    const other = expressing(id, 1 - wording)
    for (const [source, find] of Object.entries(sources)) {
      const found = await find(query)
      const recall = (/** @type {number[]} */ ids, /** @type {Set<number>} */ relevant) =>
        ids.slice(0, 10).filter((one) => relevant.has(one)).length / Math.min(10, relevant.size)
      const left = found.filter((one) => !own.has(one))
      results[source]?.push({
        other: recall(left, other),
        own: recall(found, own),
        first: 1 / (left.findIndex((one) => other.has(one)) + 1),
        relevant: other.size,
        isHeldOut: [3, 6, 9].includes(index % 10),
        name: `${id}: ${query}`,
      })
    }
  }
}

/** @param {readonly number[]} values */
const mean = (values) => (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(3)

/** @param {string} label @param {string} value */
const print = (label, value) => console.log(`${label.padEnd(52)} ${value}`)

console.log(`\n${embedder.id}, ${documents.length} documents, ${results.meaning?.length} queries`)
const counts = (results.meaning ?? []).map(({ relevant }) => relevant).sort((a, b) => a - b)
print(
  'relevant documents of a query: least, median, most',
  [0, counts.length >> 1, -1].map((at) => counts.at(at)).join(', '),
)
for (const [source, list] of Object.entries(results)) {
  const hits = list.filter(({ other }) => other > 0).length / list.length
  print(
    `recall@10 by ${source}, the other wording`,
    `${mean(list.map(({ other }) => other))}   some found ${hits.toFixed(3)}`,
  )
  print(`MRR by ${source}, the other wording`, mean(list.map(({ first }) => (first === Infinity ? 0 : first))))
  for (const isHeldOut of [false, true]) {
    const part = list.filter((one) => one.isHeldOut === isHeldOut)
    print(`  recall@10 ${isHeldOut ? 'held out' : 'the rest'}`, mean(part.map(({ other }) => other)))
  }
  print(`recall@10 by ${source}, the same wording`, mean(list.map(({ own }) => own)))
}

const sampled = documents.filter((_, index) => index % 50 === 0)
const titles = await Promise.all(
  sampled.map(
    async ({ title }) => (await records('all_documents', { search_term: title, page_size: '1' }))[0]?.title === title,
  ),
)
print('exact title ranks first by text', `${titles.filter(Boolean).length} of ${titles.length}`)

const byId = new Map(documents.map((document) => [document.id, document]))
const tickers = createWorld(DAY)
  .companies.filter(({ id }) => documents.some(({ focusId }) => focusId === id))
  .filter((_, index) => index % 5 === 0)
const ranked = await Promise.all(
  tickers.map(async ({ ticker }) => {
    const [first] = await records('all_documents', { search_term: ticker, page_size: '1' })
    return byId.get(Number(first?.id))?.names.includes(ticker) === true
  }),
)
print('a document on the company ranks first for its ticker', `${ranked.filter(Boolean).length} of ${ranked.length}`)

for (const { name, other } of [...(results.meaning ?? [])].sort((a, b) => a.other - b.other).slice(0, worst)) {
  print(name, other.toFixed(2))
}
await app.close()
await db.destroy()
