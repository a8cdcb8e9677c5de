import { texts } from '../texts.ts'

export const documentTexts = texts('document', {
  loading: 'Loading the document',
  notFound: 'Document not Found',
  withdrawn: 'This document has been withdrawn.',
  failed: 'The document could not be loaded.',
  signedOut: 'Sign in to read this document.',
  retry: 'Try again',
  textFailed: 'The text could not be loaded.',
  open: 'Open {kind}',
  lockedFile: "Your subscription level doesn't provide access to this document.",
  text: 'Text of the document',
  untitled: 'Untitled document',
  pages: '{count} pages',
  page: '1 page',
  mode: 'Show as',
  asText: 'Text',
  asPdf: 'PDF',
  contents: 'Contents',
  find: 'Find',
  findFailed: 'The search could not be loaded.',
  pdfFailed: 'The PDF could not be shown.',
  print: 'Print',
  view: 'Our view',
  summary: 'Summary',
  copyLink: 'Copy link',
  copied: 'Link copied to the clipboard.',
  copiedShort: 'Copied',
  link: 'Link to this document',
})

/** The bar that searches the text. */
export const findTexts = texts('document-find', {
  find: 'Find in the text',
  clear: 'Clear',
  count: '{number} of {count}',
  none: 'No matches',
  next: 'Next match',
  previous: 'Previous match',
  close: 'Close',
})

/** The file in the page. */
export const pdfTexts = texts('document-pdf', {
  title: '{title}, PDF',
  loading: 'Loading the PDF',
  failed: 'The PDF could not be loaded.',
  narrow: 'The PDF would be too small to read here. You can read the text or open the file.',
  readText: 'Read the text',
  open: 'Open PDF',
  notShown: 'Your browser does not show PDF files in a page. You can open the file instead.',
  blocked: 'This page does not allow embedded files. You can open the PDF instead.',
  locked: "Your subscription level doesn't provide access to this document.",
})

/** What a file is called (R259). */
export const mediaKindTexts = texts('mediaKind', {
  pdf: 'PDF',
  image: 'image',
  html: 'page',
  text: 'text',
  video: 'video',
  audio: 'audio',
  csv: 'CSV',
  excel: 'Excel',
  word: 'Word',
  file: 'file',
})

/** The company or the analyst of a document, beside its text. */
export const documentRailTexts = texts('document-rail', {
  company: 'The company',
  analyst: 'By the same analyst',
  rating: 'Rating',
  target: 'Price target',
  price: 'Last close',
  upside: 'Upside',
  downside: 'Downside',
  marketCap: 'Market cap',
  open: 'Open company',
  line: 'Price target since {year}',
  lineAgainst: 'Price target since {year}, against the last close',
  lineSummary: 'Price target of {name} since {year}: from {first} to {last}.',
  earlier: 'Earlier notes',
  earlierBy: 'Earlier notes by {name}',
})
