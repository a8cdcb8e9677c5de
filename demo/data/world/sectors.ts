import { type Static, Type } from 'typebox'
import { fields, Lines, readTexts } from '../read-texts.ts'

const Sector = fields({ name: Type.String(), noun: Type.String(), description: Lines, subSectors: Lines })
export type Sector = Static<typeof Sector>

/** The 11 sectors with their description lines (R397). */
export const sectors: readonly Sector[] = readTexts('world/sectors', Type.Array(Sector))

/**
 * The words of a sub-sector, ready for a sentence. `metric`, `driver`, `cost` and `risk` are singular noun phrases, `product`,
 * `customers` and `asset` plural ones, so a template knows its verb. `up`, `down` and `flat` are headlines behind a company's
 * name; `good` and `bad` are sentences that only make sense in this sub-sector.
 */
const SubSector = fields({
  name: Type.String(),
  noun: Type.String(),
  peers: Type.String(),
  metric: Lines,
  driver: Lines,
  cost: Lines,
  risk: Lines,
  product: Lines,
  customers: Lines,
  asset: Lines,
  descriptors: Lines,
  up: Lines,
  down: Lines,
  flat: Lines,
  good: Lines,
  bad: Lines,
})
export type SubSector = Static<typeof SubSector>

/** The 25 sub-sectors in the order of their sectors. */
export const subSectors: readonly SubSector[] = [
  'energy-materials',
  'industrials',
  'consumer',
  'health-financials',
  'technology-property',
].flatMap((file) => readTexts(`sub-sectors/${file}`, Type.Array(SubSector)))

/** @throws Error when there is no such sub-sector */
export function subSectorNamed(name: string): SubSector {
  const found = subSectors.find((subSector) => subSector.name === name)
  if (!found) throw new Error(`no sub-sector ${name}`)
  return found
}
