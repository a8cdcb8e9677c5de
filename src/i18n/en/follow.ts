import { texts } from '../texts.ts'

export const followTexts = texts('follow', {
  follow: 'Follow',
  followNamed: 'Follow {name}',
  following: 'Following',
  followingNamed: 'Following {name}',
  end: 'Stop following',
  endNamed: 'Stop following {name}',
  notSaved: 'This could not be saved. Please try again.',
  loading: 'Checking whether you follow this',
  failed: 'What you follow could not be loaded.',
  signedOut: 'Sign in to follow research.',
})

export const followingTexts = texts('following', {
  title: 'Following',
  loading: 'Loading what you follow',
  empty: 'You are not following anything yet. Open a company or an analyst and press Follow.',
  signedOut: 'Sign in to see what you follow.',
  nothingNew: 'No research yet',
  unnamed: 'Unnamed',
  all: 'Show all {count}',
  others: 'Analyst or sector',
  rating: 'Rating',
  target: 'Price target',
  price: 'Last close',
  upside: 'Upside',
  note: 'Latest note',
  edit: 'Edit',
  stop: 'Stop following',
  shortTarget: 'Target',
  shortPrice: 'Last close',
})
