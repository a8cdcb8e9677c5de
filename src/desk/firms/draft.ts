import type { ChangeFirm, DeskFirm } from '#contract/desk-firms.ts'
import {
  emptyTerms,
  findTermsErrors,
  type TermsDraft,
  toTerms,
  toTermsChange,
  toTermsDraft,
} from '../subscription/draft.ts'
import type { Errors } from '../use-desk-form.ts'

/** What a form of a firm holds. */
export type Draft = {
  name: string
  /** One a line, as the networks. */
  domains: string
  networks: string
  sso_required: boolean
  mfa_required: boolean
  /** Empty: sessions end as the settings say. */
  idle: string
  has_subscription: boolean
  terms: TermsDraft
  /** Users with a subscription of their own get that of the firm. */
  all_follow: boolean
}

export const emptyDraft: Draft = {
  name: '',
  domains: '',
  networks: '',
  sso_required: false,
  mfa_required: false,
  idle: '',
  has_subscription: false,
  terms: emptyTerms,
  all_follow: false,
}

export const toDraft = (firm: DeskFirm): Draft => ({
  name: firm.name,
  domains: firm.domains.join('\n'),
  networks: (firm.allowed_networks ?? []).join('\n'),
  sso_required: firm.sso_required,
  mfa_required: firm.mfa_required,
  idle: firm.idle_minutes === null ? '' : String(firm.idle_minutes),
  has_subscription: !!firm.subscription,
  terms: firm.subscription ? toTermsDraft(firm.subscription) : emptyTerms,
  all_follow: false,
})

const toLines = (text: string) =>
  text
    .split(/[\n,;]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')

const toFirm = ({ name, domains, networks, sso_required, mfa_required, idle }: Draft) => {
  const lines = toLines(networks)
  return {
    name: name.trim(),
    domains: toLines(domains),
    allowed_networks: lines.length > 0 ? lines : null,
    sso_required,
    mfa_required,
    idle_minutes: idle.trim() === '' ? null : Number(idle),
  }
}

export const isDirty = (before: Draft, after: Draft): boolean => JSON.stringify(before) !== JSON.stringify(after)

/** Undefined: the subscription stays as it is. */
function toSubscriptionChange(before: Draft, after: Draft): ChangeFirm['subscription'] {
  if (!after.has_subscription) return before.has_subscription ? null : undefined
  if (!before.has_subscription) return toTerms(after.terms)
  const change = toTermsChange(before.terms, after.terms)
  return Object.keys(change).length > 0 ? change : undefined
}

/** What was changed, and nothing else: others may have changed the rest. */
export function toChange(before: Draft, after: Draft): ChangeFirm {
  const [old, next] = [toFirm(before), toFirm(after)]
  const keys = (Object.keys(next) as (keyof typeof next)[]).filter(
    (key) => JSON.stringify(old[key]) !== JSON.stringify(next[key]),
  )
  const subscription = toSubscriptionChange(before, after)
  return {
    ...Object.fromEntries(keys.map((key) => [key, next[key]])),
    ...(subscription !== undefined && { subscription }),
    ...(after.has_subscription && after.all_follow && { all_follow: true }),
  }
}

/**
 * The change that takes another one back; undefined: users have lost subscriptions of their own by it, which do not come back with
 * that of the firm.
 */
export function toUndo(firm: DeskFirm, { all_follow: isForAll, ...change }: ChangeFirm): ChangeFirm | undefined {
  if (isForAll) return undefined
  return Object.fromEntries((Object.keys(change) as (keyof typeof change)[]).map((key) => [key, firm[key] ?? null]))
}

export const toCreation = (draft: Draft) => ({
  ...toFirm(draft),
  ...(draft.has_subscription && { subscription: toTerms(draft.terms) }),
})

const FEWEST = 2
const MOST = 10_080

type Texts = Record<'nameMissing' | 'idleWrong' | 'dayPast' | 'trialNeedsDay', string>

/** What can be seen to be wrong before it is sent; `before` is what is stored, undefined for a new firm. */
export function findErrors(
  { name, idle, has_subscription, terms }: Draft,
  before: Draft | undefined,
  t: Texts,
): Errors {
  const minutes = Number(idle)
  const isWrong = idle.trim() !== '' && !(Number.isInteger(minutes) && minutes >= FEWEST && minutes <= MOST)
  return {
    ...(name.trim() === '' && { name: t.nameMissing }),
    ...(isWrong && { idle_minutes: t.idleWrong }),
    ...(has_subscription && findTermsErrors(terms, before?.terms, t)),
  }
}
