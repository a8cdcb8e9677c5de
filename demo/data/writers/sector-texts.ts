import type { Tone } from '../concepts.ts'
import { analystFor } from '../generate/analysts.ts'
import { assemble } from '../generate/assemble.ts'
import type { Company } from '../generate/company.ts'
import { writeTopics } from '../generate/company-text.ts'
import { chooseConcepts, expressConcept } from '../generate/concept-sections.ts'
import type { DocumentContext, SeedDocument, WriteDocument } from '../generate/document.ts'
import { type Block, Prose } from '../generate/prose.ts'
import { permuted, publication, turn } from '../generate/schedule.ts'
import type { World } from '../generate/world.ts'
import { at } from '../random.ts'
import type { Facts } from '../template.ts'
import {
  primerAbstracts,
  primerTitles,
  primerTopics,
  sectorHeadlines,
  sectorSubtitles,
  sectorSummaries,
  sectorTopics,
  themeAbstracts,
  themes,
  themeTopics,
} from '../texts/desk.ts'
import { subSectorNamed, subSectors } from '../world/sectors.ts'
import { isLongNote } from './long/long-notes.ts'
import { longSectorText, rankedPicks } from './long/sector.ts'
import { coveredSectors, ratedCompanies, regionPlaces, sectorOf, sectorTextFacts } from './market-facts.ts'

/** Headlines with the tone that each of them sets. */
export const toned = (headlines: { good: readonly string[]; bad: readonly string[]; neutral: readonly string[] }) =>
  (['good', 'bad', 'neutral'] as const).flatMap((tone) => headlines[tone].map((headline) => ({ tone, headline })))

export const placeOfRegion = (region: string) => {
  const found = regionPlaces.find(({ region: name }) => name === region)
  if (!found) throw new Error(`no region ${region}`)
  return found
}

/** A paragraph on one company, in which a text on many expresses a concept. */
function focusSection(
  company: Company | undefined,
  prose: Prose,
  tone: Tone,
): { blocks: Block[]; concepts: SeedDocument['concepts'] } {
  const [concept] = chooseConcepts(prose.random, {
    scopes: ['company'],
    tone,
    subject: company?.subSector.name ?? '',
    count: 1,
  })
  if (!company || !concept) return { blocks: [], concepts: [] }
  const { text, expressed } = expressConcept(concept, prose)
  const opening = prose.sentence([
    'One company shows what is meant: {pick1}.',
    'A closer look at {pick1} is worth the time.',
    'Take {pick1} as an example.',
    'What this means in practice can be seen at {pick1}.',
  ])
  return {
    blocks: [
      { kind: 'heading', text: `In focus: ${company.name}` },
      { kind: 'paragraph', text: `${opening} ${text}` },
    ],
    concepts: [expressed],
  }
}

/** A table of ratings and price targets of the companies named. */
function ratingsTable(companies: readonly Company[]): Block {
  return {
    kind: 'table',
    caption: 'Companies named in this document',
    head: ['Company', 'Ticker', 'Country'],
    rows: companies.map(({ name, ticker, country }) => [name, ticker, country.name]),
  }
}

const covered = new WeakMap<World, ReturnType<typeof coveredSectors>>()

/** The sub-sectors and regions that sector texts are about, worked out once. */
export function sectorsOf(world: World): ReturnType<typeof coveredSectors> {
  const sectors = covered.get(world) ?? coveredSectors(world)
  covered.set(world, sectors)
  return sectors
}

export const writeSectorNote: WriteDocument = (document: DocumentContext): SeedDocument => {
  const { world, random, ordinal } = document
  const { item, round } = turn('sector-note', sectorsOf(world), ordinal)
  const { subSector, region } = item
  const { publishedAt } = publication(world, random)
  const own = toned({ good: subSector.up, bad: subSector.down, neutral: subSector.flat })
  const general = toned(sectorHeadlines)
  const pool = [...general, ...own.filter(({ headline }) => !/\b(it|its)\b/.test(headline))]
  const { tone, headline } = permuted(`sector-headline/${subSector.name}/${region}`, pool, round)
  const companies = ratedCompanies(world, subSector.name, region)
  const drawn = sectorTextFacts({ subSector, place: placeOfRegion(region), date: publishedAt, companies }, random)
  const ranked = isLongNote(document.id) ? rankedPicks(document, companies, publishedAt) : drawn
  const { picks } = ranked
  const facts: Facts = { ...drawn.facts, ...ranked.facts }
  const prose = new Prose(facts, random)
  const focus = focusSection(picks[0], prose, tone)
  const sector = sectorOf(subSector.name)
  return assemble(document, {
    type: 'Sector Note',
    library: 'research',
    publishedAt,
    title: `${facts.peersTitle ?? ''}: ${prose.phrase(headline)}`,
    subtitle: prose.sentence(sectorSubtitles),
    summary: prose.summary(sectorSummaries.first, sectorSummaries.second),
    blocks: isLongNote(document.id)
      ? [
          ...writeTopics(sectorTopics, prose, tone).slice(0, 1),
          ...focus.blocks,
          ...longSectorText(document, 'sector', { prose, companies, date: publishedAt }),
        ]
      : [...writeTopics(sectorTopics, prose, tone), ...focus.blocks, ratingsTable(picks)],
    media: 'pdf',
    subject: {
      sector,
      subSector: subSector.name,
      mentions: picks.slice(0, 2),
      regions: [region],
      assetClasses: ['Equity'],
      analystIds: [analystFor(world.analysts, sector, region, `${region}/${subSector.name}`).id],
    },
    concepts: focus.concepts,
  })
}

