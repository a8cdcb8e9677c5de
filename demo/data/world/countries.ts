import { type Static, Type } from 'typebox'
import { fields, readTexts } from '../read-texts.ts'

/** A region as a tag and as it stands in a sentence: "in the Nordics". */
const Region = fields({ name: Type.String(), place: Type.String(), adjective: Type.String() })
export type Region = Static<typeof Region>

export const regions: readonly Region[] = readTexts('world/regions', Type.Array(Region))

/**
 * A country as a tag, as it stands in a sentence, and what its listings look like: currency (ISO 4217), the market's letters
 * behind a ticker, the usual size of a share price in that currency. `bank` is the central bank as a sentence names it.
 */
const Country = fields({
  code: Type.String(),
  name: Type.String(),
  place: Type.String(),
  adjective: Type.String(),
  region: Type.String(),
  currency: Type.String(),
  market: Type.String(),
  priceScale: Type.Number(),
  city: Type.String(),
  bank: Type.String(),
})
export type Country = Static<typeof Country>

/** The 34 countries. */
export const countries: readonly Country[] = readTexts('world/countries', Type.Array(Country))
