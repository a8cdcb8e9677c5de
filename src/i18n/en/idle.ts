import { texts } from '../texts.ts'

export const idleTexts = texts('idle', {
  title: 'Are you still there?',
  text: 'Your company ends inactive sessions. You will be signed out within a minute. Stay signed in to keep what you have not saved.',
  left: 'Seconds left: {seconds}',
  stay: 'Stay signed in',
})
