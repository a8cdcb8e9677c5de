import type { Account, AccountOptions, ChangeAccount, CreateAccount } from '#contract/desk-users.ts'
import {
  emptyTerms,
  findTermsErrors,
  isChanged,
  isOver,
  type TermsDraft,
  toTerms,
  toTermsChange,
  toTermsDraft,
} from '../subscription/draft.ts'
import type { Errors } from '../use-desk-form.ts'

/** What a form of a user holds. */
export type Draft = Required<Pick<Account, 'username' | 'name' | 'role' | 'is_firm_lead' | 'follows_firm'>> &
  TermsDraft & {
    reference: string
    /** For a new user only. */
    firstSignIn: CreateAccount['first_sign_in']
    password: string
    language: NonNullable<CreateAccount['language']>
  }

/** A new user has the subscription of the firm, if there is one. */
export const emptyDraft = (sendsMails: boolean, language: Draft['language'] = 'en'): Draft => ({
  username: '',
  name: '',
  reference: '',
  role: 'reader',
  is_firm_lead: false,
  follows_firm: true,
  ...emptyTerms,
  firstSignIn: sendsMails ? 'link' : 'password',
  password: '',
  language,
})

export const toDraft = (account: Account): Draft => ({
  ...emptyDraft(false),
  username: account.username,
  name: account.name,
  reference: account.reference ?? '',
  role: account.role,
  is_firm_lead: account.is_firm_lead,
  follows_firm: account.follows_firm && !!account.firm,
  ...toTermsDraft(account),
})

type Firm = AccountOptions['firms'][number]

/** A domain as firms have it, in lower case and ASCII; undefined: it is none. */
function toAscii(domain: string): string | undefined {
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    return undefined
  }
}

/** The firm with the domain of an address. */
export const findFirm = ({ firms }: Pick<AccountOptions, 'firms'>, username: string): Firm | undefined => {
  const domain = toAscii(username.trim().split('@')[1] ?? '')
  return domain === undefined ? undefined : firms.find(({ domains }) => domains.includes(domain))
}

export const isDirty = (before: Draft, after: Draft): boolean =>
  (Object.keys(before) as (keyof Draft)[]).some((key) => isChanged(before, after, key))

const plain = ['name', 'role', 'is_firm_lead', 'follows_firm'] as const

/** What was changed, and nothing else: others may have changed the rest. What the firm says is not sent. */
export function toChange(before: Draft, after: Draft): ChangeAccount {
  const changed = plain.filter((key) => isChanged(before, after, key)).map((key) => [key, after[key]])
  return {
    ...Object.fromEntries(changed),
    ...(isChanged(before, after, 'reference') && { reference: after.reference.trim() || null }),
    ...(!after.follows_firm && toTermsChange(before, after)),
  }
}

const ofSubscription = ['level', 'libraries', 'regions', 'asset_classes', 'valid_until', 'is_trial'] as const

/** The change that takes another one back; undefined if there is none: an end that is over is not given again. */
export function toUndo(account: Account, change: ChangeAccount): ChangeAccount | undefined {
  // The subscription of the firm has taken the place of all that the user had.
  const keys = [...Object.keys(change), ...(change.follows_firm ? ofSubscription : [])] as (keyof ChangeAccount)[]
  const undo = Object.fromEntries(keys.map((key) => [key, account[key]]))
  return isOver(undo) ? undefined : undo
}

/** `firm`: that of the address. */
export function toCreation(draft: Draft, firm?: Firm): CreateAccount {
  const { username, name, reference, role } = draft
  return {
    username: username.trim(),
    name: name.trim(),
    reference: reference.trim() || null,
    first_sign_in: draft.firstSignIn,
    ...(draft.firstSignIn === 'password' && { password: draft.password }),
    ...(role !== 'reader' && { role }),
    language: draft.language,
    ...toTerms(draft),
    ...(isFollowing(draft, firm) && { follows_firm: true }),
  }
}

/** Whether a new user of a firm is to have its subscription. */
export const isFollowing = ({ follows_firm: follows }: Draft, firm: Firm | undefined): boolean =>
  follows && !!firm?.subscription

type Texts = Record<'nameMissing' | 'usernameWrong' | 'passwordMissing' | 'dayPast' | 'trialNeedsDay', string>

const when = (isWrong: boolean, field: string, text: string): Errors => (isWrong ? { [field]: text } : {})

/**
 * What can be seen to be wrong before it is sent; `before` is what is stored, undefined for a new user, `isFollower` says whether the
 * firm says what the subscription covers.
 */
export function findErrors(
  draft: Draft,
  { before, isFollower, t }: { before: Draft | undefined; isFollower: boolean; t: Texts },
): Errors {
  const { name, username, firstSignIn, password } = draft
  return {
    ...when(name.trim() === '', 'name', t.nameMissing),
    ...when(!before && !/^[^\s@]+@[^\s@]+$/.test(username.trim()), 'username', t.usernameWrong),
    ...when(!before && firstSignIn === 'password' && password === '', 'password', t.passwordMissing),
    ...(!isFollower && findTermsErrors(draft, before, t)),
  }
}
