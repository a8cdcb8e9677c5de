import { texts } from '../texts.ts'

export const filesTexts = texts('files', {
  downloadFailed: 'The file could not be opened. Please try again.',
  close: 'Close',
})
