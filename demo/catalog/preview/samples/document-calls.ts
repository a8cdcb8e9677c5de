import type { WebDocument } from '#contract/document.ts'
import { toDetail, toDocument } from './document-records.ts'
import { byDate, hasTag, tagIdsOf } from './document-tags.ts'
import type { World } from './memory.ts'
import type { SampleDocument } from './records.ts'
import {
  byKey,
  firstOf,
  type Handler,
  matchesAll,
  notFound,
  readNumber,
  readSelection,
  type Selection,
  toPage,
  toWords,
} from './request.ts'
import { countWords, hasWords, toHits, toPassages } from './search.ts'

/** The libraries by the names of their quick filters. */
const libraries: Readonly<Record<string, string>> = {
  Research: 'research',
  'Sales Intelligence & Events': 'commentary',
  'Flash Mail': 'flashmail',
  Analytics: 'analytics',
  'Valuation Tools': 'valuation',
  Primers: 'primers',
  'Earnings Hub': 'eps',
  'Analytics - Archive': 'analytics_archive',
}

/** What counts for a search by meaning; shorter words say little. */
const MEANINGFUL = 4

export type DocumentFilter = {
  selection: Selection
  words: readonly string[]
  /** Words of a search by meaning: one is enough. */
  meaning: readonly string[]
  libraries: readonly string[]
  /** Calendar days; empty: open. */
  from: string
  to: string
}

export const toMeaning = (term: string | null): string[] => toWords(term).filter((word) => word.length >= MEANINGFUL)

export function readDocumentFilter(query: URLSearchParams, selection = readSelection(query)): DocumentFilter {
  const named = query.getAll('libraries').filter((name) => name !== '')
  const isOpen = query.get('all_time_filter') === 'true'
  return {
    selection,
    words: toWords(query.get('search_term')),
    meaning: toMeaning(query.get('semantic_search_term')),
    libraries: named.includes('All') ? [] : named.map((name) => libraries[name] ?? name),
    from: isOpen ? '' : (query.get('start_date') ?? ''),
    to: isOpen ? '' : (query.get('end_date') ?? ''),
  }
}

/** The documents that match, the newest first. */
export function findDocuments({ records }: World, filter: DocumentFilter): SampleDocument[] {
  const { selection, words, meaning, libraries, from, to } = filter
  const isWanted = (document: SampleDocument) => {
    const day = document.publication_date.slice(0, 10)
    return (
      (libraries.length === 0 || libraries.includes(document.library)) &&
      (from === '' || day >= from) &&
      (to === '' || day <= to) &&
      matchesAll(selection, (category, value) => hasTag(records, document, category, value)) &&
      hasWords(records, document, words) &&
      (meaning.length === 0 || countWords(records, document, meaning) > 0)
    )
  }
  return records.documents.filter(isWanted).sort(byDate)
}

const sortKeys: Readonly<Record<string, (document: SampleDocument) => string | number | undefined>> = {
  publication_date: ({ publication_date }) => publication_date,
  title: ({ title }) => title?.toLowerCase(),
  views: ({ views }) => views,
  popularity: ({ views }) => views,
  document_type: ({ document_type }) => document_type ?? undefined,
  page_count: ({ page_count }) => page_count ?? undefined,
}

function sorted(world: World, found: readonly SampleDocument[], query: URLSearchParams, filter: DocumentFilter) {
  const key = sortKeys[query.get('order_by_field') ?? '']
  if (key) return found.toSorted(byKey(key, query.get('order_by_order') === 'asc'))
  if (filter.meaning.length === 0) return found
  return found.toSorted(byKey((document) => countWords(world.records, document, filter.meaning), false))
}

/** A call that lists documents, of one library or of all. */
const listing =
  (world: World, narrow: (filter: DocumentFilter) => DocumentFilter): Handler =>
  ({ query }) => {
    const { records, memory } = world
    const filter = narrow(readDocumentFilter(query))
    const { words, meaning } = filter
    const page = toPage(sorted(world, findDocuments(world, filter), query, filter), query)
    const toRecord = (document: SampleDocument): WebDocument => ({
      ...toDocument(records, memory, document),
      ...(words.length > 0 && toHits(records, document, words)),
      ...(meaning.length > 0 && toPassages(records, document, meaning)),
    })
    return { ...page, records: page.records.map(toRecord) }
  }

export function documentCalls(world: World): Record<string, Handler> {
  const { records, memory } = world
  const lists = Object.values(libraries).map((library): [string, Handler] => [
    `${library}_documents`,
    listing(world, (filter) => ({ ...filter, libraries: [library] })),
  ])
  const byTag: Handler = (request) => {
    const tag = records.tags.get(request.query.get('tag_id') ?? '')
    if (!tag) throw notFound()
    const withTag = (selection: Selection) => new Map([...selection, [tag.category, [tag.value]]])
    return listing(world, (filter) => ({ ...filter, selection: withTag(filter.selection) }))(request)
  }
  const brief = (documents: readonly SampleDocument[]) =>
    documents.map((document) => toDocument(records, memory, document))
  const open = (document: SampleDocument | undefined) => {
    if (!document) throw notFound()
    const detail = toDetail(records, memory, document)
    if (!memory.readAt.has(document.id)) memory.readAt.set(document.id, records.now.toISOString())
    memory.unread.delete(document.id)
    return detail
  }
  const byReference = (query: URLSearchParams) =>
    records.documents.find(({ external_reference }) => external_reference === query.get('reference'))
  const byViews = () => records.documents.toSorted(byKey(({ views }) => views, false))
  return {
    ...Object.fromEntries(lists),
    all_documents: listing(world, (filter) => filter),
    semantic_documents: listing(world, (filter) => filter),
    web_documents_by_tag: byTag,
    web_document_by_ref: ({ query }) => open(byReference(query)),
    web_document_by_id: ({ query }) => open(records.documents.find(({ id }) => id === query.get('document_id'))),
    web_document_preview: ({ query }) => ({ html_content: open(byReference(query)).detail ?? null }),
    'web_documents/most_popular': ({ query }) => {
      const first = new Date(records.now.getTime() - readNumber(query, 'days', 36_500) * 86_400_000).toISOString()
      const recent = byViews().filter(({ publication_date }) => publication_date >= first)
      return brief(firstOf(recent.length > 0 ? recent : byViews(), query, 5))
    },
    suggested_content: ({ query }) => {
      const ids = [...memory.follows.keys()]
      const isNear = (document: SampleDocument) => tagIdsOf(document).some((id) => ids.includes(id))
      const unread = records.documents.filter(({ id }) => !memory.readAt.has(id))
      return brief(firstOf(unread.filter(isNear).sort(byDate), query, 3))
    },
  }
}
