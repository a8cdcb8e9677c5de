import { texts } from './texts.ts'

export const documentTexts = texts('document', {
  loading: 'Loading the document',
  notFound: 'Document not Found',
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
})
