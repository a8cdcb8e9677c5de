// @ts-check
// Imports a folder of notes of several pages in one run, into an embedded database of its own, and measures it:
//
//   node bench/import.mjs [--notes 2500] [--pages 4] [--kind html|pdf]
//
// It prints the time on the clock and of the processor, the most memory, the size of what a search reads, and whether a word that only
// the last note has is found at once. An HTML file is one page of that many pages' text. Linux only.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import PDFDocument from 'pdfkit'
import { register } from 'tsx/esm/api'
import { processorTime } from './lib/measure.mjs'

register()
const { findTextMatch } = await import('#server/documents/text-match.ts')
const { openDatabase } = await import('#server/platform/database/open.ts')
const { createDocuments } = await import('#demo/data/generate/documents.ts')
const { createWorld } = await import('#demo/data/generate/world.ts')

const { values: options } = parseArgs({
  options: {
    notes: { type: 'string', default: '2500' },
    pages: { type: 'string', default: '4' },
    kind: { type: 'string', default: 'html' },
  },
})
const [notes, pages] = [Number(options.notes), Number(options.pages)]
const isPdf = options.kind === 'pdf'
if (!(notes >= 1 && pages >= 1) || !(isPdf || options.kind === 'html')) {
  console.error('Usage: node bench/import.mjs [--notes 2500] [--pages 4] [--kind html|pdf]')
  process.exit(2)
}

/** A word that no other text has. */
const ONLY_WORD = 'quokkalith'

/** @param {string} path @param {readonly string[]} texts */
async function writePdf(path, texts) {
  const document = new PDFDocument({ autoFirstPage: false, compress: false })
  const file = document.pipe(createWriteStream(path))
  for (const text of texts) document.addPage().fontSize(8).text(text)
  document.end()
  await once(file, 'finish')
}

/** @param {string} folder */
async function writeFolder(folder) {
  const lines = []
  const texts = [...createDocuments(createWorld(new Date()))].map(({ text }) => text)
  for (let index = 0; index < notes; index++) {
    const own = Array.from({ length: pages }, (_, page) => texts[(index * pages + page) % texts.length] ?? '')
    if (index === notes - 1) own.push(`The ${ONLY_WORD} is new.`)
    const file = `${index}.${options.kind}`
    if (isPdf) await writePdf(join(folder, file), own)
    else {
      const paragraphs = own.flatMap((text) => text.split('\n')).map((text) => `<p>${text.replace(/[&<]/g, ' ')}</p>`)
      await writeFile(join(folder, file), `<!doctype html><meta charset="utf-8"><body>${paragraphs.join('')}</body>`)
    }
    const reference = `N-${index}`
    lines.push(JSON.stringify({ reference, title: `Note ${index}`, published: '2026-11-05', type: 'Note', file }))
  }
  await writeFile(join(folder, 'manifest.jsonl'), `${lines.join('\n')}\n`)
}

/** @param {string} folder @param {string} data */
async function measureImport(folder, data) {
  const start = performance.now()
  const env = { ...process.env, DATA_DIR: data, DATABASE_URL: '' }
  const child = spawn(process.execPath, ['scripts/server.mjs', 'import', folder], { env, stdio: 'ignore' })
  const processor = processorTime(String(child.pid))
  let used = 0
  let memory = 0
  const ended = once(child, 'exit')
  while (child.exitCode === null) {
    await delay(200)
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '')
    memory = Math.max(memory, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0))
    used = Math.max(used, await processor().catch(() => 0))
  }
  const [code] = await ended
  if (code !== 0) throw new Error(`The import ended with ${code}.`)
  const seconds = (performance.now() - start) / 1000
  console.log(
    `${notes} notes of ${pages} pages as ${options.kind}: ${seconds.toFixed(0)} s, ${(used / 1000).toFixed(0)} s of them`,
  )
  console.log(`processor, ${(memory / 1024).toFixed(0)} MB of memory at most`)
}

/** @param {string} data */
async function measureSearch(data) {
  const { db, close } = await openDatabase({ directory: data })
  for (const [name, tables] of Object.entries({
    'passages and vectors': ['passages', 'passage_embeddings'],
    'index of words': ['search_postings', 'search_spellings', 'search_blocks'],
    'texts and files': ['document_bodies', 'document_files'],
  })) {
    const { rows } = await sql`select round(sum(pg_total_relation_size(name::regclass)) / 1e6) as size
      from unnest(${tables}::text[]) name`.execute(db)
    console.log(`${name}: ${/** @type {{ size: string }} */ (rows[0]).size} MB`)
  }
  const user = { level: 3, regionIds: null, assetClassIds: null, libraries: null, documentIds: [] }
  const start = performance.now()
  const { ids } = await findTextMatch(db, { term: ONLY_WORD, user, isLiteral: true })
  console.log(
    `a word of one note: ${ids.length} found in ${(performance.now() - start).toFixed(0)} ms, the first search of all`,
  )
  await close()
}

const work = await mkdtemp(join(tmpdir(), 'research-portal-import-'))
try {
  const folder = join(work, 'notes')
  await mkdir(folder)
  await writeFolder(folder)
  await measureImport(folder, join(work, 'data'))
  await measureSearch(join(work, 'data'))
} finally {
  await rm(work, { recursive: true, force: true })
}
