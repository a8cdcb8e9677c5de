import type { Account, ChangeAccount, CreateAccount } from '#contract/desk-users.ts'
import { endOfDay, toLastDay } from '../last-day.ts'
import type { Errors } from '../use-desk-form.ts'

/** What a form of a user holds. */
export type Draft = Required<
  Pick<
    Account,
    'username' | 'name' | 'role' | 'is_firm_lead' | 'level' | 'libraries' | 'regions' | 'asset_classes' | 'is_trial'
  >
> & {
  reference: string
  /** `YYYY-MM-DD`; empty: the subscription has no end. */
  lastDay: string
  /** For a new user only. */
  firstSignIn: CreateAccount['first_sign_in']
  password: string
  language: NonNullable<CreateAccount['language']>
}

export const emptyDraft = (sendsMails: boolean, language: Draft['language'] = 'en'): Draft => ({
  username: '',
  name: '',
  reference: '',
  role: 'reader',
  is_firm_lead: false,
  level: 1,
  libraries: null,
  regions: null,
  asset_classes: null,
  lastDay: '',
  is_trial: false,
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
  level: account.level,
  libraries: account.libraries,
  regions: account.regions,
  asset_classes: account.asset_classes,
  lastDay: toLastDay(account.valid_until),
  is_trial: account.is_trial,
})

/** The order of a selection says nothing. */
const toText = (value: unknown) => JSON.stringify(Array.isArray(value) ? value.toSorted() : value)

const isChanged = (before: Draft, after: Draft, key: keyof Draft) => toText(before[key]) !== toText(after[key])

export const isDirty = (before: Draft, after: Draft): boolean =>
  (Object.keys(before) as (keyof Draft)[]).some((key) => isChanged(before, after, key))

const toEnd = (day: string): string | null => endOfDay(day)?.toISOString() ?? null

const plain = ['name', 'role', 'is_firm_lead', 'level', 'libraries', 'regions', 'asset_classes', 'is_trial'] as const

/** What was changed, and nothing else: others may have changed the rest. */
export function toChange(before: Draft, after: Draft): ChangeAccount {
  const changed = plain.filter((key) => isChanged(before, after, key)).map((key) => [key, after[key]])
  return {
    ...Object.fromEntries(changed),
    ...(isChanged(before, after, 'reference') && { reference: after.reference.trim() || null }),
    ...(isChanged(before, after, 'lastDay') && { valid_until: toEnd(after.lastDay) }),
  }
}

/** The change that takes another one back. */
export const toUndo = (account: Account, change: ChangeAccount): ChangeAccount =>
  Object.fromEntries(Object.keys(change).map((key) => [key, account[key as keyof ChangeAccount]]))

export function toCreation(draft: Draft): CreateAccount {
  const { username, name, reference, role, level, libraries, regions, asset_classes, is_trial, lastDay } = draft
  return {
    username: username.trim(),
    name: name.trim(),
    reference: reference.trim() || null,
    first_sign_in: draft.firstSignIn,
    ...(draft.firstSignIn === 'password' && { password: draft.password }),
    ...(role !== 'reader' && { role }),
    language: draft.language,
    level,
    libraries,
    regions,
    asset_classes,
    valid_until: toEnd(lastDay),
    is_trial,
  }
}

type Texts = Record<'nameMissing' | 'usernameWrong' | 'passwordMissing' | 'dayPast' | 'trialNeedsDay', string>

const when = (isWrong: boolean, field: string, text: string): Errors => (isWrong ? { [field]: text } : {})

/** What can be seen to be wrong before it is sent; `before` is what is stored, undefined for a new user. */
export function findErrors(draft: Draft, before: Draft | undefined, t: Texts): Errors {
  const { name, username, lastDay, is_trial: isTrial, firstSignIn, password } = draft
  const isNewDay = lastDay !== '' && lastDay !== before?.lastDay
  return {
    ...when(name.trim() === '', 'name', t.nameMissing),
    ...when(!before && !/^[^\s@]+@[^\s@]+$/.test(username.trim()), 'username', t.usernameWrong),
    ...when(!before && firstSignIn === 'password' && password === '', 'password', t.passwordMissing),
    ...when(isNewDay && !endOfDay(lastDay), 'valid_until', t.dayPast),
    ...when(isTrial && lastDay === '', 'valid_until', t.trialNeedsDay),
  }
}
