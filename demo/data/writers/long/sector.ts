import { addDays, dayOf, monthYear, workingDayBefore } from '../../calendar.ts'
import type { Company } from '../../generate/company.ts'
import type { DocumentContext } from '../../generate/document.ts'
import { lastAccounts, subSectorFacts } from '../../generate/facts.ts'
import { financialsTable } from '../../generate/financials-table.ts'
import { priceAt, reviewAt } from '../../generate/history.ts'
import { type Block, Prose } from '../../generate/prose.ts'
import type { World } from '../../generate/world.ts'
import { at, type Random, randomFor } from '../../random.ts'
import { capitalise, type Facts } from '../../template.ts'
import { longOutlines, longProfiles } from '../../texts/long.ts'
import { largeMoney, money } from '../../world/currencies.ts'
import type { Rating } from '../../world/labels.ts'
import { barChart } from './charts.ts'
import { type Exhibits, writeOutline, writeProfile } from './outline.ts'
import { median, percent, perShare, table, times } from './tables.ts'

const MOST_COVERED = 10
const MOST_PROFILES = 10

/** A company of a review with the call and the price of its day, and its accounts of the next year. */
type Covered = {
  company: Company
  rating: Rating
  target: number
  price: number
  upside: number
  multiple: number
  margin: number
  growth: number
  dividend: number
}

function cover(world: World, companies: readonly Company[], date: Date): Covered[] {
  const last = lastAccounts(date)
  let workingDay = 0
  while (dayOf(workingDayBefore(world.anchor, workingDay)) > dayOf(date)) workingDay += 1
  return companies.flatMap((company): Covered[] => {
    const review = reviewAt(company.reviews, workingDay)
    if (!review) return []
    const { rating, target } = review
    const price = priceAt(company.price, company.reviews, workingDay)
    const [before, next] = [company.financials(last), company.financials(last + 1)]
    return [
      {
        company,
        rating,
        target,
        price,
        upside: target / price - 1,
        multiple: price / next.eps,
        margin: next.ebit / next.revenue,
        growth: next.revenue / before.revenue - 1,
        dividend: next.dividend / price,
      },
    ]
  })
}

const gap = ({ upside }: Covered) => `${percent(Math.abs(upside), 0)} ${upside < 0 ? 'below' : 'above'} the price`

function reviewFacts(covered: readonly Covered[]): Facts {
  const ordered = [...covered].sort((a, b) => b.upside - a.upside)
  const [best, worst] = [ordered[0], ordered.at(-1)]
  const rated = (wanted: Rating) => String(covered.filter(({ rating }) => rating === wanted).length)
  return {
    count: String(covered.length),
    buys: rated('Buy'),
    holds: rated('Hold'),
    sells: rated('Sell'),
    best: best?.company.name ?? '',
    bestGap: best ? gap(best) : '',
    worst: worst?.company.name ?? '',
    worstGap: worst ? gap(worst) : '',
    peMiddle: times(median(covered.map(({ multiple }) => multiple).filter((multiple) => multiple > 0))),
    marginMiddle: percent(median(covered.map(({ margin }) => margin))),
    growthMiddle: percent(median(covered.map(({ growth }) => growth))),
  }
}

function profile(each: Covered, turn: number, on: { date: Date; facts: Facts; random: Random }): Block[] {
  const { company, rating, target, price, margin, multiple, dividend } = each
  const last = lastAccounts(on.date)
  const [before, next, second, third] = [0, 1, 2, 3].map((ahead) => company.financials(last + ahead))
  if (!before || !next || !second || !third) return []
  const { currency } = company.country
  const facts: Facts = {
    ...on.facts,
    ...subSectorFacts(company.subSector, on.random),
    company: company.name,
    co: company.short,
    city: company.country.city,
    country: company.country.place,
    rating,
    target: money(currency, target),
    price: money(currency, price),
    targetAgainst: `${percent(Math.abs(target / price - 1), 0)} ${target < price ? 'below' : 'above'} the price`,
    epsNext: money(currency, next.eps),
    epsSecond: money(currency, second.eps),
    revLast: largeMoney(company.accountingCurrency, before.revenue),
    revYearly: percent((third.revenue / before.revenue) ** (1 / 3) - 1),
    marginLast: percent(before.ebit / before.revenue),
    marginNext: percent(margin),
    peNow: times(multiple),
    yieldNext: percent(dividend),
  }
  return [
    { kind: 'subheading', text: company.name },
    ...writeProfile(longProfiles.company, turn, new Prose(facts, on.random)),
    financialsTable(company, on.date, price),
  ]
}

function costs(company: Company, random: Random): Block {
  const shares = [0.29, 0.19, 0.12].map((share) => share * random.between(0.9, 1.1))
  const rest = 1 - shares.reduce((sum, share) => sum + share, 0)
  const row = (name: string, share: number) => [
    capitalise(name),
    percent(share, 0),
    percent(random.between(0.01, 0.04)),
    percent(random.between(0.01, 0.035)),
  ]
  return table(
    'Costs of a typical company',
    ['', 'Of costs', 'Past year', 'Coming year'],
    [
      ...company.subSector.cost.map((name, index) => row(name, shares[index] ?? 0)),
      row('Pay and all other costs', rest),
    ],
  )
}

function demand({ subSector }: Company, random: Random): Block {
  const first = random.int(42, 48)
  const second = random.int(28, 34)
  return table(
    'Demand by customer',
    ['', 'Share', 'Past year', 'This year', 'Next year'],
    [
      ...subSector.customers.map((name, index) => [
        capitalise(name),
        `${[first, second, 100 - first - second][index] ?? 0}%`,
        ...[0, 1, 2].map(() => percent(random.between(0.04, 0.055) - index * 0.02)),
      ]),
    ],
  )
}

