import type { Values } from './state.ts'

/** What an element needs in order to show something: records of the demo data, by tag. */
export const samples: Readonly<Record<string, Values>> = {
  'research-document': { 'document-id': 'HR-000010' },
  'research-company-profile': { 'company-id': '2001' },
  'research-analyst-profile': { 'analyst-id': '1005' },
  'research-event-cards': { source: 'upcoming', limit: '3' },
  'research-event': { 'event-id': '9' },
  'research-replay': { 'roadshow-id': '17' },
  'research-feed': { 'page-size': '5' },
  'research-suggestion': { limit: '2' },
  'research-follow': { 'tag-id': '2001', name: 'Nordmark Cables' },
}

/** Elements that are for visitors, who have an API of their own to talk to, and the one that shows no data. */
const withoutSamples = ['sign-in', 'reset-password', 'landing', 'notices'].map((name) => `research-${name}`)

/** Whether the preview shows sample data while nobody is signed in. */
export const takesSamples = (tag: string): boolean => !withoutSamples.includes(tag)

const small = ['sign-in', 'reset-password', 'notices', 'follow'].map((name) => `research-${name}`)

/** Height of an element's preview in pixels: enough to use it. Longer content makes it higher. */
export const roomOf = (tag: string): number => (small.includes(tag) ? 360 : 640)

/** The highest preview; what is longer scrolls in it. */
export const MOST_ROOM = 1280

export const sampleOf = (tag: string): Values => samples[tag] ?? {}
