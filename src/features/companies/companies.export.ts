import { categoryLabel } from '#config/category-label.ts'
import { type Company, toCompany } from '#entities/company/company.ts'
import type { ExportColumn } from '#entities/file/export/export-column.ts'
import { companyTexts, companiesTexts as t } from '#i18n/en/companies.ts'
import type { Speak } from '#i18n/language.ts'
import type { CompaniesStore } from './companies.store.ts'

const loadWriter = () => import('#entities/file/export/export-table.ts')

/**
 * The columns of the exported file. Instead of buttons, it states whether this user has access to the model and the
 * tear sheet.
 */
const columns = (yes = t.yes, no = t.no): ExportColumn<Company>[] => [
  { header: categoryLabel('Company'), value: ({ name }) => name },
  { header: t.ticker, value: ({ ticker }) => ticker },
  { header: categoryLabel('Sector'), value: ({ sector }) => sector },
  { header: t.rating, value: ({ rating }) => rating },
  { header: t.author, value: ({ author }) => author?.name ?? '' },
  { header: t.lastUpdated, value: ({ lastUpdated }) => lastUpdated, kind: 'day' },
  { header: companyTexts.model, value: ({ model }) => (model.kind === 'file' ? yes : no) },
  { header: companyTexts.tearSheet, value: ({ tearSheet }) => (tearSheet.kind === 'file' ? yes : no) },
]

/**
 * Downloads all companies that match the filters, of every letter, in the current order and the language of `speak`.
 */
export async function exportCompanies(store: CompaniesStore, format: 'csv' | 'xlsx', speak: Speak): Promise<void> {
  const [{ exportTable }, companies] = await Promise.all([loadWriter(), store.listAll()])
  await exportTable(
    format,
    speak(() => t.exportName),
    speak(() => columns()),
    companies.map(toCompany),
  )
}