const themedRegions = themes.flatMap((theme) => regionPlaces.map((place) => ({ theme, place })))

export const writeThematic: WriteDocument = (document) => {
  const { world, random, ordinal } = document
  const { item, round } = turn('thematic', themedRegions, ordinal)
  const { theme, place } = item
  const { publishedAt } = publication(world, random)
  const local = theme.subSectors.filter((name) => ratedCompanies(world, name, place.region).length >= 3)
  const subSector = subSectorNamed(random.pick(local.length > 0 ? local : theme.subSectors))
  const companies = ratedCompanies(world, subSector.name, local.length > 0 ? place.region : 'Global')
  const { facts, picks } = sectorTextFacts({ subSector, place, date: publishedAt, companies }, random)
  const prose = new Prose({ ...facts, theme: theme.noun }, random)
  const focus = focusSection(picks[0], prose, 'good')
  const where = place.region === 'Global' ? theme.title : `${theme.title} in ${place.place}`
  return assemble(document, {
    type: 'Thematic',
    library: 'research',
    publishedAt,
    title: `${where}: ${permuted(`theme/${theme.title}/${place.region}`, theme.headlines, round)}`,
    subtitle: prose.sentence(themeAbstracts.subtitles),
    summary: prose.summary(themeAbstracts.first, themeAbstracts.second),
    blocks: [...writeTopics(themeTopics, prose, 'neutral'), ...focus.blocks, ratingsTable(picks)],
    media: 'pdf',
    subject: {
      sector: sectorOf(subSector.name),
      mentions: picks.slice(0, 1),
      regions: [place.region],
      assetClasses: ['Equity', 'Multi-Asset'],
      analystIds: [analystFor(world.analysts, 'Strategy', place.region, theme.title).id],
    },
    concepts: focus.concepts,
  })
}

const primerSubjects = subSectors
  .filter(({ name }) => name !== 'Investment Companies')
  .flatMap((subSector) => primerTitles.map((title) => ({ subSector, title })))

/** A text that explains a sub-sector; a second round of them are new editions. */
export const writePrimer: WriteDocument = (document) => {
  const { world, random, ordinal } = document
  const { item, round } = turn('primer', primerSubjects, ordinal)
  const { subSector, title } = item
  const { publishedAt } = publication(world, random, { newest: 2 })
  const region = at(['Global', 'Global', 'Western Europe', 'North America'], random.int(0, 3))
  const companies = ratedCompanies(world, subSector.name, 'Global')
  const { facts, picks } = sectorTextFacts(
    { subSector, place: placeOfRegion('Global'), date: publishedAt, companies },
    random,
  )
  const prose = new Prose(facts, random)
  const sector = sectorOf(subSector.name)
  return assemble(document, {
    type: 'Primer',
    library: 'primers',
    publishedAt,
    title: `${prose.phrase(title)}${round > 0 ? ` (edition ${round + 1})` : ''}`,
    subtitle: prose.sentence(primerAbstracts.subtitles),
    summary: prose.summary(primerAbstracts.first, primerAbstracts.second),
    blocks: isLongNote(document.id)
      ? [
          ...writeTopics(primerTopics, prose, 'neutral', 5).slice(0, 1),
          ...longSectorText(document, 'primer', { prose, companies, date: publishedAt }),
        ]
      : writeTopics(primerTopics, prose, 'neutral', 5),
    media: 'pdf',
    subject: {
      sector,
      subSector: subSector.name,
      mentions: picks.slice(0, 1),
      regions: [region],
      assetClasses: ['Equity'],
      analystIds: [analystFor(world.analysts, sector, region, subSector.name).id],
    },
  })
}
