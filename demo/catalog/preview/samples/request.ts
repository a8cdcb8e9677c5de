import type { PaginationMetadata } from '#contract/list.ts'
import { foldText } from '#lib/format/fold-text.ts'
import { splitValues } from '#lib/format/join-values.ts'

/** One call of the API. `id` is the part of its path that varies. */
type SampleRequest = { query: URLSearchParams; body: unknown; id: string }

/** Returns the body of the answer; undefined: the answer is empty (204). */
export type Handler = (request: SampleRequest) => unknown

/** An answer other than a success. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

export const notFound = (): Refusal => new Refusal(404, 'There is no such sample.')

const DEFAULT_PAGE_SIZE = 10

/** A number from a query, from 1. */
export function readNumber(query: URLSearchParams, key: string, standard: number): number {
  const number = Math.floor(Number(query.get(key) ?? standard))
  return number >= 1 ? number : standard
}

export type Page<T> = { records: T[]; pagination_metadata: PaginationMetadata }

/** The page of a list that the query asks for. */
export function toPage<T>(all: readonly T[], query: URLSearchParams): Page<T> {
  const size = readNumber(query, 'page_size', DEFAULT_PAGE_SIZE)
  const page = readNumber(query, 'page', 1)
  const listed = all.slice(0, readNumber(query, 'limit', all.length || 1))
  return {
    records: listed.slice((page - 1) * size, page * size),
    pagination_metadata: { page, num_pages: Math.max(1, Math.ceil(listed.length / size)), max_records: listed.length },
  }
}

export const firstOf = <T>(all: readonly T[], query: URLSearchParams, standard: number): T[] =>
  all.slice(0, readNumber(query, 'limit', standard))

/** The words of a search, without case and accents. */
export const toWords = (term: string | null): string[] =>
  foldText(term ?? '')
    .split(/[^\p{L}\p{N}%&]+/u)
    .filter((word) => word !== '')

/** Values by category: a record must have one of each. */
export type Selection = ReadonlyMap<string, readonly string[]>

/** The `filter_{Category}` of a query. */
export function readSelection(query: URLSearchParams): Selection {
  const selection = new Map<string, string[]>()
  for (const [key, text] of query) {
    const values = key.startsWith('filter_') ? splitValues(text) : []
    if (values.length > 0) selection.set(key.slice('filter_'.length), values)
  }
  return selection
}

/** JSON text `{category: [value]}`. */
export function parseSelection(text: string | null): Selection {
  const given: unknown = JSON.parse(text || '{}')
  return new Map(
    Object.entries(Object(given)).filter(([, values]) => Array.isArray(values) && values.length > 0),
  ) as Selection
}

export const matchesAll = (selection: Selection, has: (category: string, value: string) => boolean): boolean =>
  [...selection].every(([category, values]) => values.some((value) => has(category, value)))

export const readCategories = (query: URLSearchParams, key = 'categories'): string[] =>
  splitValues(query.get(key) ?? '')

/** The field of a JSON body. */
export const readField = (body: unknown, key: string): unknown => (Object(body) as Record<string, unknown>)[key]

/** Compares by a key; what has none comes last, whichever way the list is turned. */
export function byKey<T>(toKey: (record: T) => string | number | undefined, ascending: boolean) {
  const direction = ascending ? 1 : -1
  return (one: T, other: T): number => {
    const [a, b] = [toKey(one), toKey(other)]
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
    if (a === b) return 0
    return a < b ? -direction : direction
  }
}
