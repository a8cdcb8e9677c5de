import type { WebDocument } from '#contract/document.ts'
import type { Tag } from '#contract/tag.ts'
import { toText } from '#lib/format/words.ts'
import { getOpening } from '../../document/tile.ts'

/** The document that first gave a target or rating. */
export type Note = { id: string; title: string; reference: string; href: string }

/**
 * The target from a day on, and the rating if known. `changed`: the rating was different before. `note` is missing if the
 * user may not open it. `since`: the day it was given, if the history shown begins later.
 */
export type Call = { day: string; target: number; rating: string; changed: boolean; note?: Note; since?: string }

export type History = {
  currency: string
  /** Ascending, at least two. */
  calls: Call[]
  /** The last close, in the same currency; undefined if unknown. */
  price: number | undefined
}

type Rated = Pick<
  WebDocument,
  | 'rating'
  | 'rating_date'
  | 'prior_rating'
  | 'prior_rating_date'
  | 'target_price'
  | 'target_price_date'
  | 'prior_target_price'
  | 'prior_target_price_date'
>

const isDay = (day: string | null | undefined): day is string => /^\d{4}-\d{2}-\d{2}/.test(day ?? '')

/** Values by day. The first entry for a day wins: current values before previous ones, and newer sources first. */
function byDay<T>(entries: readonly { day: string | null | undefined; value: T | null | undefined }[]): Map<string, T> {
  const known = new Map<string, T>()
  for (const { day, value } of entries) {
    if (!isDay(day) || value === null || value === undefined || value === '') continue
    const date = day.slice(0, 10)
    if (!known.has(date)) known.set(date, value)
  }
  return known
}

/** Whether a document's target is for this company: notes on several companies are filed under each of them. */
function isAbout({ primary_focus: focus, target_price_currency: currency }: WebDocument, company: Tag): boolean {
  if (currency !== company.target_price_currency) return false
  if (focus?.record_ref && company.external_id) return focus.record_ref === company.external_id
  return !focus?.value || focus.value === company.value
}

const isOfDay = (day: string, { target_price_date, rating_date }: WebDocument) =>
  target_price_date?.slice(0, 10) === day || rating_date?.slice(0, 10) === day

/** The document to open for a day: later documents repeat its target, so the oldest one. `documents`: newest first. */
function findNote(day: string, documents: readonly WebDocument[]): Note | undefined {
  const document = documents.findLast((one) => isOfDay(day, one))
  if (!document) return undefined
  const opening = getOpening(document)
  if (opening.kind !== 'document') return undefined
  const { reference, href } = opening
  return { id: document.id, title: toText(document.title), reference, href }
}

/** The target price over time, from the company and its documents, newest first. Undefined if there is no history. */
export function buildHistory(company: Tag, documents: readonly WebDocument[]): History | undefined {
  const notes = documents.filter((document) => isAbout(document, company))
  const sources: Rated[] = [company, ...notes]
  const targets = byDay([
    ...sources.map(({ target_price_date: day, target_price: value }) => ({ day, value })),
    ...sources.map(({ prior_target_price_date: day, prior_target_price: value }) => ({ day, value })),
  ])
  const ratings = [
    ...byDay([
      ...sources.map(({ rating_date: day, rating: value }) => ({ day, value })),
      ...sources.map(({ prior_rating_date: day, prior_rating: value }) => ({ day, value })),
    ]),
  ].sort(([a], [b]) => a.localeCompare(b))
  const ratingAt = (day: string) => ratings.findLast(([date]) => date <= day)?.[1] ?? ''
  const days = [...targets].sort(([a], [b]) => a.localeCompare(b))
  if (days.length < 2) return undefined
  let before = ''
  const calls = days.map(([day, target]): Call => {
    const rating = ratingAt(day)
    const changed = before !== '' && rating !== before
    before = rating || before
    const note = findNote(day, notes)
    return { day, target, rating, changed, ...(note && { note }) }
  })
  const { target_price_currency: currency, price_currency, close_price } = company
  const price = currency && currency === price_currency ? (close_price ?? undefined) : undefined
  return { currency: currency ?? '', calls, price }
}
