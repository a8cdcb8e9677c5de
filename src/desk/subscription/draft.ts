import type { SubscriptionTerms } from '#contract/entitlement.ts'
import { endOfDay, toLastDay } from '../last-day.ts'
import type { Errors } from '../use-desk-form.ts'

/** What a subscription covers, as a form holds it. */
export type TermsDraft = Omit<SubscriptionTerms, 'valid_until'> & {
  /** `YYYY-MM-DD`; empty: the subscription has no end. */
  lastDay: string
}

export const emptyTerms: TermsDraft = {
  level: 1,
  libraries: null,
  regions: null,
  asset_classes: null,
  lastDay: '',
  is_trial: false,
}

export const toTermsDraft = (terms: SubscriptionTerms): TermsDraft => ({
  level: terms.level,
  libraries: terms.libraries,
  regions: terms.regions,
  asset_classes: terms.asset_classes,
  lastDay: toLastDay(terms.valid_until),
  is_trial: terms.is_trial,
})

const toEnd = (day: string): string | null => endOfDay(day)?.toISOString() ?? null

export const toTerms = ({ level, libraries, regions, asset_classes, lastDay, is_trial }: TermsDraft) => ({
  level,
  libraries,
  regions,
  asset_classes,
  valid_until: toEnd(lastDay),
  is_trial,
})

/** The order of a selection says nothing. */
const toText = (value: unknown) => JSON.stringify(Array.isArray(value) ? value.toSorted() : value)

export const isChanged = <Draft>(before: Draft, after: Draft, key: keyof Draft): boolean =>
  toText(before[key]) !== toText(after[key])

const plain = ['level', 'libraries', 'regions', 'asset_classes', 'is_trial'] as const

/** What was changed, and nothing else: others may have changed the rest. */
export const toTermsChange = (before: TermsDraft, after: TermsDraft): Partial<SubscriptionTerms> => ({
  ...Object.fromEntries(plain.filter((key) => isChanged(before, after, key)).map((key) => [key, after[key]])),
  ...(isChanged(before, after, 'lastDay') && { valid_until: toEnd(after.lastDay) }),
})

/** What can be seen to be wrong before it is sent; `before` is what is stored, undefined for a new subscription. */
export function findTermsErrors(
  { lastDay, is_trial: isTrial }: TermsDraft,
  before: Pick<TermsDraft, 'lastDay'> | undefined,
  t: Record<'dayPast' | 'trialNeedsDay', string>,
): Errors {
  const isPast = lastDay !== '' && lastDay !== before?.lastDay && !endOfDay(lastDay)
  return {
    ...(isPast && { valid_until: t.dayPast }),
    ...(isTrial && lastDay === '' && { valid_until: t.trialNeedsDay }),
  }
}

/** Whether terms have an end that is over, which the desk cannot give. */
export const isOver = (terms: Partial<SubscriptionTerms> | null | undefined): boolean =>
  !!terms?.valid_until && new Date(terms.valid_until) <= new Date()
