import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeDocumentIndex } from '#server/platform/database/document-index.ts'
import { searchVectors } from '#server/platform/database/search-vectors.ts'
import { openApi, type Query, type TestApi } from './support/api.ts'
import { users } from './support/fixture.ts'
import { ids } from './support/fixture-tags.ts'

let api: TestApi
let token: string

beforeAll(async () => {
  api = await openApi()
  token = (await api.signIn()).token
})
afterAll(() => api.close())

async function list(query: Query, path = 'all_documents', as = token) {
  const answer = await api.get(path, query, as)
  expect(answer.statusCode, answer.body).toBe(200)
  const { records, pagination_metadata: paging, ...others } = answer.json()
  return { ids: records.map(({ id }: { id: string }) => Number(id)), count: paging.max_records, ...others }
}
const correct = async (search_term: string, query: Query = {}) =>
  (await list({ search_term, ...query })).corrected_search_term

describe('misspelt words', () => {
  test.each([
    ['a letter left out', 'depsits', 'deposits', 1],
    ['a letter added', 'refinxing', 'refining', 2],
    ['a letter replaced', 'refinung', 'refining', 2],
    ['neighbours that changed places', 'dpeosits', 'deposits', 1],
    ['the first letter', 'reposits', 'deposits', 1],
    ['the case of what was typed', 'Refinung', 'Refining', 2],
    ['capitals', 'REFINUNG', 'REFINING', 2],
    ['a short word of a name', 'bnak', 'bank', 1],
    ['one of several words', 'tide refinung', 'tide refining', 2],
    ['two words', 'depsits marginz', 'deposits margins', 1],
    ['a name with accents', 'Zielnoa Łódź', 'Zielona Łódź', 1],
    ['a word beside signs', 'refinung -deposits', 'refining -deposits', 2],
    ['an alternative', 'refinung or nowhere', 'refining or nowhere', 2],
  ])('R222 corrects %s', async (_, term, corrected, id) => {
    const found = await list({ search_term: term })
    expect(found.corrected_search_term).toBe(corrected)
    expect(found.ids[0]).toBe(id)
    expect(found.ids).toEqual((await list({ search_term: corrected })).ids)
  })

  test.each([
    ['a word that is found', 'deposits'],
    ['another form of one', 'deposited'],
    ['the beginning of one', 'depos'],
    ['a company', 'Zielona Łódź Bank'],
    ['a ticker', 'ssb ln'],
    ['a word two edits away', 'dpesoits'],
    ['a word that is like none', 'kangaroo'],
    ['a short word that is no name', 'tidde'],
    ['a number', '20256'],
    ['a phrase in quotes', '"cheap fundinx"'],
    ['an excluded word', 'tide -refinung'],
    ['only signs', '"" -'],
    ['a very long text', `${'inflaton '.repeat(22)}x`],
  ])('R222 does not correct %s', async (_, term) => {
    expect(await correct(term)).toBeUndefined()
  })

  test('R222 a literal search finds what stands there', async () => {
    const literal = await list({ search_term: 'refinung', literal_search: 'true' })
    expect(literal).toEqual({ ids: [], count: 0 })
  })

  test('R222 R224 every list corrects, under its filters as well; where these leave nothing, nothing is said', async () => {
    expect((await list({ search_term: 'refinung' }, 'analytics_documents')).ids).toEqual([2])
    expect(await correct('refinung', { filter_Region: 'Asia' })).toBe('refining')
    expect(await correct('refinung', { filter_Region: 'Europe' })).toBeUndefined()
    const byTag = await list({ search_term: 'depsits', tag_id: String(ids.banks) }, 'web_documents_by_tag')
    expect(byTag).toMatchObject({ ids: [1], corrected_search_term: 'deposits' })
    const related = { search_term: 'depsits', tag_filters: '{"Sector":["Banks"]}' }
    expect(await list(related, 'web_documents/by_related_tags')).toMatchObject({ corrected_search_term: 'deposits' })
  })

  test('R207 R176 counts are those of the corrected search, or of the literal one', async () => {
    const sectors = async (query: Query) => {
      const answer = await api.get('tags/related_to_selected', { categories: 'Sector', ...query }, token)
      return answer.json().Sector.map(({ value }: { value: string }) => value)
    }
    expect(await sectors({ search_term: 'refinung' })).toEqual(['Energy'])
    expect(await sectors({ search_term: 'refinung', literal_search: 'true' })).toEqual([])
    const counted = async (literal_search: boolean) => {
      const document_filters = JSON.stringify({ search_term: 'refinung', literal_search })
      return (await api.get('typeahead_suggestions', { search_term: 'asia', document_filters }, token)).json()[0]
    }
    expect(await counted(false)).toMatchObject({ value: 'Asia', doc_count: 1 })
    expect(await counted(true)).toMatchObject({ value: 'Asia', doc_count: 0 })
  })

  test('R222 of several likely words the one that goes with the other words wins, then the one of most documents', async () => {
    const write = (id: number, summary: string) =>
      api.db
        .updateTable('documents')
        .set({ summary, ...searchVectors({ title: `Weekly view ${id}`, summary, names: [], body: '' }) })
        .where('id', '=', id)
        .execute()
    for (const id of [20, 21, 22]) await write(id, 'forestry')
    await write(23, 'forester glacier')
    await writeDocumentIndex(api.db)
    expect(await correct('forestrr')).toBe('forestry')
    expect(await correct('glacier forestrr')).toBe('glacier forester')
  })
})

