import type { RatingKind, TargetKind } from '#contract/research-change.ts'
import { rankRating } from '#lib/format/rating-scale.ts'

/** What a note says of a rating and a target; days as `YYYY-MM-DD`, `day` is the one in question. */
export type StatedCall = {
  day: string
  rating: string | null
  rating_date: string | null
  rating_change: string | null
  prior_rating: string | null
  target_price: number | null
  target_price_currency: string | null
  target_price_date: string | null
  prior_target_price: number | null
  /** Null: not known, which counts as the same. */
  prior_target_price_currency: string | null
}

export type Change = { kind: RatingKind; target: TargetKind | null }

/** Ratings that say that there is none. */
const SUSPENDED = /suspend|restrict|not[ -]?rated|no rating|under review|withdrawn|dropped|^n\.?\/?r\.?$/i

/** What the provider's own words for a change begin with. */
const stated: readonly [RegExp, RatingKind][] = [
  [/^(?:suspend|withdraw|drop|discontinu|terminat|cease)/i, 'suspension'],
  [/^(?:initiat|new\b|assum|start)/i, 'initiation'],
  [/^(?:re-?iterat|maintain|unchanged|no change|affirm|confirm)/i, 'reiteration'],
  [/^(?:up|rais)/i, 'upgrade'],
  [/^(?:down|cut|lower)/i, 'downgrade'],
]

function compareRatings(rating: string, prior: string): RatingKind {
  const [now, before] = [rankRating(rating), rankRating(prior)]
  if (now === undefined || before === undefined || now === before) return 'reiteration'
  return now < before ? 'upgrade' : 'downgrade'
}

function classifyRating(call: StatedCall): RatingKind {
  const { day, rating, rating_date: date, rating_change: change, prior_rating: prior } = call
  if (date !== null && date !== day) return 'reiteration'
  const isSuspended = (value: string | null) => value === null || SUSPENDED.test(value)
  if (isSuspended(rating)) return isSuspended(prior) ? 'reiteration' : 'suspension'
  const said = stated.find(([words]) => words.test(change?.trim() ?? ''))?.[1]
  if (said) return said
  // A rating without a day may be older than this note.
  if (date === null) return 'reiteration'
  // A rating after a suspension has nothing to be better or worse than.
  if (rating === null || prior === null || isSuspended(prior)) return 'initiation'
  return compareRatings(rating, prior)
}

function classifyTarget(call: StatedCall): TargetKind | null {
  const { day, target_price: target, target_price_date: date, prior_target_price: prior } = call
  if (target === null) return null
  if ((date !== null && date !== day) || prior === null) return 'unchanged'
  const { target_price_currency: currency, prior_target_price_currency: priorCurrency } = call
  if (priorCurrency !== null && priorCurrency !== currency) return 'currency'
  if (target === prior) return 'unchanged'
  return target > prior ? 'raised' : 'cut'
}

/** What a note changes. A rating or a target that was set on another day stays as it was. */
export const classify = (call: StatedCall): Change => ({ kind: classifyRating(call), target: classifyTarget(call) })

/** Whether anything is different from before. */
export const isChange = ({ kind, target }: Change): boolean =>
  kind !== 'reiteration' || (target !== null && target !== 'unchanged')
