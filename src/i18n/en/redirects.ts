import { texts } from '../texts.ts'

/** Of paths that only lead elsewhere. */
export const redirectTexts = texts('redirects', {
  blockedTab: 'The browser has kept a new tab from opening.',
  openDatasets: 'Open Datasets',
})
