import type { Tag } from '#contract/tag.ts'
import { foldText } from '#lib/format/fold-text.ts'
import { splitValues } from '#lib/format/join-values.ts'
import { rankRating } from '#lib/format/rating-scale.ts'
import { type DocumentFilter, findDocuments, readDocumentFilter, toMeaning } from './document-calls.ts'
import { tagIdsOf } from './document-tags.ts'
import type { World } from './memory.ts'
import type { SampleTag } from './records.ts'
import {
  byKey,
  type Handler,
  matchesAll,
  notFound,
  parseSelection,
  readCategories,
  readSelection,
  type Selection,
  toPage,
  toWords,
} from './request.ts'
import { companyFacets, tagsOf, toBriefTag, toTag } from './tag-records.ts'

const without = (selection: Selection, category: string): Selection =>
  new Map([...selection].filter(([key]) => key !== category))

/** How many documents match, by the id of their tags. The values of one category are alternatives, so its own do not count. */
function countsOf(world: World, filter: DocumentFilter, category: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const document of findDocuments(world, { ...filter, selection: without(filter.selection, category) }))
    for (const id of tagIdsOf(document)) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}

const everything: DocumentFilter = { selection: new Map(), words: [], meaning: [], libraries: [], from: '', to: '' }

/** The tags of a category that occur on matching documents, with how many. */
function countedTags(world: World, filter: DocumentFilter, category: string): Tag[] {
  const counts = countsOf(world, filter, category)
  return tagsOf(world.records, category)
    .filter(({ id }) => category === 'Roadshow Type' || counts.has(id))
    .map((tag) => ({ ...toBriefTag(tag), doc_count: counts.get(tag.id) ?? 0 }))
}

const byCategory = (categories: readonly string[], toTags: (category: string) => Tag[]) =>
  Object.fromEntries(categories.map((category) => [category, toTags(category)]))

const companySort: Readonly<Record<string, (world: World, company: SampleTag) => string | number | undefined>> = {
  value: (_, { value }) => foldText(value),
  ticker: (_, { ticker }) => ticker ?? undefined,
  sub_sector: (_, { sub_sector }) => sub_sector ?? undefined,
  equity_rating: (_, { equity_rating }) => rankRating(equity_rating ?? ''),
  related_analyst: ({ records }, { analysts }) => foldText(records.tags.get(analysts?.[0] ?? '')?.value ?? ''),
  last_updated: (_, { last_updated }) => last_updated ?? undefined,
}

const initialOf = ({ value }: SampleTag) => foldText(value).charAt(0).toUpperCase()

/** A row without what only the profile shows. */
const asRow = ({ company_financials_table: _, year_flags: __, ...row }: Tag): Tag => row

/** A page or a letter of the companies in a scope. */
const companies =
  (world: World, isInScope: (company: SampleTag, query: URLSearchParams) => boolean): Handler =>
  ({ query }) => {
    const { records } = world
    const words = toWords(query.get('search_term'))
    const selection = readSelection(query)
    const found = tagsOf(records, 'Company').filter((company) => {
      const text = foldText(`${company.value} ${company.ticker}`)
      const has = (category: string, value: string) => companyFacets(records, company, category).includes(value)
      return isInScope(company, query) && matchesAll(selection, has) && words.every((word) => text.includes(word))
    })
    const letters = [...new Set(found.map(initialOf))].sort()
    const field = companySort[query.get('order_by_field') ?? '']
    const ascending = query.get('order_by_order') === 'asc'
    const sorted = field ? found.toSorted(byKey((company) => field(world, company), ascending)) : found
    const toRecord = (company: SampleTag) => asRow(toTag(records, company))
    const letter = (query.get('page') ?? '').toUpperCase()
    if (/^[A-Z]$/.test(letter)) {
      const all = sorted.filter((company) => initialOf(company) === letter).map(toRecord)
      const place = { page: letter, num_pages: letters.length, max_records: all.length }
      return { records: all, pagination_metadata: { ...place, alphabetical_range: letters } }
    }
    const page = toPage(sorted.map(toRecord), query)
    return { ...page, pagination_metadata: { ...page.pagination_metadata, alphabetical_range: letters } }
  }

/** The filters of a list as JSON text, which suggestions are counted under. */
function parseDocumentFilters(text: string | null, selected: Selection): DocumentFilter {
  const given = JSON.parse(text || '{}') as Record<string, unknown>
  const { tag_filters, date_range, libraries = [], ...terms } = given
  const range = Object(date_range) as Record<string, string>
  const query = new URLSearchParams(terms as Record<string, string>)
  for (const [key, value] of Object.entries(range)) query.set(key, value)
  for (const library of libraries as string[]) query.append('libraries', library)
  const filters = parseSelection(JSON.stringify(tag_filters ?? {}))
  return readDocumentFilter(query, new Map([...filters, ...selected]))
}

