import { type ElementModel, elements } from './model.ts'

const names: Readonly<Record<string, readonly string[]>> = {
  Research: ['feed', 'document', 'lead', 'changes', 'suggestion', 'most-read', 'inbox'],
  'Companies and analysts': ['companies', 'company-profile', 'analyst-profile', 'follow', 'following'],
  Events: ['events', 'event-cards', 'event', 'replay'],
}
const grouped = Object.values(names).flat()

/** The elements by what they are about; others are about the user. */
export const groups: readonly { title: string; elements: readonly ElementModel[] }[] = [
  ...Object.entries(names).map(([title, names]) => ({
    title,
    elements: elements.filter(({ name }) => names.includes(name)),
  })),
  { title: 'Account and site', elements: elements.filter(({ name }) => !grouped.includes(name)) },
]
