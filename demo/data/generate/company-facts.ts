import { monthYear, workingDayBefore } from '../calendar.ts'
import type { Random } from '../random.ts'
import type { Facts } from '../template.ts'
import { regions } from '../world/countries.ts'
import { largeMoney, money } from '../world/currencies.ts'
import type { Company } from './company.ts'
import { dateFacts, lastAccounts, subSectorFacts } from './facts.ts'
import { priceAt, type Review, reviewAt } from './history.ts'

/** What we said about a company on a day: the review in force and the one before it. */
export type Call = { current: Review; prior: Review | undefined }

export function callAt(company: Company, workingDay: number): Call | undefined {
  const current = reviewAt(company.reviews, workingDay)
  if (!current) return undefined
  return { current, prior: company.reviews[company.reviews.indexOf(current) + 1] }
}

const percent = (share: number) => `${Math.abs(share * 100).toFixed(0)}%`

/** Upside as a sentence names it; a difference that rounds to nothing is none. */
function gap(upside: number): string {
  if (Math.abs(upside) < 0.005) return 'a return close to zero'
  return `${upside > 0 ? 'upside' : 'downside'} of ${percent(upside)}`
}

function growPhrase(growth: number): string {
  if (Math.abs(growth) < 0.005) return 'be flat'
  return `${growth > 0 ? 'grow' : 'fall'} by ${Math.abs(growth * 100).toFixed(1)}%`
}

function callFacts(company: Company, call: Call, { price, anchor }: { price: number; anchor: Date }): Facts {
  const { currency } = company.country
  const { rating, target } = call.current
  const upside = target / price - 1
  return {
    rating,
    target: money(currency, target),
    prior: call.prior ? money(currency, call.prior.target) : '',
    priorRating: call.prior?.rating ?? '',
    lastReview: call.prior ? monthYear(workingDayBefore(anchor, call.prior.workingDay)) : '',
    gap: gap(upside),
    high: money(currency, target * 1.24),
    low: money(currency, Math.min(target, price) * 0.78),
  }
}

function accountFacts(company: Company, date: Date, price: number, target: number | undefined): Facts {
  const { accountingCurrency } = company
  const { currency } = company.country
  const year = lastAccounts(date)
  const [before, now, next] = [year, year + 1, year + 2].map(company.financials)
  if (!before || !now || !next) return {}
  const isBank = company.sector.name === 'Financials'
  const margin = ({ ebit, revenue }: { ebit: number; revenue: number }) => `${((ebit / revenue) * 100).toFixed(1)}%`
  const returnOnEquity = ({ netIncome, revenue }: { netIncome: number; revenue: number }) =>
    `${((netIncome / revenue) * 80 + 3).toFixed(1)}%`
  const ratio = isBank ? returnOnEquity : margin
  const isProfitable = now.eps > 0 && next.eps > 0
  return {
    rev0: largeMoney(accountingCurrency, before.revenue),
    rev1: largeMoney(accountingCurrency, now.revenue),
    growPhrase: growPhrase(now.revenue / before.revenue - 1),
    eps1: money(currency, now.eps),
    eps2: money(currency, next.eps),
    loss1: isProfitable ? '' : money(currency, Math.abs(now.eps)),
    loss2: isProfitable ? '' : money(currency, Math.abs(next.eps)),
    marginName: isProfitable ? (isBank ? 'a return on equity' : 'an EBIT margin') : '',
    margin1: isProfitable ? ratio(now) : '',
    margin2: isProfitable ? ratio(next) : '',
    pe1: isProfitable ? (price / now.eps).toFixed(1) : '',
    targetPe: isProfitable && target !== undefined ? (target / next.eps).toFixed(1) : '',
  }
}

/** Everything that a text about a company may name on that day. A company without a price has no `price`. */
export function companyFacts(
  company: Company,
  on: { anchor: Date; date: Date; workingDay: number; rivals: readonly Company[] },
  random: Random,
): Facts {
  const { date, workingDay, rivals } = on
  const call = callAt(company, workingDay)
  const price = priceAt(company.price, company.reviews, workingDay)
  const hasPrice = !company.oddities.includes('no price')
  const region = regions.find(({ name }) => name === company.region)
  return {
    ...dateFacts(date, random),
    ...subSectorFacts(company.subSector, random),
    company: company.name,
    co: company.short,
    ticker: company.ticker,
    sector: company.sector.noun,
    place: company.country.place,
    city: company.country.city,
    region: region?.place ?? '',
    price: hasPrice ? money(company.country.currency, price) : '',
    rival1: rivals[0]?.short ?? '',
    rival2: rivals[1]?.short ?? '',
    ...(call && hasPrice ? callFacts(company, call, { price, anchor: on.anchor }) : {}),
    ...(hasPrice ? accountFacts(company, date, price, call?.current.target) : {}),
  }
}
