import type { TagData } from '#server/platform/database/tables/tags.ts'
import { dayOf, workingDayBefore } from '../calendar.ts'
import { randomFor } from '../random.ts'
import {
  descriptions,
  fundDescriptions,
  fundQuestions,
  furtherDescriptions,
  furtherFundDescriptions,
  questions,
  riskSummaries,
} from '../texts/company.ts'
import { levels } from './assemble.ts'
import type { Company } from './company.ts'
import { companyFacts } from './company-facts.ts'
import { lastAccounts } from './facts.ts'
import { ratingChange } from './history.ts'
import { tickerIdOf } from './identifiers.ts'
import { Prose } from './prose.ts'
import { plainTag, type SeedTag } from './tag.ts'
import { tagId, type World } from './world.ts'

const round = (value: number, decimals: number) => Number(value.toFixed(decimals))

/** Five years of accounts and forecasts, row by row, and which year is which (R394, R398). */
function accountsOf(company: Company, anchor: Date): Pick<TagData, 'year_flags' | 'company_financials_table'> {
  const last = lastAccounts(anchor)
  const years = [-2, -1, 0, 1, 2].map((offset) => last + offset)
  const isBank = company.sector.name === 'Financials'
  const row = (value: (year: ReturnType<Company['financials']>) => number | null) =>
    Object.fromEntries(years.map((year) => [String(year), value(company.financials(year))]))
  return {
    year_flags: Object.fromEntries(years.map((year) => [String(year), year <= last ? 'A' : 'E'])),
    company_financials_table: {
      Revenue: row(({ revenue }) => revenue),
      ...(isBank ? {} : { EBITDA: row(({ ebitda }) => ebitda), EBIT: row(({ ebit }) => ebit) }),
      'Net income': row(({ netIncome }) => netIncome),
      EPS: row(({ eps }) => eps),
      DPS: row(({ dividend }) => dividend),
      'P/E': row(({ eps }) => (eps > 0 ? round(company.price / eps, 1) : null)),
    },
  }
}

/** The newest call and the one before it. */
function callOf(company: Company, anchor: Date): TagData {
  const [current, prior] = company.reviews
  if (!current) return {}
  const day = (workingDay: number) => dayOf(workingDayBefore(anchor, workingDay))
  return {
    rating: current.rating,
    equity_rating: current.rating,
    rating_date: day(current.workingDay),
    rating_change: ratingChange(current.rating, prior?.rating),
    target_price: current.target,
    target_price_currency: company.country.currency,
    target_price_date: day(current.workingDay),
    last_updated: day(current.workingDay),
    ...(prior
      ? {
          prior_rating: prior.rating,
          prior_rating_date: day(prior.workingDay),
          prior_target_price: prior.target,
          prior_target_price_date: day(prior.workingDay),
        }
      : {}),
  }
}

function marketOf(company: Company, anchor: Date): TagData {
  const { currency } = company.country
  return {
    close_price: company.price,
    price_currency: currency,
    trading_currency: currency,
    accounting_currency: company.accountingCurrency,
    accounting_unit: 'm',
    market_cap: round(company.price * company.shares, 2),
    ...accountsOf(company, anchor),
  }
}

function wordsOf(company: Company, world: World): TagData {
  const random = randomFor('profile', company.id)
  const rivals = world.companies.filter((other) => other.subSector === company.subSector && other !== company)
  const facts = companyFacts(
    company,
    { anchor: world.anchor, date: world.anchor, workingDay: 0, rivals: random.shuffle(rivals).slice(0, 2) },
    random,
  )
  const listed = String(world.anchor.getUTCFullYear() - random.int(5, 45))
  const prose = new Prose({ ...facts, listed }, random)
  const asked = prose.sentences(company.isFund ? fundQuestions : questions, random.int(3, 5))
  return {
    description: [
      prose.sentence(company.isFund ? fundDescriptions : descriptions),
      ...prose.sentences(company.isFund ? furtherFundDescriptions : furtherDescriptions, random.int(1, 3)),
    ],
    risks: prose.sentence(riskSummaries),
    questions: asked,
    questions_last_updated: dayOf(workingDayBefore(world.anchor, random.int(4, 90))),
  }
}

/** Level at which a company's model and tear sheet may be loaded. */
function fileLevels({ oddities }: Company): Pick<SeedTag, 'modelLevel' | 'tearSheetLevel'> {
  if (oddities.includes('no files')) return { modelLevel: null, tearSheetLevel: null }
  if (oddities.includes('closed files')) return { modelLevel: levels.nobody, tearSheetLevel: levels.nobody }
  return { modelLevel: levels.full, tearSheetLevel: levels.standard }
}

/** A company's tag and its ticker's. */
export function companyTags(company: Company, world: World): SeedTag[] {
  const { id, name, ticker, sector, subSector, region, country, analystIds, oddities } = company
  const tickerId = tickerIdOf(id)
  const isBare = oddities.includes('no price')
  const related = [
    tagId('Sector', sector.name),
    tagId('Sub-Sector', subSector.name),
    tagId('Region', region),
    tagId('Country', country.name),
    ...analystIds,
    tickerId,
  ]
  return [
    {
      ...plainTag(id, 'Company', name, { relatedIds: related }),
      ticker: isBare ? null : ticker,
      externalId: `CO-${id}`,
      hasImage: !oddities.includes('no image'),
      analystIds,
      ...fileLevels(company),
      data: {
        sector: sector.name,
        sub_sector: subSector.name,
        region,
        country: country.name,
        ...callOf(company, world.anchor),
        ...(isBare ? {} : { ...marketOf(company, world.anchor), ...wordsOf(company, world) }),
      },
    },
    ...(isBare ? [] : [plainTag(tickerId, 'Ticker', ticker, { relatedIds: [id] })]),
  ]
    .map((tag) => ({ ...tag, inactive: oddities.includes('delisted') }))
    .map((tag) => (isBare ? { ...tag, relatedIds: tag.relatedIds.filter((other) => other !== tickerId) } : tag))
}
