import { texts } from '../texts.ts'

export const landingTexts = texts('landing', {
  headline: 'Research, analytics and intelligence for financial services',
  lead: 'Independent views on companies, sectors and markets, for the institutions that decide on them.',
  clients: 'For clients',
  sections: 'On this page',
  services: 'Service',
  mission: 'Mission',
  people: 'People',
  product: 'Product',
  contact: 'Contact',
  loading: 'Loading the page',
  research: 'How we work',
  network: 'Our network',
  contacts: 'Contacts',
  empty: 'Sorry, no content is available.',
  close: 'Close',
})
