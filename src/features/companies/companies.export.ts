import { categoryLabel } from '#config/category-label.ts'
import type { Tag } from '#contract/tag.ts'
import { toCompany } from '#entities/company/company.ts'
import type { ExportColumn } from '#entities/file/export/table-file.ts'
import { companiesTexts, companyTexts } from '#i18n/en/companies.ts'
import { valueLabel } from '#i18n/value-label.ts'
import { computeUpside } from '#lib/format/upside.ts'
import type { CompaniesStore } from './companies.store.ts'

const loadWriter = () => import('#entities/file/export/table-file.ts')

/** The record is for its amounts, which stay numbers in a file. */
const toExported = (tag: Tag) => ({ ...toCompany(tag), tag })

type Exported = ReturnType<typeof toExported>

const toAmount = (value: unknown) => (typeof value === 'number' ? value : null)

const toPercent = (share: number | undefined) => (share === undefined ? null : Math.round(share * 1000) / 10)

/**
 * The columns of the exported file: those of the widest table. In place of buttons, words say whether this user has access to
 * the model and the tear sheet.
 */
const columns = (language: string): ExportColumn<Exported>[] => {
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
    { header: t.target, value: ({ tag }) => toAmount(tag.target_price), kind: 'number' },
    { header: t.targetCurrency, value: ({ tag }) => tag.target_price_currency || '' },
    { header: t.price, value: ({ tag }) => toAmount(tag.close_price), kind: 'number' },
    { header: t.priceCurrency, value: ({ tag }) => tag.price_currency || tag.trading_currency || '' },
    { header: t.upsidePercent, value: ({ tag }) => toPercent(computeUpside(tag)), kind: 'number' },
  ]
}

/**
 * Downloads all companies that match the filters, of every letter, in the current order and this language.
 */
export async function exportCompanies(store: CompaniesStore, format: 'csv' | 'xlsx', language: string): Promise<void> {
  const [{ exportTable }, companies] = await Promise.all([loadWriter(), store.listAll()])
  await exportTable(format, companiesTexts(language).exportName, columns(language), companies.map(toExported))
}
