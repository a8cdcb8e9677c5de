import { texts } from '../texts.ts'

/** A document as a tile, wherever it stands. */
export const tileTexts = texts('tile', {
  download: 'Download {title}',
  locked: 'Not included in your subscription: {title}',
  untitled: 'Untitled document',
  read: 'Read',
  pages: '{count} pages',
  page: '1 page',
  now: 'now',
  up: 'up',
  down: 'down',
  targetPrice: 'Target',
  notAuthorised: 'Not Authorised',
  notAuthorisedText: "Your subscription level doesn't provide access to this document.",
  close: 'Close',
  passages: 'Passages found',
  pageNumber: 'Page {page}',
  showPassage: 'Show in the text',
  morePassages: 'and {count} more',
})
