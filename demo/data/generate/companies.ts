import { delistedCompany, type EdgeCompany, edgeCompanies } from '../edges/companies.ts'
import { companyNames, fundHouses, mandates } from '../names.ts'
import { at, randomFor } from '../random.ts'
import { countries } from '../world/countries.ts'
import { isWholeCurrency, unitsPerDollar } from '../world/currencies.ts'
import { sectors, subSectorNamed, subSectors } from '../world/sectors.ts'
import { type Analyst, analystFor, formerAnalyst } from './analysts.ts'
import type { Company } from './company.ts'
import { lastAccounts } from './facts.ts'
import { financialsOf } from './financials.ts'
import { reviewsOf } from './history.ts'
import { firstId } from './identifiers.ts'
import { tickerOf } from './ticker.ts'

/** How many companies there are. */
const COMPANIES = 420

const FUNDS = 'Investment Companies'

type Plan = Pick<Company, 'id' | 'name' | 'short' | 'oddities' | 'region' | 'isOccasional'> & {
  country: string
  subSector: string
}

const countryOf = (code: string) => {
  const country = countries.find((candidate) => candidate.code === code)
  if (!country) throw new Error(`no country ${code}`)
  return country
}

/** Sub-sectors in which a listed company may live for years without a profit. */
const mayLoseMoney = new Set([
  'Pharmaceuticals',
  'Medical Technology',
  'Software',
  'Semiconductors',
  'Autos & Parts',
  'Media',
  'Energy Services',
  'Travel & Leisure',
])

/** Neighbours share sub-sectors, three or four companies each, so that a sector note has names to compare. */
function operatingPlans(): Plan[] {
  const makers = subSectors.filter(({ name }) => name !== FUNDS)
  let next = 0
  return companyNames
    .flatMap((names) => {
      const kinds = Math.round(names.length / 3.6)
      const offered = Array.from({ length: kinds }, (_, index) => at(makers, next + index * 5))
      next += 1
      return names.map((name, index) => ({ ...name, subSector: at(offered, index) }))
    })
    .map(({ stem, country, isOccasional, subSector }, index) => ({
      id: firstId.operatingCompany + index,
      name: `${stem} ${randomFor('company-name', stem).pick(subSector.descriptors)}`,
      short: stem,
      isOccasional,
      country,
      region: countryOf(country).region,
      subSector: subSector.name,
      oddities:
        mayLoseMoney.has(subSector.name) && randomFor('company-losses', stem).chance(0.14) ? (['losses'] as const) : [],
    }))
}

const fundPlans = (): Plan[] =>
  mandates.flatMap(({ name: mandate, region }, column) =>
    fundHouses.map((house, row) => ({
      id: firstId.investmentCompany + column * fundHouses.length + row,
      name: `${house} ${mandate} Trust`,
      short: `${house} ${mandate}`,
      isOccasional: true,
      country: 'GB',
      region,
      subSector: FUNDS,
      oddities: [],
    })),
  )

const edgePlan = (edge: EdgeCompany, hostile = false): Plan => ({
  ...edge,
  name: (hostile && edge.hostileName) || edge.name,
  isOccasional: false,
  region: countryOf(edge.country).region,
})

const plans = (hostile: boolean): Plan[] =>
  [
    ...Object.values<EdgeCompany>(edgeCompanies).map((edge) => edgePlan(edge, hostile)),
    ...operatingPlans(),
    ...fundPlans(),
  ].slice(0, COMPANIES)

function roundPrice(price: number, currency: string): number {
  return isWholeCurrency(currency) ? Math.round(price) : Number(price.toFixed(2))
}

function accountingCurrencyOf(plan: Plan, currency: string): string {
  const sellsInDollars = ['Oil & Gas Producers', 'Metals & Mining', 'Energy Services'].includes(plan.subSector)
  return sellsInDollars && randomFor('accounting', plan.id).chance(0.5) ? 'USD' : currency
}

function coverageOf(plan: Plan, desk: string, analysts: readonly Analyst[]): number[] {
  if (plan.oddities.includes('no analyst')) return []
  const lead = plan.oddities.includes('inactive analyst')
    ? formerAnalyst(analysts, desk)
    : analystFor(analysts, desk, plan.region, desk === FUNDS ? plan.name : `${plan.region}/${plan.subSector}`)
  const second = analysts.filter((analyst) => analyst.desk === desk && !analyst.inactive && analyst !== lead)
  const random = randomFor('coverage', plan.id)
  return [...(lead ? [lead.id] : []), ...(second.length > 0 && random.chance(0.25) ? [random.pick(second).id] : [])]
}

function createCompany(plan: Plan, context: { anchor: Date; analysts: readonly Analyst[]; ticker: string }): Company {
  const country = countryOf(plan.country)
  const subSector = subSectorNamed(plan.subSector)
  const sector = sectors.find(({ subSectors: names }) => names.includes(plan.subSector))
  if (!sector) throw new Error(`no sector of ${plan.subSector}`)
  const isFund = plan.subSector === FUNDS
  const random = randomFor('company', plan.id)
  const scale = isFund ? 3 : country.priceScale
  const price = roundPrice(scale * Math.exp(random.normal(0, 0.55)), country.currency)
  const dollars = isFund ? 450 * Math.exp(random.normal(0, 0.6)) : 4200 * Math.exp(random.normal(0, 1.15))
  const shares = Math.round((dollars * unitsPerDollar(country.currency)) / price) * 1_000_000
  const accountingCurrency = accountingCurrencyOf(plan, country.currency)
  const desk = isFund ? FUNDS : sector.name
  return {
    id: plan.id,
    name: plan.name,
    short: plan.short,
    ticker: context.ticker,
    country,
    region: plan.region,
    sector,
    subSector,
    isFund,
    isOccasional: plan.isOccasional,
    oddities: plan.oddities,
    analystIds: coverageOf(plan, desk, context.analysts),
    price,
    shares: Math.max(shares, 1_000_000),
    accountingCurrency,
    reviews: plan.oddities.includes('no rating')
      ? []
      : reviewsOf(price, country.currency, randomFor('reviews', plan.id)),
    financials: financialsOf({
      companyId: plan.id,
      price,
      shares: Math.max(shares, 1_000_000),
      priceCurrency: country.currency,
      accountingCurrency,
      hasLosses: plan.oddities.includes('losses'),
      baseYear: lastAccounts(context.anchor) + 1,
    }),
  }
}

/** The 420 companies, planted ones, operating ones and listed investment companies; and apart from them the delisted one. */
export function createCompanies(
  anchor: Date,
  analysts: readonly Analyst[],
  hostile: boolean,
): { companies: Company[]; delisted: Company } {
  const taken = new Set<string>()
  const create = (plan: Plan) => {
    const ticker = tickerOf(plan.name, countryOf(plan.country).market, taken)
    taken.add(ticker)
    return createCompany(plan, { anchor, analysts, ticker })
  }
  return { companies: plans(hostile).map(create), delisted: create(edgePlan(delistedCompany)) }
}