describe('filters that leave nothing', () => {
  const removable = async (query: Query, path?: string) => (await list(query, path)).removable_filters

  test('R224 the filter that costs most comes first, each with what the list has without it', async () => {
    const query = { filter_Region: 'Europe', 'filter_Content Type': 'Macro', search_term: 'tide' }
    const found = await removable(query)
    expect(found).toEqual([
      { parameters: ['filter_Region'], doc_count: 1 },
      { parameters: ['filter_Content Type'], doc_count: 1 },
    ])
    const { filter_Region: _, ...without } = query
    expect((await list(without)).count).toBe(1)
  })

  test('R225 R226 R251 the two dates are one filter, the libraries of the query another, and that of the call a third', async () => {
    const dates = { start_date: '2020-01-01', end_date: '2020-12-31' }
    const count = (await list({}, 'eps_documents')).count
    expect(await removable(dates, 'eps_documents')).toEqual([
      { parameters: ['start_date', 'end_date'], doc_count: count },
    ])
    expect(await removable({ libraries: 'primers' }, 'eps_documents')).toEqual([
      { parameters: ['libraries'], doc_count: count },
      { parameters: [], doc_count: (await list({}, 'primers_documents')).count },
    ])
    expect(await removable({ search_term: 'kangaroo' })).toBeUndefined()
    expect(await removable({ search_term: 'refining' }, 'eps_documents')).toEqual([{ parameters: [], doc_count: 1 }])
    expect((await list({ search_term: 'refining' }, 'all_documents')).count).toBe(1)
  })

  test('R224 an unknown value, a locked one and a filter beside another that leaves nothing', async () => {
    expect(await removable({ filter_Sector: 'Nonsense', search_term: 'refining' })).toEqual([
      { parameters: ['filter_Sector'], doc_count: 1 },
    ])
    const tagged = { filter_Sector: 'Banks', tag_filters: '{"Sector":["Nonsense"]}' }
    expect(await removable(tagged, 'web_documents/by_related_tags')).toBeUndefined()
    expect(await removable({ filter_Sector: 'Nonsense', filter_Region: 'Nowhere' })).toBeUndefined()
  })

  test('R222 a misspelt word is corrected before', async () => {
    expect(await removable({ search_term: 'refinung', filter_Region: 'Europe' })).toEqual([
      { parameters: ['filter_Region'], doc_count: 1 },
    ])
  })

  test('R154 R255 the counts are those of the list: up to its limit, and of what the user may load where it asks for that', async () => {
    const none = { filter_Region: 'Nowhere' }
    expect(await removable({ ...none, limit: '5' })).toEqual([{ parameters: ['filter_Region'], doc_count: 5 }])
    const all = await list({ hide_unentitled: 'true' })
    expect(await removable({ ...none, hide_unentitled: 'true' })).toEqual([
      { parameters: ['filter_Region'], doc_count: all.count },
    ])
  })

  test('a list that has documents, or no filter, names none', async () => {
    expect(await removable({ filter_Region: 'Europe' })).toBeUndefined()
    expect(await removable({ filter_Region: 'Europe', page: '99' })).toBeUndefined()
  })
})

describe('typeahead_suggestions', () => {
  test.each(['zielona bnk', 'zieolna lodz', 'zielona lozd', 'zilona', 'zeilona ban'])(
    'R174 a company is suggested for %s',
    async (search_term) => {
      const found = (await api.get('typeahead_suggestions', { search_term }, token)).json()
      expect(found[0]).toMatchObject({ value: 'Zielona Łódź Bank' })
    },
  )
})

describe('words of a locked document', () => {
  const LOCKED = 3
  const OPEN = 30

  beforeAll(async () => {
    const write = async (id: number, title: string, words: string) => {
      const vectors = searchVectors({ title, names: [], body: words })
      await api.db
        .updateTable('documents')
        .set({ title, ...vectors })
        .where('id', '=', id)
        .execute()
      await api.db
        .updateTable('document_bodies')
        .set({ html: `<p>${words}</p>` })
        .where('document_id', '=', id)
        .execute()
    }
    await write(LOCKED, 'Obelisks', 'tungsten walkouts quarrys granitz')
    await write(OPEN, 'Plain', 'walkout granite quarry')
    await writeDocumentIndex(api.db)
    await api.db.updateTable('entitlements').set({ level: 9 }).where('user_id', '=', users.trial.id).execute()
  })

  test('R262 R402 are offered to its readers only, in none of their forms', async () => {
    const key = (await api.signIn('trial')).token
    const offered = async (search_term: string, as: string) =>
      (await list({ search_term }, 'all_documents', as)).corrected_search_term
    expect(await offered('tungstne', key)).toBe('tungsten')
    expect(await offered('tungstne', token)).toBeUndefined()
    // The open document has another form of the word, which is two edits away.
    expect(await offered('walkoutsx', key)).toBe('walkouts')
    expect(await offered('walkoutsx', token)).toBeUndefined()
    expect(await offered('obelizks', token)).toBe('obelisks')
  })

  test('R262 do not tell of themselves by what is taken for known', async () => {
    const key = (await api.signIn('trial')).token
    expect((await list({ search_term: 'granitz' }, 'all_documents', key)).ids).toEqual([LOCKED])
    expect(await list({ search_term: 'granitz' })).toMatchObject({ ids: [OPEN], corrected_search_term: 'granite' })
  })

  test('R224 no count of a removable filter tells of them', async () => {
    const query = { search_term: 'tungsten', filter_Region: 'Europe' }
    expect((await list(query)).removable_filters).toBeUndefined()
    const key = (await api.signIn('trial')).token
    expect((await list(query, 'all_documents', key)).removable_filters).toHaveLength(1)
  })
})
