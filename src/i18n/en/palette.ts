import { texts } from '../texts.ts'

/** What can be called for on every page. */
export const toolTexts = texts('tools', {
  goTo: 'Go to ...',
  display: 'Display',
  keyboardHelp: 'Keyboard Help',
  failed: 'This part of the page could not be loaded. Try again.',
})

/** The bell of the bar. */
export const bellTexts = texts('bell', { inbox: 'Inbox', unread: 'Inbox, {count} unread' })

export const paletteTexts = texts('palette', {
  title: 'Go to',
  placeholder: 'Company, analyst, document or page',
  clear: 'Clear text',
  close: 'Close',
  results: 'Results',
  recent: 'Recently opened',
  pages: 'Pages',
  actions: 'Actions',
  research: 'Research',
  pastEvents: 'Past Events',
  frontPage: 'Front page',
  emailPreferences: 'Email Preferences',
  language: 'Language',
  signOut: 'Sign out',
  search: 'Search research for "{term}"',
  newTab: 'opens in a new tab',
  none: 'No company, analyst or page is called "{term}".',
  one: '1 result',
  many: '{count} results',
  failed: 'Companies and analysts could not be loaded.',
  retry: 'Try again',
  move: 'Move',
  open: 'Open',
  openTab: 'Open in a new tab',
})