const MOST_SUGGESTIONS = 10

const suggest =
  (world: World): Handler =>
  ({ query }) => {
    const term = foldText(query.get('search_term') ?? '').trim()
    const named = readCategories(query, 'tag_categories')
    const selected = parseSelection(query.get('selected_tags'))
    const filter = parseDocumentFilters(query.get('document_filters'), selected)
    const isCounted = query.get('disable_document_count') !== 'true' && toMeaning(filter.meaning.join(' ')).length === 0
    const isWanted = (tag: SampleTag) =>
      (named.length === 0 ? tag.category !== 'Roadshow Type' : named.includes(tag.category)) &&
      !selected.get(tag.category)?.includes(tag.value) &&
      foldText(`${tag.value} ${tag.ticker ?? ''}`).includes(term)
    const found = [...world.records.tags.values()].filter((tag) => term !== '' && isWanted(tag))
    const begins = (tag: SampleTag) => Number(!foldText(tag.value).startsWith(term))
    return found
      .sort((one, other) => begins(one) - begins(other))
      .slice(0, MOST_SUGGESTIONS)
      .map((tag) => {
        const count = isCounted && { doc_count: countsOf(world, filter, tag.category).get(tag.id) ?? 0 }
        return { ...toBriefTag(tag), ...count }
      })
  }

/** The tags that go with parents: those of the companies that have them all. */
function listChildren(world: World, parents: Selection, category: string): Tag[] {
  const { records } = world
  const matching = tagsOf(records, 'Company').filter((company) =>
    matchesAll(parents, (key, value) => companyFacets(records, company, key).includes(value)),
  )
  const values = new Set(matching.flatMap((company) => companyFacets(records, company, category)))
  // Companies are filed under no asset class or type of content.
  const isKnown = tagsOf(records, 'Company').some((company) => companyFacets(records, company, category).length > 0)
  return tagsOf(records, category)
    .filter(({ value }) => parents.size === 0 || !isKnown || values.has(value))
    .map((tag) => ({ ...toBriefTag(tag), disabled: false }))
}

/** The tags that records of interests name. */
function toInterestTags({ records }: World, text: string | null): Record<string, Tag[]> {
  const given = [JSON.parse(text || '[]')].flat() as Record<string, string>[]
  const named = new Map<string, Tag[]>()
  for (const [category, values] of given.flatMap((record) => Object.entries(record))) {
    const wanted = splitValues(values)
    const found = tagsOf(records, category).filter(({ value }) => wanted.includes(value))
    if (found.length > 0)
      named.set(category, [
        ...(named.get(category) ?? []),
        ...found.map((tag) => ({ ...toBriefTag(tag), disabled: false, inactive: false })),
      ])
  }
  return Object.fromEntries(named)
}

export function tagCalls(world: World): Record<string, Handler> {
  const { records } = world
  const require = (tag: SampleTag | undefined) => {
    if (!tag) throw notFound()
    return toTag(records, tag)
  }
  const all = [...records.tags.values()]
  const isRelated = (company: SampleTag, query: URLSearchParams) => {
    const tag = records.tags.get(query.get('id') ?? '')
    return tag !== undefined && companyFacets(records, company, tag.category).includes(tag.value)
  }
  return {
    'tags/{id}': ({ id }) => require(records.tags.get(id)),
    'tags/by_external_id': ({ query }) => require(all.find((tag) => tag.external_id === query.get('external_id'))),
    companies_with_permissions: companies(world, () => true),
    'tags/related_companies_by_id': companies(world, isRelated),
    typeahead_suggestions: suggest(world),
    quick_select_tag: ({ query }) => {
      const term = foldText(query.get('search_term') ?? '').trim()
      const found = all.find(({ value, ticker }) => [value, ticker].some((name) => name && foldText(name) === term))
      return found ? toBriefTag(found) : null
    },
    'tags/by_category': ({ query }) =>
      byCategory(readCategories(query), (category) => countedTags(world, everything, category)),
    'tags/related_to_selected': ({ query }) => {
      const filter = readDocumentFilter(query, parseSelection(query.get('tag_filters')))
      return byCategory(readCategories(query), (category) => countedTags(world, filter, category))
    },
    by_category_with_permissions: ({ query }) =>
      byCategory(readCategories(query), (category) => listChildren(world, new Map(), category)),
    related_children_by_category: ({ query }) => {
      const parents = parseSelection(query.get('tags_by_category'))
      return byCategory(readCategories(query, 'child_categories'), (category) => listChildren(world, parents, category))
    },
    get_tags_from_cri_json: ({ query }) => toInterestTags(world, query.get('cri_json')),
  }
}
