import { categoryLabel } from '#config/category-label.ts'
import { type Company, toCompany } from '#entities/company/company.ts'
import type { ExportColumn } from '#entities/file/export/table-file.ts'
import { companiesTexts, companyTexts } from '#i18n/en/companies.ts'
import { valueLabel } from '#i18n/value-label.ts'
import type { CompaniesStore } from './companies.store.ts'

const loadWriter = () => import('#entities/file/export/table-file.ts')

/**
 * The columns of the exported file. Instead of buttons, it states whether this user has access to the model and the
 * tear sheet.
 */
const columns = (language: string): ExportColumn<Company>[] => {
  const t = companiesTexts(language)
  const tCompany = companyTexts(language)
  return [
    { header: categoryLabel('Company', language), value: ({ name }) => name },
    { header: t.ticker, value: ({ ticker }) => ticker },
    { header: categoryLabel('Sector', language), value: ({ sector }) => valueLabel('Sector', sector, language) },
    { header: t.rating, value: ({ rating }) => valueLabel('Rating', rating, language) },
    { header: t.author, value: ({ author }) => author?.name ?? '' },
    { header: t.lastUpdated, value: ({ lastUpdated }) => lastUpdated, kind: 'day' },
    { header: tCompany.model, value: ({ model }) => (model.kind === 'file' ? t.yes : t.no) },
    { header: tCompany.tearSheet, value: ({ tearSheet }) => (tearSheet.kind === 'file' ? t.yes : t.no) },
  ]
}

/**
 * Downloads all companies that match the filters, of every letter, in the current order and this language.
 */
export async function exportCompanies(store: CompaniesStore, format: 'csv' | 'xlsx', language: string): Promise<void> {
  const [{ exportTable }, companies] = await Promise.all([loadWriter(), store.listAll()])
  await exportTable(format, companiesTexts(language).exportName, columns(language), companies.map(toCompany))
}
