import { type Static, Type } from 'typebox'
import { fields, readTexts } from '../read-texts.ts'

/** A region as a tag and as it stands in a sentence: "in the Nordics". */
const Region = fields({ name: Type.String(), place: Type.String(), adjective: Type.String() })
export type Region = Static<typeof Region>

export const regions: readonly Region[] = readTexts('world/regions', Type.Array(Region))
