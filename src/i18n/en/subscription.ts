import { texts } from '../texts.ts'

/** What the user's subscription covers, in the account. */
export const subscriptionTexts = texts('subscription', {
  title: 'Subscription',
  loading: 'Loading your subscription',
  failed: "Your subscription couldn't be loaded.",
  nothing: 'You have no subscription to research.',
  ended: 'Your subscription ended on {time}.',
  firm: 'Firm',
  level: 'Level',
  trial: 'Trial',
  standard: 'Standard',
  full: 'Full',
  trialEnds: 'Trial ends',
  ends: 'Ends',
  regions: 'Regions',
  assetClasses: 'Asset classes',
  libraries: 'Libraries',
  documents: 'Single documents',
  all: 'All',
  none: 'None',
})
