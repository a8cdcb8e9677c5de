import type { Kysely } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WebDocument } from '#contract/document.ts'
import { embedImported, importFolder } from '#server/import/import-folder.ts'
import { idsWithoutPassages } from '#server/import/write.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { openMeaning } from '#server/platform/semantic/meaning.ts'
import { type Imports, openImports, pdfOf, record } from './support/imports.ts'
import { topicEmbedder } from './support/topic-embedder.ts'

const LONG = 120_000

let imports: Imports

beforeAll(async () => {
  imports = await openImports()
}, LONG)
afterAll(() => imports.remove())

/** Imports a folder and embeds it, as the command does; gives what there is to be said. */
async function importAndEmbed(folder: string, model?: string): Promise<string | undefined> {
  const { db, close } = await imports.stored.open()
  try {
    await importFolder(db, folder, { dryRun: false, replace: true, now: new Date(), onProgress: () => {} })
    return await embedImported(
      db,
      async () => topicEmbedder(model),
      () => {},
    )
  } finally {
    await close()
  }
}

const find = (term: string): Promise<WebDocument[]> =>
  imports.withApi(
    'full',
    async (get) => (await get(`semantic_documents?semantic_search_term=${term}&page_size=50`)).json().records,
    (db: Kysely<Database>) => openMeaning(db, topicEmbedder()),
  )
const referencesOf = (records: readonly WebDocument[]) => records.map(({ external_reference }) => external_reference)

test('R253 R257 an imported document is found by what it means, with the page that says so', {
  timeout: LONG,
}, async () => {
  const folder = await imports.makeFolder(
    'first',
    {
      'wells.pdf': await pdfOf('The weather was fine.', 'Petroleum was found below the sea.'),
      'staff.html': '<p>A walkout stopped the plant.</p>',
    },
    [record('WELLS-1', 'wells.pdf'), record('STAFF-2', 'staff.html')],
  )
  expect(await importAndEmbed(folder)).toBeUndefined()
  const [first, ...others] = await find('crude')
  expect(first).toMatchObject({
    external_reference: 'WELLS-1',
    semantic_search_result: [{ text: 'Petroleum was found below the sea.', page_number: 2 }],
  })
  expect(referencesOf(others)).not.toContain('STAFF-2')
  expect(referencesOf(await find('strike'))).toEqual(['STAFF-2'])
})

test('R253 one that comes later, or in place of another, is found by its own text alone', {
  timeout: LONG,
}, async () => {
  const folder = await imports.makeFolder(
    'later',
    { 'staff.html': '<p>The lender agreed.</p>', 'profit.html': '<p>Earnings rose.</p>' },
    [record('STAFF-2', 'staff.html'), record('PROFIT-3', 'profit.html')],
  )
  expect(await importAndEmbed(folder)).toBeUndefined()
  expect(referencesOf(await find('strike'))).toEqual([])
  expect(referencesOf(await find('lender'))).toEqual(['STAFF-2'])
  expect(referencesOf(await find('profit'))).toEqual(['PROFIT-3'])
  expect(referencesOf(await find('crude'))).toContain('WELLS-1')
})

test('R253 with another model nothing is embedded, and what to do is said', { timeout: LONG }, async () => {
  const folder = await imports.makeFolder('other', { 'oil.html': '<p>Oil.</p>' }, [record('OIL-4', 'oil.html')])
  expect(await importAndEmbed(folder, 'another')).toContain('run npm run server:embed')
  const { db, close } = await imports.stored.open()
  expect(await idsWithoutPassages(db)).toHaveLength(1)
  await close()
})

test('R253 what was imported without passages gets them when an app with the right model starts', {
  timeout: LONG,
}, async () => {
  await expect.poll(async () => referencesOf(await find('crude')), { timeout: LONG }).toContain('OIL-4')
})
