// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { configure } from '#config/configure.ts'
import type { WebDocument } from '#contract/document.ts'
import { toTile } from '#entities/document/tile.ts'

const bare: WebDocument = { id: '7', title: 'Gold' }
const tile = (fields: Partial<WebDocument>) => toTile({ ...bare, ...fields }, 'en')

afterEach(() => configure({ disableProfileLinks: '', labels: { analyst: 'Analyst' } }))

test('R266 a record of only an id and a title is shown', () => {
  expect(toTile(bare, 'en')).toEqual({
    id: '7',
    title: 'Gold',
    titleMarks: [],
    subtitle: '',
    summary: '',
    summaryMarks: undefined,
    type: '',
    date: '',
    pages: 0,
    region: '',
    rating: undefined,
    target: undefined,
    passages: [],
    passageCount: 0,
    tags: ['Analyst', 'Company', 'Sector'].map((label) => ({ label, areAuthors: label === 'Analyst', tags: [] })),
    opening: { kind: 'document', reference: '7', href: 'http://localhost:3000/document/7' },
    attachment: { kind: 'none' },
  })
})

test('embedding 24: the texts of a document in another language than the words around it have their language', () => {
  expect(tile({ language: 'de' }).lang).toBe('de')
  expect(tile({ language: 'en-GB' }).lang).toBeUndefined()
  expect(tile({ language: null }).lang).toBeUndefined()
  // Without French words the element's own texts are English.
  expect(toTile({ ...bare, language: 'fr' }, 'fr').lang).toBe('fr')
})

test('R266 a record whose fields are all null is shown', () => {
  const names = [
    'title',
    'subtitle',
    'summary',
    'document_type',
    'publication_date',
    'page_count',
    'external_reference',
    'entitled',
    'permissioned',
    'attachment_content_type',
    'attachment_url',
    'download_link',
    'download_url',
    'preview_url',
    'link_to_preview',
    'region',
    'primary_focus',
    'primary_tags',
    'other_tags',
    'analysts',
    'rating',
    'rating_change',
    'prior_rating',
    'target_price',
    'target_price_currency',
    'prior_target_price',
  ]
  const nulls = Object.fromEntries(names.map((name) => [name, null]))
  expect(toTile({ ...nulls, id: '7' }, 'en')).toEqual({ ...toTile(bare, 'en'), title: '' })
})

test('R266 a full record gives its subtitle, summary, region, type, date and pages', () => {
  const fields = {
    subtitle: 'Glitter',
    summary: 'All that glitters',
    region: 'Africa',
    document_type: 'Company Note',
    publication_date: '2026-11-05T14:30:00Z',
    page_count: 12,
  }
  expect(tile(fields)).toMatchObject({
    subtitle: 'Glitter',
    summary: 'All that glitters',
    region: 'Africa',
    type: 'Company Note',
    date: '2026-11-05T14:30:00Z',
    pages: 12,
  })
})

test('R252 tags stand in the order Analyst, Company, Sector, and no others', () => {
  const tag = (id: string, category: string) => ({ id, category, value: `${category} ${id}` })
  const { tags } = tile({
    analysts: [tag('1', 'Analyst')],
    primary_tags: [tag('2', 'Sector'), tag('3', 'Company'), tag('1', 'Analyst')],
    other_tags: [tag('4', 'Region'), tag('5', 'Company'), { id: '6', category: 'Company' }],
  })
  expect(tags.map(({ label, tags }) => [label, tags.map(({ id }) => id)])).toEqual([
    ['Analyst', ['1']],
    ['Company', ['3', '5']],
    ['Sector', ['2']],
  ])
})

test('R208 the categories are called as the deployment calls them', () => {
  configure({ labels: { analyst: 'Author' } })
  expect(tile({}).tags[0]?.label).toBe('Author')
})

const analyst = { id: '1', category: 'Analyst', value: 'Ada', profile_link: '/analyst_profile/1' }
const linkOf = (fields: Partial<typeof analyst>) =>
  tile({ analysts: [{ ...analyst, ...fields }] }).tags[0]?.tags[0]?.href

test('R252 a tag links to its profile', () => {
  expect(linkOf({})).toBe('http://localhost:3000/analyst_profile/1')
})

test('R052 with profile links turned off a tag is plain text', () => {
  configure({ disableProfileLinks: 'true' })
  expect(linkOf({})).toBeUndefined()
})

test('C45 an unsafe profile link is plain text', () => {
  expect(linkOf({ profile_link: 'javascript:alert(1)' })).toBeUndefined()
})

const found = (page_number: number | null, text = 'Costs rise.') => ({ text, page_number })

test('R257 passages found by meaning stand with the way to their page', () => {
  const { passages } = toTile({ id: '7', semantic_search_result: [found(3)] }, 'en')
  expect(passages).toEqual([{ text: 'Costs rise.', page: 3, href: 'http://localhost:3000/document/7#page=3' }])
})

test('R257 at most three passages are shown, and none without a text', () => {
  const results = [found(1, ' '), found(2, 'a'), found(3, 'b'), found(4, 'c'), found(5, 'd')]
  expect(toTile({ id: '7', semantic_search_result: results }, 'en').passages.map(({ text }) => text)).toEqual([
    'a',
    'b',
    'c',
  ])
})

test('R257 R262 a passage without a page, or of a document that may not be opened, leads nowhere', () => {
  expect(toTile({ id: '7', semantic_search_result: [found(null)] }, 'en').passages[0]?.href).toBeUndefined()
  expect(
    toTile({ id: '7', permissioned: false, semantic_search_result: [found(2)] }, 'en').passages[0]?.href,
  ).toBeUndefined()
})

const hits = (...marks: [number, number][]) => [{ text: 'Gross margin fell; margin pressure.', page_number: 4, marks }]

test('R222 passages found by words have them marked, and lead to the words on their page', () => {
  const search_hits = hits([0, 5], [6, 12], [19, 25])
  const { passages, passageCount } = toTile({ id: '7', search_hits, search_hit_count: 5 }, 'en')
  expect(passages).toEqual([
    {
      text: 'Gross margin fell; margin pressure.',
      page: 4,
      href: 'http://localhost:3000/document/7#page=4&find=Gross+margin',
      marks: [
        [0, 5],
        [6, 12],
        [19, 25],
      ],
    },
  ])
  expect(passageCount).toBe(5)
})

test('R222 marks outside the text, across each other or of another kind are left out', () => {
  const search_hits = hits([-1, 3], [0, 5], [3, 8], [30, 99])
  expect(toTile({ id: '7', search_hits }, 'en').passages[0]?.marks).toEqual([[0, 5]])
  const wrong = [{ text: 'Gross', marks: 'all' as never }]
  expect(toTile({ id: '7', search_hits: wrong }, 'en').passages).toEqual([
    { text: 'Gross', page: undefined, href: undefined },
  ])
})

test('R222 words in the title are marked, and those of a summary that stands for a passage', () => {
  const found = { id: '7', title: 'Gold', title_marks: [[0, 4]], summary: 'Silver too.', summary_marks: [[0, 6]] }
  expect(toTile(found, 'en')).toMatchObject({
    titleMarks: [[0, 4]],
    summaryMarks: [[0, 6]],
  })
  expect(toTile({ id: '7', title: 'Gold', summary: 'Silver too.' }, 'en').summaryMarks).toBeUndefined()
})
