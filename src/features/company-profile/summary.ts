import { locale } from '#config/locale.ts'
import type { Tag, TagRef } from '#contract/tag.ts'
import { toCompany } from '#entities/company/company.ts'
import { getUpside } from '#entities/company/upside.ts'
import { getRating, getTarget } from '#entities/document/tile.ts'
import { type Contact, toContact } from '#entities/profile/contact.ts'
import { getProfileUrl } from '#entities/profile/links.ts'
import { companyProfileTexts } from '#i18n/en/company-profile.ts'
import { valueLabel } from '#i18n/value-label.ts'
import { formatDate } from '#lib/format/dates.ts'
import { fill } from '#lib/format/fill.ts'
import { formatLargeMoney } from '#lib/format/large-money.ts'
import { formatMoney } from '#lib/format/money.ts'
import { toLines, toRecords, toText } from '#lib/format/words.ts'

export type Analyst = {
  id: string
  name: string
  role: string
  href: string | undefined
  contact: Contact
}

const isAmount = (value: number | null | undefined): value is number => typeof value === 'number'

const toAnalyst = (tag: TagRef): Analyst => ({
  id: tag.id,
  name: toText(tag.value),
  role: toText(tag.role),
  href: getProfileUrl(tag),
  contact: toContact(tag),
})

const known = (tag: TagRef | undefined): Partial<TagRef> =>
  Object.fromEntries(Object.entries(tag ?? {}).filter(([, value]) => value !== null && value !== ''))

/** The analysts of the company, the lead first. Duplicates are merged, and entries without a name are left out. */
function getAnalysts({ related_analyst: lead, analysts }: Tag): Analyst[] {
  const unique = new Map<string, TagRef>()
  for (const tag of toRecords([lead, ...toRecords(analysts)]))
    unique.set(tag.id, { ...tag, ...known(unique.get(tag.id)) })
  return [...unique.values()].map(toAnalyst).filter(({ name }) => name !== '')
}

/** The currency of the accounts with their unit: `EUR m`. */
function formatUnit({ accounting_currency, accounting_unit }: Tag, language: string): string {
  const t = companyProfileTexts(language)
  const [currency, unit] = [toText(accounting_currency), toText(accounting_unit)]
  return unit === 'm' && currency ? fill(t.millions, { currency }) : toLines([currency, unit]).join(' ')
}

/**
 * The fields of a company for its profile, besides the tables (R286, R288, R289, R292). Every field but the id may be
 * missing or malformed.
 */
export function toSummary(tag: Tag, language: string) {
  const t = companyProfileTexts(language)
  const written = locale(language)
  const company = toCompany(tag)
  const { close_price: price, market_cap: cap } = tag
  const currency = tag.price_currency || tag.trading_currency
  const isToldBelow = [tag.rating_date, tag.target_price_date].includes(company.lastUpdated)
  const updated = isToldBelow ? '' : formatDate(company.lastUpdated, 'long', written)
  return {
    ...company,
    inScope: tag.in_scope !== false,
    facts: toLines([
      company.ticker,
      valueLabel('Sector', company.sector, language),
      valueLabel('Country', toText(tag.country), language),
      updated && fill(t.updated, { date: updated }),
    ]),
    rating: getRating({ ...tag, rating: company.rating }),
    ratingDate: toText(tag.rating_date),
    target: getTarget(tag, language),
    targetDate: toText(tag.target_price_date),
    upside: getUpside(tag, language),
    price: isAmount(price) ? formatMoney(price, currency, written) : '',
    marketCap: isAmount(cap) ? formatLargeMoney(cap, currency, written) : '',
    tradingCurrency: toText(tag.trading_currency),
    accountingCurrency: toText(tag.accounting_currency),
    accountingUnit: formatUnit(tag, language),
    analysts: getAnalysts(tag),
    description: toLines(tag.description),
    risks: toLines(tag.risks),
    questions: toLines(tag.questions),
    questionsUpdated: toText(tag.questions_last_updated),
  }
}

/** The title of a company's page: name and ticker, if known. */
export const getTitle = ({ value, ticker }: Tag): string => toLines([value, ticker]).join(' · ')

export type Summary = ReturnType<typeof toSummary>
