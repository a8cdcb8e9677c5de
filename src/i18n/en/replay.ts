import { texts } from '../texts.ts'

export const replayTexts = texts('replay', {
  loading: 'Loading the replay',
  signedOut: 'Sign in to watch this replay.',
  failed: 'The replay could not be loaded.',
  locked: "Your subscription level doesn't provide access to this replay.",
  notFound: "We couldn't find the event you were looking for.",
  none: 'There is no replay of this event.',
  back: 'Back',
  unnamed: 'Unnamed event',
})

export const playerTexts = texts('player', {
  player: 'Replay of {name}',
  resumed: 'Resumed at {time}',
  startOver: 'Start over',
  lost: 'The replay stopped because the connection was lost.',
  damaged: 'The replay could not be played any further.',
  unavailable: 'The replay could not be loaded.',
  unsupported: 'Your browser cannot play this replay.',
  retry: 'Try again',
})

export const transcriptTexts = texts('transcript', {
  transcript: 'Transcript',
  loading: 'Loading the transcript',
  failed: 'The transcript could not be loaded.',
  find: 'Find in the transcript',
  clear: 'Clear',
  count: '{number} of {count}',
  none: 'No matches',
  next: 'Next match',
  previous: 'Previous match',
})
