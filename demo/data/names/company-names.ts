import { namesOfAfricaAndAsia } from './names-africa-asia.ts'
import { namesOfAmericasAndNorth } from './names-americas-north.ts'
import { namesOfEurope } from './names-europe.ts'

/**
 * The name of an operating company without what it makes, by country code: "Solvik" becomes "Solvik Cables" or "Solvik
 * Pharma" with its sub-sector. A country's line lists names with an S first: with the investment companies they make S the
 * letter with more than 300 companies, while Q, U, X and Y stay without one.
 */
export type CompanyName = { stem: string; country: string }

const namesOf = (lines: Readonly<Record<string, string>>): CompanyName[] =>
  Object.entries(lines).flatMap(([country, line]) => line.split('; ').map((stem) => ({ stem, country })))

/** By region, so that neighbours can share sub-sectors. */
export const companyNames: readonly (readonly CompanyName[])[] = [
  ...namesOfAmericasAndNorth,
  ...namesOfEurope,
  ...namesOfAfricaAndAsia,
].map(namesOf)
