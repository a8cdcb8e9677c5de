import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { foldText } from '#server/platform/text/fold.ts'
import { openApi, type Query, type TestApi } from './support/api.ts'
import { documents } from './support/fixture-documents.ts'
import { HOSTILE, tagRows } from './support/fixture-tags.ts'

const PANEL = 'Asset Class;Region;Sector;Company;Ticker;Analyst;Country;Content Type'

let api: TestApi
let token: string

beforeAll(async () => {
  api = await openApi()
  token = (await api.signIn()).token
})
afterAll(() => api.close())

type Selection = Record<string, string[]>
type Facets = Record<string, { value: string; doc_count: number }[]>

async function facets(selection: Selection, query: Query = {}): Promise<Facets> {
  const all = { tag_filters: JSON.stringify(selection), categories: PANEL, ...query }
  const answer = await api.get('tags/related_to_selected', all, token)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

const valuesOf = (tags: Facets[string] | undefined) => tags?.map(({ value }) => value)
const inBrief = (lists: Facets) =>
  Object.fromEntries(
    Object.entries(lists).map(([category, tags]) => [category, tags.map((tag) => [tag.value, tag.doc_count])]),
  )

const tags = tagRows(new Map())

/** The answer as the rule says it, document by document. */
function expected(selection: Selection, matches: (document: (typeof documents)[number]) => boolean) {
  const idsOf = (category: string) =>
    tags.filter((tag) => tag.category === category && selection[category]?.includes(tag.value)).map(({ id }) => id)
  const under = (category: string) =>
    documents.filter(
      (document) =>
        matches(document) &&
        Object.keys(selection)
          .filter((other) => other !== category)
          .every((other) => idsOf(other).some((id) => document.tag_ids?.includes(id))),
    )
  return Object.fromEntries(
    PANEL.split(';').map((category) => [
      category,
      tags
        .filter((tag) => tag.category === category && !tag.inactive)
        .sort((a, b) => (foldText(a.value) < foldText(b.value) ? -1 : 1))
        .map((tag) => [tag.value, under(category).filter(({ tag_ids }) => tag_ids?.includes(tag.id)).length])
        .filter(([, count]) => count !== 0),
    ]),
  )
}

const publishedOn = (from: string, to: string) => (document: (typeof documents)[number]) => {
  const day = new Date(String(document.published_at)).toISOString().slice(0, 10)
  return from <= day && day <= to
}

describe('tags/related_to_selected', () => {
  test.each<[string, Selection]>([
    ['nothing', {}],
    ['a sector', { Sector: ['Banks'] }],
    ['both sectors', { Sector: ['Banks', 'Energy'] }],
    ['a region and a sector', { Region: ['Asia'], Sector: ['Energy'] }],
    ['what excludes each other', { Region: ['Europe'], Sector: ['Energy'] }],
    ['three categories', { 'Asset Class': ['Credit'], 'Content Type': ['Macro', 'Company Note'], Company: [HOSTILE] }],
    ['an unknown value', { Sector: ['nonsense'] }],
    ['an unknown category', { nonsense: ['Banks'] }],
  ])('R205 R207 offers the values that occur under the other categories: %s', async (_, selection) => {
    expect(inBrief(await facets(selection))).toEqual(expected(selection, () => true))
  })

  test.each([
    ['2026-11-03', '2026-11-04'],
    ['2026-09-01', '2026-09-30'],
    ['2026-08-15', '2026-10-31'],
    ['2026-09-03', '2026-09-20'],
    ['2026-10-31', '2026-11-01'],
    ['0001-01-01', '9999-12-31'],
    ['9999-12-15', '9999-12-31'],
    ['0001-01-01', '0050-06-15'],
    ['2026-11-05', '2026-11-01'],
  ])('R207 R223 counts between %s and %s', async (start_date, end_date) => {
    const selection = { Sector: ['Energy'] }
    const found = inBrief(await facets(selection, { start_date, end_date }))
    expect(found).toEqual(expected(selection, publishedOn(start_date, end_date)))
  })

  test('R207 R222 R226 counts under a search term and a library', async () => {
    const tide = ({ id }: { id: number }) => id === 1 || id === 2
    expect(inBrief(await facets({}, { search_term: 'tide' }))).toEqual(expected({}, tide))
    const research = ({ library }: { library: string }) => library === 'research'
    const chosen = { Sector: ['Banks'] }
    expect(inBrief(await facets(chosen, { libraries: 'Research' }))).toEqual(expected(chosen, research))
    const both = await facets({}, { libraries: 'Research', search_term: 'tide', start_date: '2026-11-01' })
    expect(inBrief(both)).toEqual(expected({}, ({ id }) => id === 1))
  })

  test('R207 finds companies of exactly that name and documents of exactly that title as the list does', async () => {
    const named = await facets({}, { search_term: 'Weekly view 33' })
    const list = await api.get('all_documents', { search_term: 'Weekly view 33' }, token)
    const counted = named['Content Type']?.reduce((sum, { doc_count }) => sum + doc_count, 0)
    expect(counted).toBe(list.json().pagination_metadata.max_records)
  })

  test('R205 a value that is offered finds as many documents as it says', async () => {
    for (const { value, doc_count } of (await facets({ Sector: ['Banks'] })).Company ?? []) {
      const answer = await api.get('all_documents', { filter_Sector: 'Banks', filter_Company: value }, token)
      expect(answer.json().pagination_metadata.max_records).toBe(doc_count)
    }
  })

  test('R205 what was chosen last stays, in the pivot category alone, and other categories drop what contradicts it', async () => {
    const selection = { Region: ['Europe'], Sector: ['Energy'] }
    const pivot = await facets(selection, { pivot_category: 'Sector' })
    expect(inBrief({ Sector: pivot.Sector ?? [] }).Sector).toEqual([
      ['Banks', 1],
      ['Energy', 0],
    ])
    expect(valuesOf(pivot.Region)).toEqual(['Asia'])
    expect(valuesOf((await facets(selection)).Sector)).toEqual(['Banks'])
  })

  test('R207 the filters may stand in the keys of a query string; tag_filters come before them', async () => {
    const keys = { tag_filters: '', filter_Sector: 'Banks' }
    expect(inBrief(await facets({}, keys))).toEqual(expected({ Sector: ['Banks'] }, () => true))
    const both = await facets({ Sector: ['Energy'] }, { filter_Sector: 'Banks' })
    expect(inBrief(both)).toEqual(expected({ Sector: ['Energy'] }, () => true))
  })

  test('R207 answers the categories of the filter panel unless others are asked for', async () => {
    const answer = await api.get('tags/related_to_selected', {}, token)
    expect(Object.keys(answer.json())).toEqual(PANEL.split(';'))
    expect(Object.keys(await facets({}, { categories: 'Sector;nonsense' }))).toEqual(['Sector', 'nonsense'])
  })

  test('R207 takes at most 20 categories', async () => {
    const categories = Array.from({ length: 21 }, (_, index) => `Category ${index}`).join(';')
    expect((await api.get('tags/related_to_selected', { categories }, token)).statusCode).toBe(400)
  })

  test.each(['{', '[1]', '5', '{"Sector":"Banks"}', '{"Sector":[null]}'])(
    'R207 answers tag_filters of %s with 400',
    async (tag_filters) => {
      const answer = await api.get('tags/related_to_selected', { tag_filters }, token)
      expect(answer.statusCode).toBe(400)
      expect(answer.json().errors[0]).toMatch(/^tag_filters /)
    },
  )

  test.each(["' or 1=1 --", '%', ';', '"', '\\', '{1,2}', '', '\u{1f41b}', '__proto__', 'x'.repeat(5000)])(
    'R207 survives %j as a value, a category and a search',
    async (text) => {
      await facets({ Sector: [text], [text]: ['Banks'] }, { pivot_category: text.slice(0, 100), search_term: text })
    },
  )
})

describe('tags/by_category', () => {
  test('R378 answers the categories of the filter panel with their counts, in alphabetical order', async () => {
    const answer = await api.get('tags/by_category', { categories: PANEL }, token)
    expect(Object.keys(answer.json())).toEqual(PANEL.split(';'))
    expect(inBrief(answer.json())['Content Type']).toEqual([
      ['Company Note', 55],
      ['Macro', 5],
    ])
  })
})
