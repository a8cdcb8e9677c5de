import { foldText } from '#server/platform/text/fold.ts'
import { analystNames } from '../names.ts'
import { randomFor } from '../random.ts'
import { countries } from '../world/countries.ts'
import { firstId } from './identifiers.ts'

export type Analyst = {
  id: number
  name: string
  city: string
  /** Region of the office. */
  region: string
  /** A sector, or one of the desks of `analyst-names.ts`. */
  desk: string
  isHead: boolean
  inactive: boolean
  email: string | null
  phone: string | null
}

/** Analysts whose contact data are incomplete (R302). */
export const edgeAnalysts = { withoutEmail: 1020, withoutPhone: 1024, inactive: [1043, 1044, 1045] } as const

/** Numbers that Ofcom and others keep free for fiction. */
function phoneOf(id: number, city: string): string {
  const line = String(100 + (id % 100)).slice(-3)
  if (city === 'New York') return `+1 212 555 0${line}`
  if (city === 'Sydney') return `+61 2 5550 0${line}`
  return `+44 20 7946 0${line}`
}

const emailOf = (name: string) =>
  `${foldText(name)
    .replace(/^dr\. /, '')
    .replace(/[^a-z -]/g, '')
    .replace(/ /g, '.')}@halden.example`

/** All analysts in the order of their ids. */
export function createAnalysts(): Analyst[] {
  const seen = new Set<string>()
  return analystNames.map(({ name, city, desk, inactive = false }, index) => {
    const id = firstId.analyst + index
    const isHead = !inactive && !seen.has(desk)
    if (!inactive) seen.add(desk)
    return {
      id,
      name,
      city,
      region: countries.find((country) => country.city === city)?.region ?? 'Global',
      desk,
      isHead,
      inactive,
      email: id === edgeAnalysts.withoutEmail ? null : emailOf(name),
      phone: id === edgeAnalysts.withoutPhone ? null : phoneOf(id, city),
    }
  })
}

const continents: readonly (readonly string[])[] = [
  ['Western Europe', 'Nordics', 'Southern Europe', 'Central & Eastern Europe', 'Middle East & Africa', 'Global'],
  ['North America', 'Latin America'],
  ['Greater China', 'Japan & Korea', 'South & South-East Asia', 'Oceania'],
]

const closeness = (a: string, b: string) =>
  a === b ? 0.9 : continents.some((group) => group.includes(a) && group.includes(b)) ? 0.45 : 0

/** An analyst of a desk, most likely one close to the region, and always the same one for one `subject`. */
export function analystFor(analysts: readonly Analyst[], desk: string, region: string, subject: string): Analyst {
  const found = analysts
    .filter((analyst) => analyst.desk === desk && !analyst.inactive)
    .map((analyst) => ({
      analyst,
      rank: closeness(analyst.region, region) + randomFor('coverage', `${subject}/${analyst.id}`).next(),
    }))
    .sort((a, b) => b.rank - a.rank)[0]
  if (!found) throw new Error(`nobody covers ${desk}`)
  return found.analyst
}

/** Who wrote a text on such a desk before they left, if the text is old enough. */
export const formerAnalyst = (analysts: readonly Analyst[], desk: string): Analyst | undefined =>
  analysts.find((analyst) => analyst.inactive && analyst.desk === desk)
