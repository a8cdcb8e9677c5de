import type { DocumentSource } from '#api/document-lists.ts'

/** The quick filters in order, each with its list (R250, R251; C12). Their names are the API's library names. */
const sources = {
  Research: 'research_documents',
  'Sales Intelligence & Events': 'commentary_documents',
  Analytics: 'analytics_documents',
  'Valuation Tools': 'valuation_documents',
  Primers: 'primers_documents',
  'Earnings Hub': 'eps_documents',
  'Analytics - Archive': 'analytics_archive_documents',
  All: 'all_documents',
} as const satisfies Record<string, DocumentSource>

export type QuickFilter = keyof typeof sources

export const quickFilters = Object.keys(sources) as QuickFilter[]

export const getFilterSource = (filter: QuickFilter): DocumentSource => sources[filter]

export const isQuickFilter = (name: string | undefined): name is QuickFilter =>
  name !== undefined && Object.hasOwn(sources, name)
