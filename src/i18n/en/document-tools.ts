import { texts } from '../texts.ts'

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
  blocked: 'This page does not allow files in it. You can open the PDF instead.',
  locked: "Your subscription level doesn't provide access to this document.",
})
