import { dayOf, workingDayBefore } from '../../calendar.ts'
import type { Company } from '../../generate/company.ts'
import { lastAccounts } from '../../generate/facts.ts'
import type { FinancialYear } from '../../generate/financials.ts'
import { priceAt } from '../../generate/history.ts'
import type { World } from '../../generate/world.ts'
import { type Random, randomFor } from '../../random.ts'
import type { CompanyContext } from '../company-context.ts'
import { type Valuation, valueCompany } from './valuation.ts'

/** A line of business: its share of revenue and its EBIT margin in the last accounts, and its yearly growth in forecasts. */
type Segment = { name: string; share: number; margin: number; growth: number }

export type Year = FinancialYear & { year: number; name: string; isForecast: boolean }

/** Everything that the figures of a long note on a company are drawn from. */
export type Case = {
  company: Company
  date: Date
  price: number
  target: number
  /** The last year of accounts. */
  last: number
  /** Two years of accounts and three of forecasts. */
  years: readonly Year[]
  segments: readonly Segment[]
  valuation: Valuation
  /** What the share is worth at the multiple; with the discounted cash flow it averages to the target. */
  multipleValue: number
  bull: number
  bear: number
  peers: readonly Peer[]
  random: Random
}

type Peer = { company: Company; price: number; year: FinancialYear; next: FinancialYear }

const MOST_PEERS = 6

/** The companies of the same trade with prices of that day, those of the same region first. */
function peersOf(world: World, company: Company, workingDay: number, last: number): Peer[] {
  return world.companies
    .filter((other) => other.subSector === company.subSector && other !== company && other.reviews.length > 0)
    .sort((a, b) => Number(b.region === company.region) - Number(a.region === company.region))
    .slice(0, MOST_PEERS)
    .map((other) => ({
      company: other,
      price: priceAt(other.price, other.reviews, workingDay),
      year: other.financials(last + 1),
      next: other.financials(last + 2),
    }))
}

function segmentsOf(company: Company, last: number, random: Random): Segment[] {
  const names = random.shuffle(company.subSector.product).slice(0, 3)
  const first = random.int(46, 54) / 100
  const second = random.int(27, 30) / 100
  const shares = [first, second, 1 - first - second]
  const { ebit, revenue } = company.financials(last)
  const margin = ebit / revenue
  const margins = [margin * random.between(1.12, 1.2), margin * random.between(0.92, 1)]
  const rest = (margin - (margins[0] ?? 0) * first - (margins[1] ?? 0) * second) / (shares[2] ?? 1)
  return names.map((name, index) => ({
    name: name.charAt(0).toUpperCase() + name.slice(1),
    share: shares[index] ?? 0,
    margin: margins[index] ?? rest,
    growth: random.between(0.01, 0.09),
  }))
}

/** Collects what a long note of that day says in figures. */
export function caseOf(world: World, context: CompanyContext & { call: NonNullable<CompanyContext['call']> }): Case {
  const { company, date, price, call } = context
  const { target } = call
  const random = randomFor('long-note', `${company.id}/${call.ratingDay}`)
  const last = lastAccounts(date)
  const years = Array.from({ length: 5 }, (_, index) => {
    const year = last - 1 + index
    return { ...company.financials(year), year, name: `${year}${year <= last ? 'A' : 'E'}`, isForecast: year > last }
  })
  const isOfDay = ({ workingDay: day }: { workingDay: number }) =>
    dayOf(workingDayBefore(world.anchor, day)) === call.ratingDay
  const workingDay = company.reviews.find(isOfDay)?.workingDay ?? 0
  const netDebt = company.financials(last).ebitda * random.between(0.4, 1.9)
  const growth = random.pick([0.015, 0.02, 0.025])
  const valuation = valueCompany(company, { last, value: target * random.between(0.95, 1.05), netDebt, growth })
  return {
    company,
    date,
    price,
    target,
    last,
    years,
    segments: segmentsOf(company, last, random),
    valuation,
    multipleValue: 2 * target - valuation.perShare,
    bull: target * 1.24,
    bear: Math.min(target, price) * 0.78,
    peers: peersOf(world, company, workingDay, last),
    random,
  }
}
