import { dayOf, workingDayBefore } from '../calendar.ts'
import type { Tone } from '../concepts.ts'
import { formerAnalyst } from '../generate/analysts.ts'
import type { Subject } from '../generate/assemble.ts'
import type { Company } from '../generate/company.ts'
import { type Call, callAt, companyFacts } from '../generate/company-facts.ts'
import { type DocumentCall, type DocumentContext, toneOf } from '../generate/document.ts'
import { priceAt, ratingChange } from '../generate/history.ts'
import { Prose } from '../generate/prose.ts'
import type { Publication } from '../generate/schedule.ts'
import type { World } from '../generate/world.ts'
import { randomFor } from '../random.ts'

/** Other companies of the sub-sector, those of the same region first. */
export function rivalsOf(world: World, company: Company, key: string): Company[] {
  const rank = (other: Company) =>
    randomFor('rivals', `${key}/${other.id}`).next() - (other.region === company.region ? 1 : 0)
  return world.companies
    .filter((other) => other.subSector === company.subSector && other !== company && other.reviews.length > 0)
    .map((other) => ({ other, rank: rank(other) }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, 2)
    .map(({ other }) => other)
}

/** How a call looks on a document's record. */
function documentCall(world: World, company: Company, { current, prior }: Call): DocumentCall {
  const day = (workingDay: number) => dayOf(workingDayBefore(world.anchor, workingDay))
  return {
    rating: current.rating,
    ratingDay: day(current.workingDay),
    ratingChange: ratingChange(current.rating, prior?.rating),
    target: current.target,
    currency: company.country.currency,
    prior: prior && { rating: prior.rating, target: prior.target, day: day(prior.workingDay) },
  }
}

/** A call that stands: the same rating and price target as before, on the day they were set. */
function standing(call: DocumentCall): DocumentCall {
  const { rating, target, ratingDay } = call
  return { ...call, ratingChange: 'Reiterated', prior: { rating, target, day: ratingDay } }
}

/** Texts older than two years may be by somebody who has left since. */
function authorsOf(world: World, company: Company, workingDay: number, key: string): readonly number[] {
  const former = formerAnalyst(world.analysts, company.sector.name)
  const isOld = workingDay > 520
  return former && isOld && randomFor('former', key).chance(0.3) ? [former.id] : company.analystIds
}

const assetClassesOf = (company: Company): Subject['assetClasses'] => {
  if (company.sector.name === 'Real Estate') return ['Equity', 'Real Estate']
  return company.sector.name === 'Utilities' ? ['Equity', 'Infrastructure'] : ['Equity']
}

/** What every text about a company on a day begins with. */
export type CompanyContext = {
  company: Company
  prose: Prose
  tone: Tone
  price: number
  date: Date
  call: DocumentCall | undefined
  /** What to show on a document that changes nothing. */
  unchanged: DocumentCall | undefined
  subject: Subject
}

export function companyContext(
  { id, world, random }: DocumentContext,
  company: Company,
  { workingDay, publishedAt }: Publication,
): CompanyContext {
  const call = callAt(company, workingDay)
  const shown = call && documentCall(world, company, call)
  const facts = companyFacts(
    company,
    { anchor: world.anchor, date: publishedAt, workingDay, rivals: rivalsOf(world, company, String(id)) },
    random,
  )
  return {
    company,
    prose: new Prose(facts, random),
    tone: shown ? toneOf(shown.rating, shown.ratingChange) : 'neutral',
    price: priceAt(company.price, company.reviews, workingDay),
    date: publishedAt,
    call: shown,
    unchanged: shown && standing(shown),
    subject: {
      company,
      regions: [company.region],
      assetClasses: assetClassesOf(company),
      analystIds: authorsOf(world, company, workingDay, String(id)),
    },
  }
}
