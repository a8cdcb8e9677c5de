import { type Static, Type } from 'typebox'
import { fields, Lines, readTexts } from './read-texts.ts'

const Analyst = fields({
  name: Type.String(),
  city: Type.String(),
  desk: Type.String(),
  inactive: Type.Optional(Type.Boolean()),
})
export type AnalystName = Static<typeof Analyst>

/** The 45 analysts: name, office, desk. */
export const analystNames: readonly AnalystName[] = readTexts('names/analysts', Type.Array(Analyst))

/**
 * The name of an operating company without what it makes, by country code: "Solvik" becomes "Solvik Cables" or "Solvik
 * Pharma" with its sub-sector. Q, U, X and Y stay without a company.
 */
export type CompanyName = {
  stem: string
  country: string
  /** Written about half as often as others. */
  isOccasional: boolean
}

/** By region, so that neighbours can share sub-sectors. */
export const companyNames: readonly (readonly CompanyName[])[] = readTexts(
  'names/companies',
  Type.Array(Type.Record(Type.String(), Type.Array(Lines))),
).map((countries) =>
  Object.entries(countries).flatMap(([country, lists]) =>
    lists.flatMap((stems, list) => stems.map((stem) => ({ stem, country, isOccasional: list === 0 }))),
  ),
)

const funds = readTexts('names/funds', fields({ houses: Lines, mandates: Type.Record(Type.String(), Lines) }))

/** Houses that manage listed investment companies. */
export const fundHouses: readonly string[] = funds.houses

/** What a listed investment company invests in, and the region that it is filed under. */
export const mandates: readonly { name: string; region: string }[] = Object.entries(funds.mandates).flatMap(
  ([region, names]) => names.map((name) => ({ name, region })),
)
