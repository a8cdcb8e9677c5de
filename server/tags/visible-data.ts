import type { TagData } from '#server/platform/database/tables/tags.ts'

/** What everybody who is signed in may know of a tag, beside its name, ticker and picture. */
const openFields = ['sector', 'sub_sector', 'region', 'country'] as const

/** What only analysts have; they are tied to no region, so it is never withheld. */
type AnalystField = 'bio' | 'email' | 'phone' | 'role' | 'related_fields'

type WithheldField = Exclude<keyof TagData, (typeof openFields)[number] | AnalystField>

/** Every other field of a company, so that a new one does not compile until somebody decides about it. */
const withheld = {
  description: null,
  last_updated: null,
  rating: null,
  rating_date: null,
  rating_change: null,
  prior_rating: null,
  prior_rating_date: null,
  equity_rating: null,
  target_price: null,
  target_price_currency: null,
  target_price_date: null,
  prior_target_price: null,
  prior_target_price_date: null,
  risks: null,
  questions: null,
  questions_last_updated: null,
  close_price: null,
  price_currency: null,
  trading_currency: null,
  accounting_currency: null,
  accounting_unit: null,
  market_cap: null,
  year_flags: null,
  company_financials_table: null,
} as const satisfies Record<WithheldField, null>

const pick = <K extends keyof TagData>(data: TagData, fields: readonly K[]): Pick<TagData, K> =>
  Object.fromEntries(fields.flatMap((field) => (field in data ? [[field, data[field]]] : []))) as Pick<TagData, K>

/** The data of a company outside the user's scope: what is withheld is `null`, whether there is something or not. */
export const pickOpenData = (data: TagData): TagData => ({ ...pick(data, openFields), ...withheld })

/** The figures without the years that are not reported yet; a year without a flag counts as an estimate. */
export function withoutEstimates(data: TagData): TagData {
  const { year_flags: flags, company_financials_table: table } = data
  const isActual = ([year]: [string, unknown]) => flags?.[year]?.trim().toUpperCase() === 'A'
  const pickActual = <T>(years: Record<string, T>): Record<string, T> =>
    Object.fromEntries(Object.entries(years).filter(isActual))
  return {
    ...data,
    ...(flags && { year_flags: pickActual(flags) }),
    ...(table && {
      company_financials_table: Object.fromEntries(
        Object.entries(table).map(([row, years]) => [row, pickActual(years)]),
      ),
    }),
  }
}
