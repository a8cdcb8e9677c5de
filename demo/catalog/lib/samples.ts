import type { Values } from './state.ts'

/** What an element needs in order to show something: records of the demo data, by tag. */
export const samples: Readonly<Record<string, Values>> = {
  'research-document': { 'document-id': 'HR-000010' },
  'research-company-profile': { 'company-id': '2001' },
  'research-analyst-profile': { 'analyst-id': '1005' },
  'research-event-cards': { source: 'upcoming', limit: '3' },
  'research-replay': { 'roadshow-id': '17' },
  'research-feed': { 'page-size': '5' },
}

/** Height that an element needs to be used, in pixels, where that is more than its own. */
export const roomOf = (tag: string): number => (tag === 'research-replay' ? 640 : 360)

export const sampleOf = (tag: string): Values => samples[tag] ?? {}
