import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeDocument } from '#server/import/write.ts'
import { writeDocumentIndex } from '#server/platform/database/document-index.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { writeLanguages } from '#server/platform/database/search-index/write-languages.ts'
import { searchVectors } from '#server/platform/database/search-vectors.ts'
import { openApi, type TestApi } from './support/api.ts'

/** Documents of the fixture that everybody may read, with texts in their place. */
const texts = {
  11: {
    language: 'German',
    text: 'Die Zinserhöhung der Notenbank trifft Häuser und Straßen. Der Markt wartet für die größte Bank.',
  },
  12: { language: 'French', text: "L'entreprise annonce des bénéfices constants. Elle augmente ses dividendes." },
  13: { language: 'Swedish', text: 'Räntehöjningarna når hushållen. Bankerna är väl rustade för konkurser.' },
  14: { language: 'English', text: 'Rates rise and homes die. The markets fear a rent shock.' },
} as const

let api: TestApi
let token: string

/** As a server of the version before has written them: their tags alone tell the language. */
async function write(db: Kysely<Database>) {
  for (const [id, { language, text }] of Object.entries(texts)) {
    const tag = 90_000 + Number(id)
    await sql`insert into tags (id, category, value, norm) values (${tag}, 'Language', ${language}, lower(${language}))`.execute(
      db,
    )
    const html = `<section data-page="1"><p>${text}</p></section>`
    await db.updateTable('document_bodies').set({ html }).where('document_id', '=', Number(id)).execute()
    const vectors = searchVectors({ title: `Paper ${id}`, names: [], body: text })
    await db
      .updateTable('documents')
      .set({ title: `Paper ${id}`, ...vectors, tag_ids: [tag], other_tag_ids: [tag] })
      .where('id', '=', Number(id))
      .execute()
  }
  expect(await writeLanguages(db)).toBe(true)
  expect(await writeLanguages(db)).toBe(false)
  await writeDocumentIndex(db)
}

beforeAll(async () => {
  api = await openApi(async (db) => {
    await write(db)
    return { unavailable: 'Nothing is embedded.' }
  })
  token = (await api.signIn()).token
})
afterAll(() => api.close())

type Hit = { text: string; marks: [number, number][] }

async function ask(search_term: string) {
  const answer = await api.get('all_documents', { search_term }, token)
  expect(answer.statusCode, answer.body).toBe(200)
  const { records, corrected_search_term: corrected } = answer.json()
  const found: { id: string; search_hits?: Hit[] }[] = records
  const marked = found.flatMap(({ search_hits = [] }) =>
    search_hits.flatMap(({ text, marks }) => marks.map(([from, to]) => text.slice(from, to))),
  )
  return { ids: found.map(({ id }) => Number(id)), marked, corrected }
}

test('R222 an import takes the language from its column', async () => {
  const content = { mediaType: 'text/html', html: '', text: 'Gewinnwarnungen', pages: 1, bytes: undefined } as const
  const tags = {
    analysts: [],
    companies: [],
    sectors: [],
    sub_sectors: [],
    regions: [],
    countries: [],
    asset_classes: [],
  }
  const record = {
    ...{ reference: 'DE-1', title: 'Report', subtitle: null, summary: null, documentType: 'Macro' },
    ...{ publishedAt: new Date('2026-11-01'), contactEmail: null, previewLevel: 0, downloadLevel: 0, file: 'x.html' },
    library: 'research',
    tags: { ...tags, languages: ['Klingon', 'Deutsch', 'English'] },
  } as const
  await api.db.transaction().execute((transaction) => writeDocument(transaction, record, content, 'hash'))
  await writeDocumentIndex(api.db)
  expect((await ask('Gewinnwarnung')).ids).toHaveLength(1)
})

test('R399 a record says the language of the text, and none if its tags name only one that is not known', async () => {
  const languageOf = async (id: string) =>
    (await api.get('web_document_by_id', { document_id: id }, token)).json().language
  expect(await Promise.all(['11', '12', '13', '14'].map(languageOf))).toEqual(['de', 'fr', 'sv', 'en'])
  const rename = (value: string) => sql`update tags set value = ${value} where id = 90014`.execute(api.db)
  await rename('Vulcan')
  expect(await languageOf('14')).toBeNull()
  await rename('English')
})

describe('a text in another language', () => {
  test.each([
    ['German', 'Zinserhöhungen', 11, ['Zinserhöhung']],
    ['German, by an inner vowel', 'Haus', 11, ['Häuser']],
    ['German, without accents', 'strasse', 11, ['Straßen']],
    ['French', 'bénéfice', 12, ['bénéfices']],
    ['French, with another end', 'constamment', 12, ['constants']],
    ['French, without accents', 'benefices', 12, ['bénéfices']],
    ['Swedish', 'räntehöjning', 13, ['Räntehöjningarna']],
    ['Swedish, without accents', 'rantehojningar', 13, ['Räntehöjningarna']],
  ])('R222 is found by any form of its words, which are marked: %s', async (_, term, id, marked) => {
    const found = await ask(term)
    expect(found.ids).toEqual([id])
    expect(found.marked).toEqual(marked)
  })

  test('R222 is asked for no word that its language leaves out, and others are asked for it', async () => {
    expect((await ask('die Zinserhöhung der Notenbank')).ids).toEqual([11])
    expect((await ask('die')).ids).toEqual([14])
    expect((await ask('rent')).ids).toEqual([14])
  })

  test('R222 is matched by its own forms where signs say what has to occur', async () => {
    expect((await ask('"Zinserhöhungen der Notenbanken"')).ids).toEqual([11])
    expect((await ask('Zinserhöhungen -Haus')).ids).toEqual([])
    expect((await ask('paper -Häuser -bénéfice -Banker')).ids).toEqual([14])
  })

  test.each(['Konkurs', 'für', 'Notenbanken', 'dividende', 'größten', 'hushåll'])(
    'R222 its right words are not corrected: %s',
    async (term) => {
      expect((await ask(term)).corrected).toBeUndefined()
    },
  )

  test('R222 its misspelt words are corrected, with their accents', async () => {
    expect(await ask('Notenbakn')).toMatchObject({ ids: [11], corrected: 'Notenbank' })
    expect(await ask('benefcies')).toMatchObject({ ids: [12], corrected: 'bénéfices' })
  })
})
