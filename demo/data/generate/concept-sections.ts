import { type Concept, type ConceptScope, conceptGroups, concepts, type Tone, type Wording } from '../concepts.ts'
import type { Random } from '../random.ts'
import type { ExpressedConcept } from './document.ts'
import type { Block, Prose } from './prose.ts'

/** Which section of a company text a concept takes the place of, so that the text does not contradict itself. */
export type ConceptPlace = 'trading' | 'margins' | 'balance' | 'strategy' | 'risks' | 'any'

const places = new Map<Concept, ConceptPlace>([
  ...[...conceptGroups.demand, ...conceptGroups.customers].map((concept) => [concept, 'trading'] as const),
  ...conceptGroups.costs.map((concept) => [concept, 'margins'] as const),
  ...conceptGroups.capital.map((concept) => [concept, 'balance'] as const),
  ...conceptGroups.strategy.map((concept) => [concept, 'strategy'] as const),
  ...conceptGroups.risk.map((concept) => [concept, 'risks'] as const),
])

/** Concepts of single sectors that belong elsewhere than among the risks. */
const ownPlaces: Readonly<Record<string, ConceptPlace>> = {
  'ai-demand': 'trading',
  'patent-cliff': 'trading',
  'trial-success': 'trading',
  'interest-margin-squeeze': 'margins',
  'loan-losses': 'balance',
  'deposit-flight': 'trading',
  'catastrophe-losses': 'margins',
  'office-vacancy': 'trading',
  'indexed-rents': 'margins',
}

export const placeOf = (concept: Concept): ConceptPlace => ownPlaces[concept.id] ?? places.get(concept) ?? 'any'

/** Banks and insurers have no debt, stocks or plants to speak of. */
const notForBanks = new Set([
  'cash-conversion',
  'working-capital-build',
  'deleveraging',
  'covenant-risk',
  'refinancing-wall',
  'capex-peak',
  'net-cash',
  'operating-leverage',
  'valuation-discount',
])

const suits = (concept: Concept, subject: string) =>
  concept.subjects.includes(subject) ||
  (concept.subjects.length === 0 &&
    subject !== 'Investment Companies' &&
    !((subject === 'Banks' || subject === 'Insurance') && notForBanks.has(concept.id)))

/** Concepts that fit few sub-sectors weigh more where they fit, so that each concept is used about as often as any other. */
const weightOf = ({ subjects }: Concept) => (subjects.length === 0 ? 1 : Math.min(14, 28 / subjects.length))

/** Concepts of a scope that a text of that tone may express, each for another section. */
export function chooseConcepts(
  random: Random,
  wanted: { scopes: readonly ConceptScope[]; tone: Tone; subject?: string; count: number },
): Concept[] {
  const possible = concepts.filter(
    (concept) =>
      wanted.scopes.includes(concept.scope) &&
      (wanted.tone === 'neutral' || concept.tone === 'neutral' || concept.tone === wanted.tone) &&
      suits(concept, wanted.subject ?? ''),
  )
  const chosen: Concept[] = []
  const order = possible
    .map((concept) => ({ concept, rank: -Math.log(1 - random.next()) / weightOf(concept) }))
    .sort((a, b) => a.rank - b.rank)
  for (const { concept } of order) {
    const isFree = chosen.every(
      (other) => other !== concept && (placeOf(other) !== placeOf(concept) || placeOf(concept) === 'any'),
    )
    if (isFree && chosen.length < wanted.count) chosen.push(concept)
  }
  return chosen
}

/** Writes two sentences of one of the concept's wordings. */
export function expressConcept(concept: Concept, prose: Prose): { text: string; expressed: ExpressedConcept } {
  const wording = prose.random.int(0, 1) === 0 ? 0 : 1
  const { sentences }: Wording = concept.wordings[wording]
  return { text: prose.sentences(sentences, 2).join(' '), expressed: { id: concept.id, wording } }
}

/** A heading and a paragraph that express a concept. */
export function conceptSection(
  concept: Concept,
  prose: Prose,
  headings: readonly string[],
): { blocks: Block[]; expressed: ExpressedConcept } {
  const heading = prose.sentence(headings)
  const { text, expressed } = expressConcept(concept, prose)
  return {
    blocks: [
      { kind: 'heading', text: heading },
      { kind: 'paragraph', text },
    ],
    expressed,
  }
}
