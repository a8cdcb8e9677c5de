import { config } from '../../config/config.ts'
import type { Tag, TagRef } from '../../contract/tag.ts'
import { formatDate } from '../../lib/dates.ts'
import { formatChange } from '../../lib/figures.ts'
import { fill } from '../../lib/fill.ts'
import { formatLargeMoney } from '../../lib/large-money.ts'
import { formatMoney } from '../../lib/money.ts'
import { companyProfileTexts as t } from '../../text/company-profile.ts'
import { companyOf, profileOf } from '../../toolkit/company/company.ts'
import { type Contact, contactOf } from '../../toolkit/contact/contact.ts'
import { ratingOf, targetOf } from '../../toolkit/tile/tile.ts'

export type Direction = 'up' | 'down' | 'unchanged'

export type Analyst = {
  id: string
  name: string
  role: string
  href: string | undefined
  contact: Contact
}

const isAmount = (value: number | null | undefined): value is number => typeof value === 'number'

/** How far the target is from the price, where both are known in one currency; undefined otherwise. */
function upsideOf(tag: Tag): { text: string; direction: Direction } | undefined {
  const { target_price: target, close_price: price, target_price_currency: currency } = tag
  if (!isAmount(target) || !isAmount(price) || price <= 0) return undefined
  if (!currency || currency !== tag.price_currency) return undefined
  const { locale } = config()
  const share = target / price - 1
  // As it is shown: what rounds to nothing points nowhere.
  const shown = Math.round(share * 1000)
  return {
    text: formatChange(shown / 1000, locale),
    direction: shown > 0 ? 'up' : shown < 0 ? 'down' : 'unchanged',
  }
}

const analystOf = (tag: TagRef): Analyst => ({
  id: tag.id,
  name: tag.value?.trim() ?? '',
  role: tag.role ?? '',
  href: profileOf(tag),
  contact: contactOf(tag),
})

/** Who covers the company, the lead first, each once; a nameless entry is nobody. */
function analystsOf({ related_analyst: lead, analysts }: Tag): Analyst[] {
  const all = [...(lead ? [lead] : []), ...(analysts ?? [])]
  const unique = [...new Map(all.map((tag) => [tag.id, tag])).values()]
  return unique.map(analystOf).filter(({ name }) => name !== '')
}

const linesOf = (lines: readonly string[] | null | undefined): string[] =>
  (lines ?? []).map((line) => line?.trim() ?? '').filter((line) => line !== '')

/** What a profile shows of a company besides its tables (R286, R288, R289, R292); every field but the id may be missing. */
export function summaryOf(tag: Tag) {
  const { locale } = config()
  const company = companyOf(tag)
  const { close_price: price, market_cap: cap } = tag
  const currency = tag.price_currency || tag.trading_currency
  const updated = formatDate(company.lastUpdated, 'long', locale)
  return {
    ...company,
    facts: [company.ticker, company.sector, tag.country ?? '', updated && fill(t.updated, { date: updated })].filter(
      Boolean,
    ),
    rating: ratingOf({ ...tag, rating: company.rating }),
    ratingDate: tag.rating_date ?? '',
    target: targetOf(tag),
    targetDate: tag.target_price_date ?? '',
    upside: upsideOf(tag),
    price: isAmount(price) ? formatMoney(price, currency, locale) : '',
    marketCap: isAmount(cap) ? formatLargeMoney(cap, currency, locale) : '',
    tradingCurrency: tag.trading_currency ?? '',
    accountingCurrency: tag.accounting_currency ?? '',
    analysts: analystsOf(tag),
    description: linesOf(tag.description),
    risks: tag.risks?.trim() ?? '',
    questions: linesOf(tag.questions),
    questionsUpdated: tag.questions_last_updated ?? '',
  }
}

export type Summary = ReturnType<typeof summaryOf>
