import { atMinute, dayMonth, mondayBefore } from '../calendar.ts'
import { analystFor } from '../generate/analysts.ts'
import { assemble } from '../generate/assemble.ts'
import { writeTopics } from '../generate/company-text.ts'
import { chooseConcepts, conceptSection } from '../generate/concept-sections.ts'
import type { DocumentContext, SeedDocument, WriteDocument } from '../generate/document.ts'
import { dateFacts } from '../generate/facts.ts'
import { Prose } from '../generate/prose.ts'
import { companyTurn, permuted, publication, turn } from '../generate/schedule.ts'
import {
  commentaryAbstracts,
  commentaryTitles,
  commentaryTopics,
  lodestarAbstracts,
  lodestarHeadlines,
  lodestarTopics,
  plumblineAbstracts,
  plumblineHeadlines,
  plumblineTopics,
} from '../texts/desk.ts'
import { commodities, pairs } from '../texts/macro.ts'
import { companyContext } from './company-context.ts'
import { conceptSections, macroSubject } from './macro-texts.ts'
import {
  countryPlaces,
  placeFacts,
  ratedCompanies,
  regionPlaces,
  sectorFacts,
  sectorOf,
  sectorTextFacts,
} from './market-facts.ts'
import { placeOfRegion, sectorsOf } from './sector-texts.ts'

/** A comment from the trading desk on a market or, every third time, on a company. */
export const writeCommentary: WriteDocument = (document) =>
  document.ordinal % 3 === 2 ? companyCommentary(document) : marketCommentary(document)

function marketCommentary(document: DocumentContext): SeedDocument {
  const { world, random, ordinal } = document
  const { item, round } = turn('commentary', sectorsOf(world), ordinal)
  const { subSector, region } = item
  const { publishedAt } = publication(world, random, { isEarly: true })
  const { facts, picks } = sectorTextFacts(
    {
      subSector,
      place: placeOfRegion(region),
      date: publishedAt,
      companies: ratedCompanies(world, subSector.name, region),
    },
    random,
  )
  const prose = new Prose({ ...facts, company: facts.pick2 ?? '' }, random)
  const title = prose.phrase(permuted(`commentary/${subSector.name}/${region}`, commentaryTitles.market, round))
  const [concept] = chooseConcepts(random, {
    scopes: ['company'],
    tone: 'neutral',
    subject: subSector.name,
    count: 1,
  })
  const focus = concept && conceptSection(concept, prose, [`Heard about ${picks[0]?.name ?? ''}`])
  const sector = sectorOf(subSector.name)
  return assemble(document, {
    type: 'Sales Commentary',
    library: 'commentary',
    publishedAt,
    title,
    subtitle: prose.sentence(commentaryAbstracts.subtitles),
    summary: prose.summary(commentaryAbstracts.first, commentaryAbstracts.second),
    blocks: [...writeTopics(commentaryTopics, prose, 'neutral'), ...(focus?.blocks ?? [])],
    media: random.chance(0.6) ? 'html' : 'pdf',
    subject: {
      sector,
      subSector: subSector.name,
      mentions: picks.slice(0, 1),
      regions: [region],
      assetClasses: ['Equity'],
      analystIds: [analystFor(world.analysts, sector, region, `${region}/${subSector.name}`).id],
    },
    concepts: focus ? [focus.expressed] : [],
  })
}

function companyCommentary(document: DocumentContext): SeedDocument {
  const { world, random, ordinal } = document
  const { company, earlier } = companyTurn(world, 'commentary', Math.floor(ordinal / 3))
  const oldest = company.reviews.at(-1)?.workingDay ?? 0
  const context = companyContext(document, company, publication(world, random, { oldest, isEarly: true }))
  const { subject, date } = context
  const { facts } = context.prose
  const prose = new Prose({ ...facts, pick1: company.name, pick2: facts.rival1 ?? '' }, random)
  return assemble(document, {
    type: 'Sales Commentary',
    library: 'commentary',
    publishedAt: date,
    title: prose.phrase(permuted(`commentary/${company.id}`, commentaryTitles.company, earlier)),
    subtitle: prose.sentence(commentaryAbstracts.subtitles),
    summary: prose.summary(commentaryAbstracts.first, commentaryAbstracts.second),
    blocks: writeTopics(commentaryTopics, prose, 'neutral'),
    media: 'html',
    subject,
    call: context.unchanged,
  })
}

