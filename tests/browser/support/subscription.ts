import type { Subscription } from '#contract/subscription.ts'
import type { FakeApi } from './fake-api.ts'

export const subscriptionCall = 'current_user/subscription'

/** A subscription without an end. */
const covered: Subscription = {
  level: 2,
  is_trial: false,
  valid_until: null,
  regions: ['Nordics', 'Europe'],
  asset_classes: null,
  libraries: null,
  documents: 0,
}

export const answerSubscription = (api: FakeApi, more: Partial<Subscription> = {}): void =>
  void api.on(subscriptionCall, () => ({ ...covered, ...more }))
