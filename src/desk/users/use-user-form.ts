import { deskSubscriptionTexts } from '#i18n/en/desk-subscription.ts'
import { deskUserTexts } from '#i18n/en/desk-users.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { useDeskForm } from '../use-desk-form.ts'
import { type Draft, findErrors } from './draft.ts'

const SHOWN = new Set([
  'username',
  'name',
  'reference',
  'password',
  'valid_until',
  'libraries',
  'regions',
  'asset_classes',
  'follows_firm',
])

const FIELDS = { lastDay: 'valid_until', is_trial: 'valid_until' } as const

type UserFormOptions = {
  start: Draft
  /** Whether there is no such user yet. */
  isNew: boolean
  /** Whether the firm says what the subscription covers. */
  isFollower: (draft: Draft) => boolean
  failed: string
  onSubmit: (draft: Draft) => Promise<void>
}

/** The state of a form of a user. */
export function useUserForm({ isNew, isFollower, ...options }: UserFormOptions) {
  const t = useTexts(deskUserTexts)
  const tSubscription = useTexts(deskSubscriptionTexts)
  const before = isNew ? undefined : options.start
  const find = (draft: Draft) =>
    findErrors(draft, { before, isFollower: isFollower(draft), t: { ...t, ...tSubscription } })
  return useDeskForm({ ...options, find, shown: SHOWN, fields: FIELDS })
}
