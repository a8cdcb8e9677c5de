import { texts } from '../texts.ts'

export const deskTexts = texts('desk', {
  title: 'Desk',
  areas: 'Areas of the desk',
  requests: 'Requests',
  users: 'Users',
  firms: 'Firms',
  usage: 'Readership',
  failed: "This part of the desk couldn't be loaded.",
  retry: 'Try again',
  events: 'Events',
  audit: 'Audit',
  content: 'Landing page',
  documents: 'Documents',
  tags: 'Tags',
})
