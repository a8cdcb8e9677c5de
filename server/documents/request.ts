import { type Static, Type } from 'typebox'
import { parameter } from '#contract/field.ts'
import { ListQuery } from '#contract/filter.ts'
import type { Access, Entitlement } from '#server/access/access-rule.ts'
import type { Library } from '#server/platform/database/tables/documents.ts'
import { withExamples } from '#server/platform/http/examples.ts'
import { parseSpan, type Span } from '#server/platform/http/lists/dates.ts'
import { type Page, toPage } from '#server/platform/http/lists/paging.ts'
import { getFirst, type Parameter, parseTagFilters, toValues } from '#server/platform/http/lists/values.ts'
import { parseLibraries } from './libraries.ts'

/** What every document list takes: with `hide_unentitled=true` it lists and counts only what the user may load (R255). */
export const DocumentQuery = Type.Intersect([
  withExamples(ListQuery, { order_by_field: 'publication_date' }),
  Type.Object({
    hide_unentitled: Type.Optional(parameter('`true`: only what the user may load.', 'true')),
    available_since: Type.Optional(
      parameter('An instant: only what became available after it, see `available_at`.', '2026-11-05T09:00:00Z'),
    ),
  }),
])
export type DocumentQuery = Static<typeof DocumentQuery>

/** What narrows a document list: AND between the parts and between categories, OR between a category's values. */
export type DocumentFilter = {
  /** A document must be in one library of each list. */
  libraries: readonly (readonly Library[])[]
  tags: ReadonlyMap<string, ReadonlySet<string>>
  span: Span
  /** A document must have become available after this instant. */
  availableSince?: Date
  /** '' for none. */
  term: string
  /** Whether a misspelt word of the term is looked for as it stands. */
  isLiteral: boolean
  /** A tag that a document must have in addition. */
  tagId?: number
  /** Who asks: a search reads the words of documents that this subscription covers, and of others the title and the tags. */
  user: Entitlement
  /** What the user must be allowed to do with a document; undefined: documents that are locked are listed too. */
  only?: keyof Access
}

const orders = ['publication_date', 'title', 'views', 'document_type', 'page_count'] as const
export type OrderField = (typeof orders)[number]

/** Other names of the fields; an unknown one counts as absent, so that an old link still shows its list. */
const fieldNamed: Readonly<Record<string, OrderField | undefined>> = Object.assign(Object.create(null), {
  ...Object.fromEntries(orders.map((name) => [name, name])),
  popularity: 'views',
})

/** No field given: newest first, or the best match first where there is a search term. */
export type DocumentOrder = { field: OrderField | undefined; ascending: boolean }

/** A part of a filter that the user has set: its parameters, none for the library of the call, and the filter without it. */
type RemovableFilter = { parameters: string[]; without: DocumentFilter }

export type DocumentRequest = {
  filter: DocumentFilter
  order: DocumentOrder
  page: Page
  /** What a user may take back of the filter; the search, and tags of the call itself, are not among it. */
  removable: RemovableFilter[]
}

const LONGEST_TERM = 200

/** The last instant with a year of four digits. */
const LATEST = Date.UTC(9999, 11, 31, 23, 59, 59)

/** What is no instant counts as absent, so that an old link still shows its list. */
function parseInstant(text: string): { availableSince?: Date } {
  const time = Date.parse(text)
  return time >= 0 && time <= LATEST ? { availableSince: new Date(time) } : {}
}

type FilterQuery = Readonly<Record<string, Parameter>>

/**
 * Reads what narrows a list (R222–R226); `ofCall` are the libraries of the call itself, null for all. `all_time_filter`
 * set to `true` takes the dates away (C50). `replay_filter` is about events and narrows no documents.
 */
export function parseDocumentFilter(
  query: FilterQuery,
  ofCall: readonly Library[] | null,
  user: Entitlement,
): DocumentFilter {
  const asked = parseLibraries(toValues(query.libraries))
  const isAllTime = getFirst(query.all_time_filter) === 'true'
  return {
    libraries: [ofCall, asked].filter((list) => list !== null),
    tags: parseTagFilters(query),
    span: isAllTime ? parseSpan('', '') : parseSpan(getFirst(query.start_date), getFirst(query.end_date)),
    term: getFirst(query.search_term).slice(0, LONGEST_TERM),
    isLiteral: getFirst(query.literal_search) === 'true',
    ...parseInstant(getFirst(query.available_since)),
    user,
  }
}

/** What the call itself filters by. */
type OfCall = { library: readonly Library[] | null; tags: ReadonlyMap<string, unknown> }

/** The parts of a filter that stand in a query, and the library of the call, which is a quick filter of the feed. */
function listRemovable(query: FilterQuery, filter: DocumentFilter, ofCall: OfCall) {
  const { tags, span, libraries } = filter
  const categories = [...parseTagFilters(query).keys()].filter((category) => !ofCall.tags.has(category))
  const removable: RemovableFilter[] = categories.map((category) => ({
    parameters: [`filter_${category}`],
    without: { ...filter, tags: new Map([...tags].filter(([other]) => other !== category)) },
  }))
  if (span.from || span.before)
    removable.push({ parameters: ['start_date', 'end_date'], without: { ...filter, span: parseSpan('', '') } })
  if (filter.availableSince) {
    const { availableSince: _, ...without } = filter
    removable.push({ parameters: ['available_since'], without })
  }
  if (parseLibraries(toValues(query.libraries)))
    removable.push({ parameters: ['libraries'], without: { ...filter, libraries: libraries.slice(0, -1) } })
  if (ofCall.library) removable.push({ parameters: [], without: { ...filter, libraries: libraries.slice(1) } })
  return removable
}

/** Further filters of a call: a tag, tags in place of those in the query, or what the user may do. */
type Besides = Partial<Pick<DocumentFilter, 'tagId' | 'tags'>> & { only?: DocumentFilter['only'] | undefined }

/** Reads a document list's query (R222–R227, R255). */
export function parseDocumentRequest(
  query: DocumentQuery,
  ofCall: readonly Library[] | null,
  user: Entitlement,
  { tags = new Map(), only, ...besides }: Besides = {},
): DocumentRequest {
  const field = fieldNamed[getFirst(query.order_by_field)]
  const parsed = parseDocumentFilter(query, ofCall, user)
  const filter: DocumentFilter = {
    ...parsed,
    ...besides,
    tags: new Map([...parsed.tags, ...tags]),
    ...(getFirst(query.hide_unentitled) === 'true' ? { only: 'entitled' } : only ? { only } : {}),
  }
  return {
    filter,
    removable: listRemovable(query, filter, { library: ofCall, tags }),
    order: { field, ascending: field !== undefined && query.order_by_order === 'asc' },
    page: toPage(query),
  }
}
