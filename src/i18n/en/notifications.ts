import { texts } from '../texts.ts'

export const notificationTexts = texts('notifications', {
  dismiss: 'Close',
})