/** Issues are counted upwards in time: the first ordinal is the newest. */
const issueNumber = (issues: number, ordinal: number) => issues - ordinal

/** How many issues the weeklies have: a search for their names finds exactly that many documents. */
export const seriesLengths = { lodestar: 300, plumbline: 301 } as const

/** The weekly letter on markets, on Mondays. */
export const writeLodestar: WriteDocument = (document) => {
  const { world, random, ordinal } = document
  const publishedAt = atMinute(mondayBefore(world.anchor, ordinal), 6 * 60 + random.int(30, 59))
  const place = permuted('lodestar/place', countryPlaces, ordinal)
  const pair = permuted('lodestar/pair', pairs, ordinal)
  const commodity = permuted('lodestar/commodity', commodities, ordinal)
  const facts = { ...dateFacts(publishedAt, random), ...placeFacts(place, random) }
  const prose = new Prose({ ...facts, unit: pair.unit, commodity: commodity.noun }, random)
  const concepts = conceptSections(prose, { scopes: ['macro'], tone: 'neutral', count: 1 })
  const headline = permuted('lodestar', lodestarHeadlines, ordinal)
  return assemble(document, {
    type: 'Strategy',
    library: 'commentary',
    publishedAt,
    title: `Lodestar Weekly ${issueNumber(seriesLengths.lodestar, ordinal)}: ${headline}`,
    subtitle: prose.sentence(lodestarAbstracts.subtitles),
    summary: prose.summary(lodestarAbstracts.first, lodestarAbstracts.second),
    blocks: [...writeTopics(lodestarTopics, prose, 'neutral'), ...concepts.blocks],
    media: 'pdf',
    subject: macroSubject({ ...place, country: undefined, region: 'Global' }, [
      analystFor(world.analysts, 'Strategy', 'Global', 'Lodestar').id,
    ]),
    concepts: concepts.concepts,
  })
}

/** The weekly comparison of prices and values, on Thursdays. */
export const writePlumbline: WriteDocument = (document) => {
  const { world, random, ordinal } = document
  const publishedAt = atMinute(mondayBefore(world.anchor, ordinal), (24 * 3 - 24 * 7 + 9) * 60 + random.int(0, 120))
  const place = permuted('plumbline/place', regionPlaces, ordinal)
  const inPlace = sectorsOf(world).filter(({ region }) => region === place.region)
  const { subSector, region } = permuted(`plumbline/${place.region}`, inPlace, ordinal)
  const { facts, picks } = sectorTextFacts(
    { subSector, place, date: publishedAt, companies: ratedCompanies(world, subSector.name, region) },
    random,
  )
  const prose = new Prose({ ...facts, ...sectorFacts(random) }, random)
  const headline = permuted('plumbline', plumblineHeadlines, ordinal)
  return assemble(document, {
    type: 'Strategy',
    library: 'research',
    publishedAt,
    title: `Plumbline ${issueNumber(seriesLengths.plumbline, ordinal)}, ${dayMonth(publishedAt)}: ${headline}`,
    subtitle: prose.sentence(plumblineAbstracts.subtitles),
    summary: prose.summary(plumblineAbstracts.first, plumblineAbstracts.second),
    blocks: writeTopics(plumblineTopics, prose, 'neutral'),
    media: 'pdf',
    subject: {
      mentions: picks.slice(0, 1),
      regions: [place.region],
      assetClasses: ['Equity'],
      analystIds: [analystFor(world.analysts, 'Quant', place.region, 'Plumbline').id],
    },
  })
}
