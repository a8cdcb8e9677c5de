import { edited } from '../filters/edits.ts'

/** The page that a query requests, from 1. */
export function pageIn(query: URLSearchParams): number {
  const text = query.get('page') ?? ''
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1
}

/** Another page; the first needs no key. */
export function withPage(query: URLSearchParams, page: number): URLSearchParams {
  const next = edited(query, () => {})
  if (page > 1) next.set('page', String(page))
  return next
}
