import { vi } from 'vitest'
import type { Tag } from '#contract/tag.ts'
import { type CompaniesOptions, type CompaniesStore, createCompanies } from '#features/companies/companies.store.ts'
import { memoryQuery } from '#search/state/query-state.ts'
import { json, type Reply } from './fake-api.ts'

/** `count` companies whose names begin with a letter. */
export const companies = (letter: string, count: number): Tag[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${letter}${index + 1}`,
    category: 'Company',
    value: `${letter}lpha ${String(index + 1).padStart(3, '0')}`,
    ticker: `${letter}${index + 1}`,
  }))

/** The API's list of companies: by letter, or by number where a number is asked for. */
export const companyList =
  (all: Readonly<Record<string, Tag[]>>): Reply =>
  (request) => {
    const query = new URL(request.url).searchParams
    const page = query.get('page') ?? ''
    const letters = Object.keys(all)
    const size = Number(query.get('page_size'))
    const every = Object.values(all).flat()
    const number = Number(page)
    const records = number > 0 ? every.slice((number - 1) * size, number * size) : (all[page] ?? [])
    const place = number > 0 ? { page: number, num_pages: Math.ceil(every.length / size) } : { page, num_pages: 1 }
    return json({ records, pagination_metadata: { ...place, alphabetical_range: letters } })(request)
  }

/** A table of companies as its element makes it, with what it told of failures. */
export function companiesOf(options: Partial<CompaniesOptions> = {}) {
  const failures: Error[] = []
  const query = options.query ?? memoryQuery()
  const store = createCompanies({
    query,
    lockedFilters: new URLSearchParams(),
    relatedTo: '',
    paging: 'letters',
    pageSize: 10,
    limit: 300,
    keepsLetter: false,
    onFailure: (failure) => failures.push(failure),
    ...options,
  })
  return { ...store, query, failures }
}

/** Waits until the table has an answer, or has failed. */
export const listed = (store: CompaniesStore) =>
  vi.waitUntil(() => {
    const shown = store.$state.get()
    if (shown.state === 'failed') return !shown.retrying
    return shown.state === 'ready' ? !shown.busy : shown.state !== 'loading'
  })

export const shownIds = (store: CompaniesStore): string[] => {
  const shown = store.$state.get()
  return shown.state === 'ready' ? shown.records.slice(0, shown.visible).map(({ id }) => id) : []
}
