import { texts } from '../texts.ts'

export const idleTexts = texts('idle', {
  title: 'Are you still there?',
  text: 'Your firm ends sessions that nobody uses. You will be signed out within a minute. Stay signed in to keep what you have not saved.',
  left: 'Seconds left: {seconds}',
  stay: 'Stay signed in',
})
