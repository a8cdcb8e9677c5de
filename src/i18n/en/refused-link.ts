import { texts } from '../texts.ts'

/** What a reader is told whose link is for visitors who are signed out. */
export const refusedLinkTexts = texts('refusedLink', {
  signedIn: 'You are signed in. Sign out to use the link.',
  signedInAs: 'You are signed in as {name}. Sign out to use the link.',
})
