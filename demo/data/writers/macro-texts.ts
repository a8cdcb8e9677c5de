import type { ConceptScope, Tone } from '../concepts.ts'
import { analystFor, formerAnalyst } from '../generate/analysts.ts'
import { assemble, type Subject } from '../generate/assemble.ts'
import { chooseConcepts, conceptSection } from '../generate/concept-sections.ts'
import type { DocumentContext, SeedDocument, WriteDocument } from '../generate/document.ts'
import { dateFacts } from '../generate/facts.ts'
import { type Block, Prose } from '../generate/prose.ts'
import { permuted, publication, turn } from '../generate/schedule.ts'
import type { World } from '../generate/world.ts'
import { randomFor } from '../random.ts'
import type { Facts } from '../template.ts'
import { activity, macroAbstracts, macroRisks, marketImplications, pricesAndRates } from '../texts/macro.ts'
import { isLongNote } from './long/long-notes.ts'
import { longMacroText } from './long/macro.ts'
import { countryPlaces, type Place, placeFacts, regionPlaces } from './market-facts.ts'
import { toned } from './sector-texts.ts'

const themes = [...pricesAndRates, ...activity]
const places = [...countryPlaces, ...regionPlaces]

/** Sections that express concepts of macro research. */
export function conceptSections(
  prose: Prose,
  wanted: { scopes: readonly ConceptScope[]; tone: Tone; subject?: string; count: number },
): { blocks: Block[]; concepts: SeedDocument['concepts'] } {
  const headings = ['Background', 'A second look', 'Beneath the surface', 'One more point']
  const written = chooseConcepts(prose.random, wanted).map((concept) => conceptSection(concept, prose, headings))
  return { blocks: written.flatMap(({ blocks }) => blocks), concepts: written.map(({ expressed }) => expressed) }
}

/** Who wrote a macro text; some of the older ones are by an economist who has left. */
function economist(world: World, place: Place, workingDay: number, id: number): number {
  const former = formerAnalyst(world.analysts, 'Macro')
  const isFormer = former && workingDay > 520 && randomFor('former', id).chance(0.25)
  return isFormer ? former.id : analystFor(world.analysts, 'Macro', place.region, place.title).id
}

export const macroSubject = (place: Place, analystIds: readonly number[]): Subject => ({
  ...(place.country === undefined ? {} : { country: place.country }),
  regions: [place.region],
  assetClasses: ['Multi-Asset'],
  analystIds,
})

function forecastTable({ place }: Place, facts: Facts): Block {
  return {
    kind: 'table',
    caption: `Forecasts for ${place}`,
    head: ['', 'This year', 'Next year'],
    rows: [
      ['Inflation', facts.cpi ?? '', facts.cpiNext ?? ''],
      ['Policy rate, end of year', facts.policyRate ?? '', facts.policyNext ?? ''],
    ],
  }
}

/** A macro note on a country or region: one subject leads, two others follow. */
export const writeMacro: WriteDocument = (document: DocumentContext): SeedDocument => {
  const { world, random, ordinal, id } = document
  const { item: place, round } = turn('macro', places, ordinal)
  const theme = permuted(`macro/${place.title}`, themes, round)
  const cycle = Math.floor(round / themes.length)
  const { tone, headline } = permuted(`macro/${place.title}/${themes.indexOf(theme)}`, toned(theme.headlines), cycle)
  const { workingDay, publishedAt } = publication(world, random)
  const facts: Facts = { ...dateFacts(publishedAt, random), ...placeFacts(place, random) }
  const prose = new Prose(facts, random)
  const others = random.shuffle(themes.filter((other) => other !== theme)).slice(0, 2)
  const concepts = conceptSections(prose, { scopes: ['macro'], tone, count: 1 })
  return assemble(document, {
    type: 'Macro',
    library: 'research',
    publishedAt,
    title: `${place.title}: ${prose.phrase(headline)}`,
    subtitle: prose.sentence(macroAbstracts.subtitles),
    summary: prose.summary(macroAbstracts.first[tone], macroAbstracts.second),
    blocks: [
      ...prose.section(theme.topic, tone).slice(1),
      ...concepts.blocks,
      ...(isLongNote(id)
        ? longMacroText(document, { place, prose, date: publishedAt })
        : [
            ...others.flatMap(({ topic }) => prose.section(topic, 'neutral')),
            forecastTable(place, facts),
            ...prose.section(marketImplications, tone),
            ...prose.section(macroRisks, tone),
          ]),
    ],
    media: 'pdf',
    subject: macroSubject(place, [economist(world, place, workingDay, id)]),
    concepts: concepts.concepts,
  })
}
