import { consumer } from './consumer.ts'
import { energyAndMaterials } from './energy-materials.ts'
import { healthAndFinancials } from './health-financials.ts'
import { industrials } from './industrials.ts'
import type { SubSector } from './sub-sector.ts'
import { technologyToProperty } from './technology-property.ts'

/** The 25 sub-sectors in the order of their sectors. */
export const subSectors: readonly SubSector[] = [
  ...energyAndMaterials,
  ...industrials,
  ...consumer,
  ...healthAndFinancials,
  ...technologyToProperty,
]

/** @throws Error when there is no such sub-sector */
export function subSectorNamed(name: string): SubSector {
  const found = subSectors.find((subSector) => subSector.name === name)
  if (!found) throw new Error(`no sub-sector ${name}`)
  return found
}
