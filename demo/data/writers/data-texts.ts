import { analystFor } from '../generate/analysts.ts'
import { assemble } from '../generate/assemble.ts'
import { writeTopics } from '../generate/company-text.ts'
import type { DocumentContext, SeedDocument, WriteDocument } from '../generate/document.ts'
import { Prose } from '../generate/prose.ts'
import { permuted, publication, turn } from '../generate/schedule.ts'
import {
  monitorAbstracts,
  monitorTitles,
  monitorTopics,
  screenAbstracts,
  screenTitles,
  screenTopics,
  toolAbstracts,
  toolTitles,
  toolTopics,
} from '../texts/desk.ts'
import type { Topic } from '../texts/topic.ts'
import type { DocumentType, Library } from '../world/labels.ts'
import { ratedCompanies, sectorOf, sectorTextFacts } from './market-facts.ts'
import { placeOfRegion, sectorsOf } from './sector-texts.ts'

/** Data older than two years stand in the archive. */
const ARCHIVED = 520

type Kind = {
  name: string
  type: DocumentType
  library: Library
  titles: readonly string[]
  abstracts: { subtitles: readonly string[]; first: readonly string[]; second: readonly string[] }
  topics: readonly Topic[]
  media: readonly ('pdf' | 'xlsx' | 'csv')[]
  newest?: number
  oldest?: number
}

const writerOf =
  (kind: Kind): WriteDocument =>
  (document: DocumentContext): SeedDocument => {
    const { world, random, ordinal } = document
    const { item, round } = turn(kind.name, sectorsOf(world), ordinal)
    const { subSector, region } = item
    const { newest = 0, oldest = 1560 } = kind
    const { publishedAt } = publication(world, random, { newest, oldest })
    const companies = ratedCompanies(world, subSector.name, region)
    const { facts, picks } = sectorTextFacts(
      { subSector, place: placeOfRegion(region), date: publishedAt, companies },
      random,
    )
    const prose = new Prose(facts, random)
    const sector = sectorOf(subSector.name)
    const title = prose.phrase(permuted(`${kind.name}/${subSector.name}/${region}`, kind.titles, round))
    return assemble(document, {
      type: kind.type,
      library: kind.library,
      publishedAt,
      title,
      subtitle: prose.sentence(kind.abstracts.subtitles),
      summary: prose.summary(kind.abstracts.first, kind.abstracts.second),
      blocks: writeTopics(kind.topics, prose, 'neutral'),
      media: random.pick(kind.media),
      subject: {
        sector,
        subSector: subSector.name,
        mentions: picks.slice(0, 1),
        regions: [region],
        assetClasses: ['Equity'],
        analystIds: [analystFor(world.analysts, 'Quant', region, sector).id],
      },
    })
  }

const monitor = {
  type: 'Data Monitor',
  titles: monitorTitles,
  abstracts: monitorAbstracts,
  topics: monitorTopics,
  media: ['xlsx', 'pdf', 'pdf', 'csv'],
} as const

const screen = {
  type: 'Quant Screen',
  titles: screenTitles,
  abstracts: screenAbstracts,
  topics: screenTopics,
  media: ['xlsx', 'pdf', 'csv'],
} as const

export const writeMonitor = writerOf({ ...monitor, name: 'monitor', library: 'analytics', oldest: ARCHIVED })
export const writeScreen = writerOf({ ...screen, name: 'screen', library: 'analytics', oldest: ARCHIVED })
export const writeOldMonitor = writerOf({
  ...monitor,
  name: 'old-monitor',
  library: 'analytics_archive',
  newest: ARCHIVED,
})
export const writeOldScreen = writerOf({
  ...screen,
  name: 'old-screen',
  library: 'analytics_archive',
  newest: ARCHIVED,
})

export const writeTool = writerOf({
  name: 'tool',
  type: 'Valuation Tool',
  library: 'valuation',
  titles: toolTitles,
  abstracts: toolAbstracts,
  topics: toolTopics,
  media: ['xlsx'],
})
