import type { DeskDocumentFacts } from '#contract/desk-documents.ts'
import type { DeskTagCategory } from '#contract/desk-tags.ts'

/** The fields of a document that hold tags. */
export type TagField = {
  [Key in keyof DeskDocumentFacts]: DeskDocumentFacts[Key] extends string[] ? Key : never
}[keyof DeskDocumentFacts]

/** The category of each field, in the order of the form. */
export const tagCategories: Readonly<Record<TagField, DeskTagCategory>> = {
  companies: 'Company',
  analysts: 'Analyst',
  sectors: 'Sector',
  sub_sectors: 'Sub-Sector',
  regions: 'Region',
  countries: 'Country',
  asset_classes: 'Asset Class',
  languages: 'Language',
}

export const tagFields = Object.keys(tagCategories) as TagField[]

/** The libraries by their ids. */
export const libraries: Readonly<Record<string, string>> = {
  research: 'Research',
  commentary: 'Sales Intelligence & Events',
  flashmail: 'Flash Mail',
  analytics: 'Analytics',
  valuation: 'Valuation Tools',
  primers: 'Primers',
  eps: 'Earnings Hub',
  analytics_archive: 'Analytics - Archive',
}
