import { type Static, Type } from 'typebox'
import { fields, Lines, readTexts } from '../read-texts.ts'

const Sector = fields({ name: Type.String(), noun: Type.String(), description: Lines, subSectors: Lines })
export type Sector = Static<typeof Sector>

/** The 11 sectors with their description lines (R397). */
export const sectors: readonly Sector[] = readTexts('world/sectors', Type.Array(Sector))
