/**
 * The words of a sub-sector, ready for a sentence. `metric`, `driver`, `cost` and `risk` are singular noun phrases, `product`,
 * `customers` and `asset` plural ones, so a template knows its verb. `up`, `down` and `flat` are headlines behind a company's
 * name; `good` and `bad` are sentences that only make sense in this sub-sector.
 */
export type SubSector = {
  name: string
  noun: string
  peers: string
  metric: readonly string[]
  driver: readonly string[]
  cost: readonly string[]
  risk: readonly string[]
  product: readonly string[]
  customers: readonly string[]
  asset: readonly string[]
  descriptors: readonly string[]
  up: readonly string[]
  down: readonly string[]
  flat: readonly string[]
  good: readonly string[]
  bad: readonly string[]
}

/** Short phrases are written in one line, divided by semicolons. */
export const list = (text: string): readonly string[] => text.split('; ')
