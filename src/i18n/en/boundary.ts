import { texts } from '../texts.ts'

export const boundaryTexts = texts('boundary', {
  message: 'This part of the page could not be shown.',
  retry: 'Try again',
})