/** Ten years up to the last accounts. */
function decade(date: Date, random: Random): Block {
  const last = lastAccounts(date)
  return table(
    'Demand, prices and margin of the sector',
    ['', 'Demand', 'Prices', 'EBIT margin'],
    Array.from({ length: 10 }, (_, index) => [
      String(last - 9 + index),
      percent(random.normal(0.025, 0.03)),
      percent(random.normal(0.015, 0.02)),
      percent(random.between(0.09, 0.13)),
    ]),
  )
}

/** A thin margin makes earnings depend more on volume, on price and on cost. */
function sensitivities(covered: readonly Covered[], cost: string): Block {
  const row = ({ company, margin }: Covered) => {
    const lever = 1 / Math.max(0.05, Math.abs(margin))
    return [company.short, ...[0.38, 0.95, -0.22].map((weight) => percent((weight * lever) / 100))]
  }
  return table(
    'Change in EPS for the year',
    ['', 'Volume +1%', 'Price +1%', `${capitalise(cost)} +10%`],
    covered.map(row),
  )
}

const scenarios = (random: Random): Block =>
  table(
    'Three cases for the average share',
    ['', 'Probability', 'Earnings', 'Return'],
    [
      ['Favourable', '20%', `+${random.int(17, 22)}%`, `+${random.int(24, 33)}%`],
      ['Central', '50%', '0%', `+${random.int(5, 9)}%`],
      ['Unfavourable', '30%', `−${random.int(31, 36)}%`, `−${random.int(24, 32)}%`],
    ],
  )

const calendar = (date: Date): Block =>
  table(
    'Dates of the coming months',
    ['', 'When', 'Weight'],
    [
      'First reports of the quarter',
      'Trade fair',
      'Tenders of large customers',
      'Annual reports',
      'Decision on rules',
    ].map((name, index) => [name, monthYear(addDays(date, 25 + index * 38)), index % 2 === 0 ? 'High' : 'Medium']),
  )

function exhibits(covered: readonly Covered[], on: { date: Date; facts: Facts; random: Random }): Exhibits {
  const year = `${lastAccounts(on.date) + 1}E`
  const { company } = at(covered, 0)
  const bars = (of: (each: Covered) => number, write: (value: number) => string) =>
    [...covered]
      .filter((each) => of(each) > 0)
      .sort((a, b) => of(b) - of(a))
      .map((each) => ({ label: each.company.short, value: of(each), text: write(of(each)) }))
  return {
    coverage: table(
      'Companies in this document',
      ['', 'Rating', 'Price', 'Target', 'To target'],
      covered.map(({ company: { name, country }, rating, price, target, upside }) => [
        name,
        rating,
        money(country.currency, price),
        perShare(country.currency, target),
        percent(upside, 0),
      ]),
    ),
    multiples: table(
      `Multiples and returns, ${year}`,
      ['', 'Market', 'P/E', 'EBIT margin', 'Growth', 'Yield'],
      covered.map(({ company: { short, country }, multiple, margin, growth, dividend }) => [
        short,
        country.code,
        times(multiple),
        percent(margin),
        percent(growth),
        percent(dividend),
      ]),
    ),
    costs: costs(company, on.random),
    demand: demand(company, on.random),
    scenarios: scenarios(on.random),
    decade: decade(on.date, on.random),
    sensitivities: sensitivities(covered, company.subSector.cost[0] ?? ''),
    calendar: calendar(on.date),
    peChart: barChart(
      `Price to earnings, ${year}`,
      bars(({ multiple }) => multiple, times),
    ),
    marginChart: barChart(
      `EBIT margin, ${year}`,
      bars(({ margin }) => margin, percent),
    ),
    growthChart: barChart(
      `Growth of revenue, ${year}; companies that grow`,
      bars(({ growth }) => growth, percent),
    ),
    profiles: covered.slice(0, MOST_PROFILES).flatMap((each, turn) => profile(each, turn, on)),
  }
}

/** The companies of a long review, with their calls: the same whenever it is asked for. */
function coverSector({ id, world }: DocumentContext, companies: readonly Company[], date: Date): Covered[] {
  const shuffled = randomFor('long-coverage', id).shuffle(companies)
  return cover(world, shuffled, date).slice(0, MOST_COVERED)
}

/** The companies that a long review prefers and avoids, so that its words agree with the ratings in its table. */
export function rankedPicks(
  document: DocumentContext,
  companies: readonly Company[],
  date: Date,
): { facts: Facts; picks: Company[] } {
  const ranked = coverSector(document, companies, date).sort((a, b) => b.upside - a.upside)
  const picks = [at(ranked, 0), at(ranked, 1), at(ranked, -1)].map(({ company }) => company)
  const [first, second, third] = picks
  return {
    picks,
    facts: { pick1: first?.name ?? '', pick2: second?.name ?? '', pick3: third?.name ?? '', co: first?.short ?? '' },
  }
}

/** What follows the opening of a long review of a sector, or of a long primer on it. */
export function longSectorText(
  document: DocumentContext,
  kind: 'sector' | 'primer',
  on: { prose: Prose; companies: readonly Company[]; date: Date },
): Block[] {
  const random = randomFor('long-note', document.id)
  const covered = coverSector(document, on.companies, on.date)
  const facts = { ...on.prose.facts, ...reviewFacts(covered) }
  const prose = new Prose(facts, random)
  return writeOutline(document.id, longOutlines[kind], prose, exhibits(covered, { date: on.date, facts, random }))
}
