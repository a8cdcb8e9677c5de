import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endOfDay, toLastDay } from '#desk/last-day.ts'
import { emptyDraft, findErrors, findFirm, isDirty, toChange, toCreation, toDraft, toUndo } from '#desk/users/draft.ts'

const account = {
  id: '3',
  username: 'tom@client.example',
  name: 'Tom Trial',
  reference: 'C-1',
  firm: null,
  role: 'reader',
  is_active: true,
  is_firm_lead: false,
  level: 1,
  libraries: ['Research', 'Primers'],
  regions: null,
  asset_classes: null,
  valid_until: new Date('2026-12-06T00:00').toISOString(),
  is_trial: true,
  follows_firm: false,
  last_sign_in: null,
  created_at: '2026-01-01T00:00:00.000Z',
  has_password: true,
} as const
const stored = { ...account, libraries: [...account.libraries] }
const texts = {
  nameMissing: 'name',
  usernameWrong: 'username',
  passwordMissing: 'password',
  dayPast: 'past',
  trialNeedsDay: 'trial',
}

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-27T12:00') }))
afterEach(() => void vi.useRealTimers())

test('a day is covered to its end by the clock of this browser', () => {
  expect(endOfDay('2026-12-05')).toEqual(new Date('2026-12-06T00:00'))
  expect(endOfDay('2026-11-27')).toEqual(new Date('2026-11-28T00:00'))
  expect(endOfDay('2026-11-26')).toBeUndefined()
  expect(toLastDay(account.valid_until)).toBe('2026-12-05')
  expect(toLastDay(null)).toBe('')
})

test('only what was changed is sent, and is taken back by what was stored', () => {
  const before = toDraft(stored)
  const after = { ...before, name: 'Tom', lastDay: '', is_trial: false, reference: ' ' }
  const change = toChange(before, after)
  expect(change).toEqual({ name: 'Tom', is_trial: false, reference: null, valid_until: null })
  expect(toUndo(stored, change)).toEqual({
    name: 'Tom Trial',
    is_trial: true,
    reference: 'C-1',
    valid_until: account.valid_until,
  })
})

test('the order of a selection is no change', () => {
  const before = toDraft(stored)
  expect(isDirty(before, { ...before, libraries: ['Primers', 'Research'] })).toBe(false)
  expect(isDirty(before, { ...before, libraries: null })).toBe(true)
})

test('a form says at each field what is wrong before it is sent', () => {
  const empty = emptyDraft(false)
  expect(findErrors({ ...empty, is_trial: true }, { before: undefined, isFollower: false, t: texts })).toEqual({
    name: 'name',
    username: 'username',
    password: 'password',
    valid_until: 'trial',
  })
  const before = { ...toDraft(stored), lastDay: '2026-11-01' }
  expect(findErrors(before, { before, isFollower: false, t: texts })).toEqual({})
  expect(findErrors({ ...before, lastDay: '2026-11-02' }, { before, isFollower: false, t: texts })).toEqual({
    valid_until: 'past',
  })
})

test('a first password is sent only where it was chosen', () => {
  const draft = { ...emptyDraft(true), username: ' a@b.example ', name: ' A ', password: 'typed before' }
  expect(toCreation(draft)).toMatchObject({ username: 'a@b.example', name: 'A', first_sign_in: 'link' })
  expect(toCreation(draft)).not.toHaveProperty('password')
  expect(toCreation({ ...draft, firstSignIn: 'password' })).toHaveProperty('password', 'typed before')
})

const terms = {
  level: 2,
  libraries: null,
  regions: ['Europe'],
  asset_classes: null,
  valid_until: null,
  is_trial: false,
}
const firm = { id: '1', name: 'Acme', domains: ['client.example'], subscription: terms }

test('a new user is asked to have the subscription of the firm of the address, where it has one', () => {
  const draft = { ...emptyDraft(true), username: ' Tom@Client.example ', name: 'Tom' }
  expect(findFirm({ firms: [firm] }, draft.username)).toBe(firm)
  expect(findFirm({ firms: [firm] }, 'tom@other.example')).toBeUndefined()
  expect(findFirm({ firms: [{ ...firm, domains: ['xn--bcher-kva.example'] }] }, 'hans@bücher.example')).toBeDefined()
  expect(toCreation(draft, firm)).toHaveProperty('follows_firm', true)
  expect(toCreation({ ...draft, follows_firm: false }, firm)).not.toHaveProperty('follows_firm')
  expect(toCreation(draft, { ...firm, subscription: null })).not.toHaveProperty('follows_firm')
})

test('the subscription of the firm takes the place of the own one, which undo brings back whole', () => {
  const member = { ...stored, firm: { id: '1', name: 'Acme' } }
  const before = toDraft(member)
  const change = toChange(before, { ...before, follows_firm: true, level: 3 })
  expect(change).toEqual({ follows_firm: true })
  expect(toUndo(member, change)).toEqual({
    follows_firm: false,
    level: 1,
    libraries: ['Research', 'Primers'],
    regions: null,
    asset_classes: null,
    valid_until: account.valid_until,
    is_trial: true,
  })
})

test('a subscription of the firm is not checked at the user', () => {
  const draft = { ...toDraft(stored), lastDay: '' }
  expect(findErrors(draft, { before: draft, isFollower: true, t: texts })).toEqual({})
})

test('no undo is offered that gives an end again which is over', () => {
  const over = { ...stored, valid_until: '2026-11-01T00:00:00.000Z' }
  expect(toUndo(over, { follows_firm: true })).toBeUndefined()
  expect(toUndo(over, { level: 3 })).toEqual({ level: 1 })
})
