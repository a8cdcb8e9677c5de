import type { ConceptScope, Tone } from '../concepts.ts'
import { analystFor } from '../generate/analysts.ts'
import { assemble, type Subject } from '../generate/assemble.ts'
import type { DocumentContext, SeedDocument, WriteDocument } from '../generate/document.ts'
import { dateFacts } from '../generate/facts.ts'
import { Prose } from '../generate/prose.ts'
import { permuted, publication, turn } from '../generate/schedule.ts'
import { capitalise, type Facts } from '../template.ts'
import {
  commodities,
  commodityAbstracts,
  commodityHeadlines,
  commodityTopics,
  creditAbstracts,
  creditHeadlines,
  creditTopics,
  currencyAbstracts,
  currencyHeadlines,
  currencyTopics,
  fixedIncomeAbstracts,
  pairs,
  ratesHeadlines,
  ratesTopics,
  strategyAbstracts,
  strategyHeadlines,
  strategyTopics,
} from '../texts/macro.ts'
import type { Headlines, Topic } from '../texts/topic.ts'
import { countries } from '../world/countries.ts'
import type { DocumentType } from '../world/labels.ts'
import { type SubSector, subSectorNamed } from '../world/sectors.ts'
import { conceptSections } from './macro-texts.ts'
import {
  countryPlaces,
  type Place,
  pickFacts,
  placeFacts,
  ratedCompanies,
  regionPlaces,
  sectorFacts,
} from './market-facts.ts'
import { placeOfRegion, sectorsOf, toned } from './sector-texts.ts'

type Abstracts = { subtitles: readonly string[]; first: readonly string[]; second: readonly string[] }

/** A text on a market: what stands before the colon, what it knows, how it goes on. */
type Market = {
  key: string
  title: string
  place: Place
  facts: Facts
  desk: string
  type: DocumentType
  assetClasses: Subject['assetClasses']
  headlines: Headlines
  topics: readonly Topic[]
  abstracts: Abstracts
  scopes: readonly ConceptScope[]
  /** Whose companies are named; without it, one that is at home in the place. */
  subSector?: SubSector
}

function write(document: DocumentContext, market: Market, round: number): SeedDocument {
  const { world, random } = document
  const { publishedAt } = publication(world, random)
  const { place, key } = market
  const named = permuted(`headline/${key}`, toned(market.headlines), round)
  const tone: Tone = named.tone
  const subSector =
    market.subSector ?? random.pick(sectorsOf(world).filter(({ region }) => region === place.region)).subSector
  const { facts: picked, picks } = pickFacts(ratedCompanies(world, subSector.name, place.region), random)
  const facts = {
    ...dateFacts(publishedAt, random),
    ...placeFacts(place, random),
    ...sectorFacts(random),
    ...picked,
    sub: subSector.noun,
    ...market.facts,
  }
  const prose = new Prose(facts, random)
  const concepts = conceptSections(prose, { scopes: market.scopes, tone, subject: market.title, count: 2 })
  const [first = [], ...others] = market.topics.map((topic) => prose.section(topic, tone))
  const namesCompanies = market.type === 'Strategy' || market.type === 'Commodities'
  return assemble(document, {
    type: market.type,
    library: 'research',
    publishedAt,
    title: `${market.title}: ${prose.phrase(named.headline)}`,
    subtitle: prose.sentence(market.abstracts.subtitles),
    summary: prose.summary(market.abstracts.first, market.abstracts.second),
    blocks: [...first.slice(1), ...concepts.blocks, ...others.flat()],
    media: 'pdf',
    subject: {
      ...(place.country === undefined ? {} : { country: place.country }),
      mentions: namesCompanies ? picks.slice(0, 1) : [],
      regions: [place.region],
      assetClasses: market.assetClasses,
      analystIds: [analystFor(world.analysts, market.desk, place.region, key).id],
    },
    concepts: concepts.concepts,
  })
}

const ratesMarkets = countryPlaces.map((place): Market => {
  const subject = `${place.adjective} government bonds`
  return {
    key: subject,
    title: capitalise(subject),
    place,
    facts: { subject },
    desk: 'Rates',
    type: 'Fixed Income',
    assetClasses: ['Fixed Income', 'Money Markets'],
    headlines: ratesHeadlines,
    topics: ratesTopics,
    abstracts: fixedIncomeAbstracts,
    scopes: ['macro'],
  }
})

const creditMarkets = regionPlaces.map((place): Market => {
  const subject = `${place.adjective} credit`
  return {
    key: subject,
    title: capitalise(subject),
    place,
    facts: { subject },
    desk: 'Credit',
    type: 'Fixed Income',
    assetClasses: ['Credit'],
    headlines: creditHeadlines,
    topics: creditTopics,
    abstracts: creditAbstracts,
    scopes: ['credit'],
  }
})

const currencyMarkets = pairs.map(({ pair, unit, country }): Market => {
  const name = countries.find(({ code }) => code === country)?.name
  const place = countryPlaces.find((candidate) => candidate.country === name)
  if (!place) throw new Error(`no country ${country}`)
  return {
    key: pair,
    title: pair,
    place,
    facts: { pair, unit },
    desk: 'Currencies',
    type: 'Currencies',
    assetClasses: ['Currencies'],
    headlines: currencyHeadlines,
    topics: currencyTopics,
    abstracts: currencyAbstracts,
    scopes: ['currencies'],
  }
})

const commodityMarkets = commodities.map(
  ({ title, noun, unit, subSector }): Market => ({
    key: title,
    title,
    place: placeOfRegion('Global'),
    facts: { commodity: noun, unit, region: 'Latin America' },
    subSector: subSectorNamed(subSector),
    desk: 'Commodities',
    type: 'Commodities',
    assetClasses: ['Commodities'],
    headlines: commodityHeadlines,
    topics: commodityTopics,
    abstracts: commodityAbstracts,
    scopes: ['commodities'],
  }),
)

const strategyMarkets = regionPlaces.map(
  (place): Market => ({
    key: `strategy ${place.region}`,
    title: `${capitalise(place.adjective)} strategy`,
    place,
    facts: {},
    desk: 'Strategy',
    type: 'Strategy',
    assetClasses: ['Equity', 'Multi-Asset'],
    headlines: strategyHeadlines,
    topics: strategyTopics,
    abstracts: strategyAbstracts,
    scopes: ['macro'],
  }),
)

const writerOf =
  (kind: string, markets: readonly Market[]): WriteDocument =>
  (document) => {
    const { item, round } = turn(kind, markets, document.ordinal)
    return write(document, item, round)
  }

export const writeRates = writerOf('rates', ratesMarkets)
export const writeCredit = writerOf('credit', creditMarkets)
export const writeCurrency = writerOf('currency', currencyMarkets)
export const writeCommodity = writerOf('commodity', commodityMarkets)
export const writeStrategy = writerOf('strategy', strategyMarkets)
