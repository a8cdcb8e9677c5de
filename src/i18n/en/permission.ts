import { texts } from '../texts.ts'

/** What is said where the reader's subscription ends (R352, R353, R367, C72). */
export const permissionTexts = texts('permission', {
  outside: 'Access to this option is outside your permissions. Please email client services.',
  clientServices: 'Email client services',
  selectFirst: 'Select a Region and a Sector first',
  locked: '{option}: outside your permissions',
})
