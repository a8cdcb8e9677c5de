import type { ChangeFirm, DeskFirm } from '#contract/desk-firms.ts'
import {
  emptyTerms,
  findTermsErrors,
  isOver,
  type TermsDraft,
  toTerms,
  toTermsChange,
  toTermsDraft,
} from '../subscription/draft.ts'
import type { Errors } from '../use-desk-form.ts'

/** What a form of a firm holds. */
export type Draft = TermsDraft & {
  name: string
  /** One a line, as the networks. */
  domains: string
  networks: string
  sso_required: boolean
  mfa_required: boolean
  /** Empty: sessions end as the settings say. */
  idle: string
  has_subscription: boolean
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
  ...emptyTerms,
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
  ...(firm.subscription ? toTermsDraft(firm.subscription) : emptyTerms),
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
  if (!before.has_subscription) return toTerms(after)
  const change = toTermsChange(before, after)
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

/** Only what was changed of a subscription that stays: others may have changed the rest. */
function toSubscriptionUndo(
  { subscription }: DeskFirm,
  change: ChangeFirm['subscription'],
): Exclude<ChangeFirm['subscription'], undefined> {
  if (!subscription || !change) return subscription ?? null
  const keys = Object.keys(change) as (keyof typeof subscription)[]
  return Object.fromEntries(keys.map((key) => [key, subscription[key]]))
}

/**
 * The change that takes another one back; undefined if there is none: an end that is over is not given again, and subscriptions of
 * users that gave way to that of the firm do not come back with it.
 */
export function toUndo(firm: DeskFirm, { all_follow: isForAll, ...change }: ChangeFirm): ChangeFirm | undefined {
  if (isForAll) return undefined
  const { subscription: changed, ...others } = change
  const undo = Object.fromEntries((Object.keys(others) as (keyof typeof others)[]).map((key) => [key, firm[key]]))
  if (changed === undefined) return undo
  const subscription = toSubscriptionUndo(firm, changed)
  return isOver(subscription) ? undefined : { ...undo, subscription }
}

export const toCreation = (draft: Draft) => ({
  ...toFirm(draft),
  ...(draft.has_subscription && { subscription: toTerms(draft) }),
})

const FEWEST = 2
const MOST = 10_080

type Texts = Record<'nameMissing' | 'idleWrong' | 'dayPast' | 'trialNeedsDay', string>

/** What can be seen to be wrong before it is sent; `before` is what is stored, undefined for a new firm. */
export function findErrors(draft: Draft, before: Draft | undefined, t: Texts): Errors {
  const { name, idle } = draft
  const minutes = Number(idle)
  const isWrong = idle.trim() !== '' && !(Number.isInteger(minutes) && minutes >= FEWEST && minutes <= MOST)
  return {
    ...(name.trim() === '' && { name: t.nameMissing }),
    ...(isWrong && { idle_minutes: t.idleWrong }),
    ...(draft.has_subscription && findTermsErrors(draft, before, t)),
  }
}
