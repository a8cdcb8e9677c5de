import { edited } from '../filters/edits.ts'

/** The page of a query, from 1. */
export function getPage(query: URLSearchParams): number {
  const text = query.get('page') ?? ''
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1
}

/** Sets the page; the first page has no key. */
export function withPage(query: URLSearchParams, page: number): URLSearchParams {
  const next = edited(query, () => {})
  if (page > 1) next.set('page', String(page))
  return next
}
