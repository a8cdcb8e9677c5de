import type { Company } from '../generate/company.ts'
import { dateFacts, subSectorFacts } from '../generate/facts.ts'
import type { World } from '../generate/world.ts'
import type { Random } from '../random.ts'
import { capitalise, type Facts } from '../template.ts'
import { countries, type Region, regions } from '../world/countries.ts'
import { usualFigures } from '../world/economies.ts'
import { type SubSector, sectors, subSectors } from '../world/sectors.ts'

/** Where a macro text is set: a country, or a region as a whole. */
export type Place = { title: string; place: string; adjective: string; region: string; country: string | undefined }

const ofRegion = ({ name, place, adjective }: Region): Place => ({
  title: name,
  place,
  adjective,
  region: name,
  country: undefined,
})

export const regionPlaces: readonly Place[] = regions.map(ofRegion)

export const countryPlaces: readonly Place[] = countries.map(({ name, place, adjective, region }) => ({
  title: name,
  place,
  adjective,
  region,
  country: name,
}))

const percent = (value: number) => `${value.toFixed(1)}%`

/** Figures of an economy and its institutions, the same throughout a text. */
export function placeFacts(place: Place, random: Random): Facts {
  const country =
    countries.find(({ name }) => name === place.country) ?? countries.find(({ region }) => region === place.region)
  const usual = usualFigures(country?.currency ?? 'USD')
  const growth = Math.max(0.2, usual.growth + random.between(-0.8, 0.8))
  const inflation = usual.inflation * random.between(0.75, 1.3)
  const policyRate = Math.max(0, usual.policyRate + random.pick([-0.5, -0.25, 0, 0.25, 0.5]))
  const isWhole = place.country === undefined && place.region !== 'Global'
  return {
    place: place.place,
    adjective: place.adjective,
    region: regions.find(({ name }) => name === place.region)?.place ?? place.place,
    regionTitle: place.region,
    regionAdj: capitalise(regions.find(({ name }) => name === place.region)?.adjective ?? place.adjective),
    city: country?.city ?? 'New York',
    bank: isWhole ? 'the leading central bank of the region' : (country?.bank ?? 'the Federal Reserve'),
    gdp: percent(growth),
    cpi: percent(inflation),
    cpiNext: percent(inflation * random.between(0.75, 0.97)),
    policyRate: `${policyRate.toFixed(2)}%`,
    policyNext: `${Math.max(0, policyRate - random.pick([0.25, 0.5, 0.75])).toFixed(2)}%`,
    jobless: percent(random.between(3.2, 8.9)),
    yield: `${(policyRate + random.between(-0.3, 1.4)).toFixed(2)}%`,
  }
}

/** Rated companies of a sub-sector, in a region or everywhere. */
export const ratedCompanies = (world: World, subSector: string, region: string): Company[] =>
  world.companies.filter(
    (company) =>
      company.subSector.name === subSector &&
      company.reviews.length > 0 &&
      (region === 'Global' || company.region === region),
  )

/** Three companies in an order of the text's own: the preferred one, the second, the one to avoid. */
export function pickFacts(companies: readonly Company[], random: Random): { facts: Facts; picks: Company[] } {
  const picks = random.shuffle(companies).slice(0, 3)
  const [first, second, third] = picks
  return {
    picks,
    facts: { pick1: first?.name ?? '', pick2: second?.name ?? '', pick3: third?.name ?? '', co: first?.short ?? '' },
  }
}

/** Pairs of sub-sector and region with at least three companies, and each sub-sector worldwide. */
export function coveredSectors(world: World): { subSector: SubSector; region: string }[] {
  const names = regions.map(({ name }) => name)
  return subSectors
    .filter(({ name }) => name !== 'Investment Companies')
    .flatMap((subSector) =>
      names
        .filter((region) => ratedCompanies(world, subSector.name, region).length >= 3)
        .map((region) => ({ subSector, region })),
    )
}

export const sectorOf = (subSector: string): string =>
  sectors.find(({ subSectors: names }) => names.includes(subSector))?.name ?? ''

/** Three different sectors, named as in a sentence. */
export function sectorFacts(random: Random): Facts {
  const [a, b, c] = random.shuffle(sectors.map(({ noun }) => `${noun} shares`))
  return { sectorA: a ?? '', sectorB: b ?? '', sectorC: c ?? '' }
}

/** How a text on companies everywhere names the place. */
const worldwide = 'the markets we cover'

/** Facts of a text on the companies of a sub-sector in a region. */
export function sectorTextFacts(
  options: { subSector: SubSector; place: Place; date: Date; companies: readonly Company[] },
  random: Random,
): { facts: Facts; picks: Company[] } {
  const { subSector, place, date, companies } = options
  const { facts, picks } = pickFacts(companies, random)
  const sub = subSectorFacts(subSector, random)
  return {
    picks,
    facts: {
      ...dateFacts(date, random),
      ...placeFacts(place, random),
      ...(place.region === 'Global' ? { place: worldwide, region: worldwide } : {}),
      ...sub,
      universe: String(random.int(70, 420)),
      sample: String(random.int(13, 29)),
      peersTitle: `${capitalise(place.adjective)} ${subSector.peers}`,
      ...facts,
    },
  }
}
