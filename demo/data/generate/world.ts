import { anchorOf } from '../calendar.ts'
import { edgeCompanies } from '../edges/companies.ts'
import { countries, regions } from '../world/countries.ts'
import { assetClasses, documentTypes, languageNames, roadshowTypes } from '../world/labels.ts'
import { sectors } from '../world/sectors.ts'
import { type Analyst, createAnalysts } from './analysts.ts'
import { createCompanies } from './companies.ts'
import type { Company } from './company.ts'
import { firstId } from './identifiers.ts'

/** Ids of the plain tags by their value. */
const idsOf = (values: readonly string[], first: number): ReadonlyMap<string, number> =>
  new Map(values.map((value, index) => [value, first + index]))

export const tagIds = {
  'Asset Class': idsOf(assetClasses, firstId.assetClass),
  Region: idsOf(
    regions.map(({ name }) => name),
    firstId.region,
  ),
  Sector: idsOf(
    sectors.map(({ name }) => name),
    firstId.sector,
  ),
  'Sub-Sector': idsOf(
    sectors.flatMap(({ subSectors }) => subSectors),
    firstId.subSector,
  ),
  Country: idsOf(
    countries.map(({ name }) => name),
    firstId.country,
  ),
  'Content Type': idsOf(documentTypes, firstId.contentType),
  'Roadshow Type': idsOf(
    roadshowTypes.map(({ name }) => name),
    firstId.roadshowType,
  ),
  Language: idsOf(languageNames, firstId.language),
} as const

/** @throws Error when the category has no such value */
export function tagId(category: keyof typeof tagIds, value: string): number {
  const id = tagIds[category].get(value)
  if (id === undefined) throw new Error(`no ${category} ${value}`)
  return id
}

/** What documents and events are about, and the day they are dated from. */
export type World = {
  anchor: Date
  /** Whether names and texts hold markup and scripts, as in the data of tests. */
  hostile: boolean
  analysts: readonly Analyst[]
  companies: readonly Company[]
  /** A company that no text is about. */
  delisted: Company
  company: (id: number) => Company
  turns: Readonly<Record<'operating' | 'fund', readonly CompanyTurn[]>>
}

/** A company's entry in the order in which companies are written about; those that come up more often have two. */
type CompanyTurn = { company: Company; entry: number; entries: number }

/** Planted companies with names that ordinary texts leave alone; planted documents are about them. */
const oddlyNamed = new Set<number>(
  [
    edgeCompanies.semicolonAndAmpersand,
    edgeCompanies.quotes,
    edgeCompanies.markup,
    edgeCompanies.percent,
    edgeCompanies.chinese,
    edgeCompanies.arabic,
    edgeCompanies.emoji,
    edgeCompanies.longName,
  ].map(({ id }) => id),
)

/** Companies that are rated, each as often as it is written about. */
const turnsOf = (companies: readonly Company[]): CompanyTurn[] =>
  companies
    .filter(({ id, reviews }) => reviews.length > 0 && !oddlyNamed.has(id))
    .flatMap((company) => {
      const entries = company.isOccasional ? 1 : 2
      return Array.from({ length: entries }, (_, entry) => ({ company, entry, entries }))
    })

export function createWorld(now: Date, { hostile = false } = {}): World {
  const anchor = anchorOf(now)
  const analysts = createAnalysts()
  const { companies, delisted } = createCompanies(anchor, analysts, hostile)
  const byId = new Map(companies.map((company) => [company.id, company]))
  return {
    anchor,
    hostile,
    analysts,
    companies,
    delisted,
    company: (id) => {
      const found = byId.get(id)
      if (!found) throw new Error(`no company ${id}`)
      return found
    },
    turns: {
      operating: turnsOf(companies.filter(({ isFund }) => !isFund)),
      fund: turnsOf(companies.filter(({ isFund }) => isFund)),
    },
  }
}
