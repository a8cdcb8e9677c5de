import { texts } from '../texts.ts'

/** How an analyst is reached, wherever it stands. */
export const contactTexts = texts('contact', {
  email: 'Email {name}',
  phone: 'Call {name}',
  noEmail: 'No email address',
  noPhone: 'No phone number',
})
