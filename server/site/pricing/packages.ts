import type { Library } from '#server/platform/database/tables/documents.ts'

/** The packages in the order of the levels of `access/access-rule.ts`, the first one being level 1. */
export const packages = ['Trial', 'Standard', 'Full'] as const

/** What a package includes, row by row and in the packages' order. */
export const terms: readonly { label: string; cells: readonly [string, string, string] }[] = [
  { label: 'Price for a year, in GBP', cells: ['none, for 30 days', '24,000', '46,000'] },
  { label: 'Readers included', cells: ['2', '5', '10'] },
  { label: 'Each further reader, in GBP', cells: ['–', '1,900', '2,800'] },
  { label: 'Research, Flash Mail, Primers', cells: ['read', 'read and download', 'read and download'] },
  { label: 'Sales Intelligence & Events', cells: ['–', 'read and download', 'read and download'] },
  { label: 'Analytics and its archive', cells: ['–', 'read', 'read and download'] },
  { label: 'Valuation Tools', cells: ['–', 'read', 'workbooks'] },
  { label: 'Earnings Hub', cells: ['–', 'read and download', 'read and download'] },
  { label: 'Tear sheets of companies', cells: ['–', 'included', 'included'] },
  { label: 'Models of companies', cells: ['–', '–', 'included'] },
  { label: 'Conferences, calls and webinars', cells: ['webinars', 'included', 'included'] },
  { label: 'Meetings with management teams', cells: ['–', 'by request', 'included'] },
  { label: 'Calls with analysts', cells: ['–', '12 a year', 'without limit'] },
]

/** What a library holds, in the order of the portal's filters. */
export const libraryWords: readonly { library: Library; name: string; holds: string }[] = [
  { library: 'research', name: 'Research', holds: 'Notes on companies, sectors, economies and markets' },
  { library: 'commentary', name: 'Sales Intelligence & Events', holds: 'Daily comment, and notes from meetings' },
  { library: 'flashmail', name: 'Flash Mail', holds: 'A few lines on the news, within the hour' },
  { library: 'analytics', name: 'Analytics', holds: 'Monitors of prices, volumes and estimates' },
  { library: 'valuation', name: 'Valuation Tools', holds: 'Workbooks with assumptions of your own' },
  { library: 'primers', name: 'Primers', holds: 'An industry explained from the beginning' },
  { library: 'eps', name: 'Earnings Hub', holds: 'Previews, and results on the morning after' },
]

/** What holds for every package. */
export const conditions: readonly string[] = [
  'Prices are for one firm and one year, before tax, and are invoiced in advance. A package limited to one asset class, or to two ' +
    'regions, costs 60 per cent of its price.',
  'A trial ends by itself and is for firms that have not been clients within two years. A package is renewed for a year unless ' +
    'either side says otherwise 60 days before its end.',
  'Research is paid for by itself: nobody has to trade with us, and nobody can.',
]

export const orderLine = 'To order, or to ask: clientservices@halden.example, +44 20 7946 0100.'
