import { expect, test } from 'vitest'
import { emptyDraft, findErrors, toChange, toCreation, toDraft, toUndo } from '#desk/firms/draft.ts'

const terms = {
  level: 2,
  libraries: null,
  regions: ['Europe'],
  asset_classes: null,
  valid_until: null,
  is_trial: false,
}
const firm = {
  id: '1',
  slug: 'acme',
  name: 'Acme',
  domains: ['acme.example'],
  sso_required: false,
  mfa_required: false,
  idle_minutes: null,
  allowed_networks: null,
  has_provider: false,
  users: 3,
  followers: 2,
  subscription: terms,
  created_at: '2026-01-01T00:00:00.000Z',
}
const texts = { nameMissing: 'name', idleWrong: 'idle', dayPast: 'past', trialNeedsDay: 'trial' }

test('a firm is added without a subscription, or with the whole of one', () => {
  const draft = { ...emptyDraft, name: 'Acme' }
  expect(toCreation(draft)).not.toHaveProperty('subscription')
  expect(toCreation({ ...draft, has_subscription: true })).toHaveProperty('subscription', {
    level: 1,
    libraries: null,
    regions: null,
    asset_classes: null,
    valid_until: null,
    is_trial: false,
  })
})

test('of a subscription only what was changed is sent', () => {
  const before = toDraft(firm)
  const change = toChange(before, { ...before, level: 3 })
  expect(change).toEqual({ subscription: { level: 3 } })
  expect(toUndo(firm, change)).toEqual({ subscription: { level: 2 } })
  expect(toChange(before, { ...before, regions: ['Europe'] })).toEqual({})
})

test('a subscription that is taken away comes back with undo', () => {
  const before = toDraft(firm)
  const change = toChange(before, { ...before, has_subscription: false, level: 3 })
  expect(change).toEqual({ subscription: null })
  expect(toUndo(firm, change)).toEqual({ subscription: terms })
  expect(toUndo({ ...firm, subscription: null }, { subscription: terms })).toEqual({ subscription: null })
})

test('what has replaced subscriptions of users is not undone', () => {
  const before = toDraft(firm)
  const change = toChange(before, { ...before, all_follow: true })
  expect(change).toEqual({ all_follow: true })
  expect(toUndo(firm, change)).toBeUndefined()
})

test('no undo is offered that gives an end again which is over', () => {
  const over = { ...firm, subscription: { ...terms, valid_until: '2026-01-01T00:00:00.000Z' } }
  expect(toUndo(over, { subscription: null })).toBeUndefined()
  expect(toUndo(over, { subscription: { level: 3 } })).toEqual({ subscription: { level: 2 } })
})

test('the end of a subscription is checked where there is one', () => {
  const draft = { ...emptyDraft, name: 'Acme', is_trial: true }
  expect(findErrors(draft, undefined, texts)).toEqual({})
  expect(findErrors({ ...draft, has_subscription: true }, undefined, texts)).toEqual({ valid_until: 'trial' })
})
