import type { Tone } from '../concepts.ts'
import {
  balance,
  capital,
  estimates,
  estimatesOfLosses,
  firstEstimates,
  fundTopics,
  industry,
  margins,
  risks,
  thesis,
  trading,
  valuation,
  valuationOfLosses,
  watch,
} from '../texts/company.ts'
import type { Topic } from '../texts/topic.ts'
import type { Company } from './company.ts'
import { chooseConcepts, conceptSection, placeOf } from './concept-sections.ts'
import type { ExpressedConcept } from './document.ts'
import { financialsTable } from './financials-table.ts'
import type { Block, Prose } from './prose.ts'

/** `opening`: those of the blocks that say what is particular to this text. */
export type Written = { blocks: Block[]; opening: Block[]; concepts: ExpressedConcept[] }

type Section = { name: string; topic: Topic }

const strategyHeadings = ['Strategy', 'What the market overlooks', 'One point more', 'Beyond the quarter']

/** The sections of a text about a company with or without profit, in their order. */
function sectionsOf(company: Company, isProfitable: boolean, isFirst: boolean): Section[] {
  const isBank = company.subSector.name === 'Banks' || company.subSector.name === 'Insurance'
  return [
    { name: 'thesis', topic: thesis },
    { name: 'trading', topic: trading },
    { name: 'industry', topic: industry },
    ...(isProfitable ? [{ name: 'margins', topic: margins }] : []),
    { name: 'estimates', topic: isFirst ? firstEstimates : isProfitable ? estimates : estimatesOfLosses },
    { name: 'balance', topic: isBank ? capital : balance },
    { name: 'valuation', topic: isProfitable ? valuation : valuationOfLosses },
    { name: 'risks', topic: risks },
    { name: 'watch', topic: watch },
  ]
}

const essential = new Set(['thesis', 'estimates', 'valuation', 'risks'])

/** Takes some sections out, never the essential ones. */
function shorten(sections: readonly Section[], count: number, prose: Prose): Section[] {
  const optional = prose.random.shuffle(sections.filter(({ name }) => !essential.has(name)))
  const dropped = new Set(optional.slice(0, Math.max(0, sections.length - count)))
  return sections.filter((section) => !dropped.has(section))
}

/** The text of a note on an operating company: sections, concepts, a table of figures. */
export function writeCompanyText(
  company: Company,
  on: { prose: Prose; tone: Tone; sections: number; concepts: number; date: Date; price: number },
): Written {
  const { prose, tone } = on
  const chosen = chooseConcepts(prose.random, {
    scopes: ['company'],
    tone,
    subject: company.subSector.name,
    count: on.concepts,
  })
  const taken = new Set<string>(chosen.map(placeOf))
  const isProfitable = prose.knows('{pe1}')
  const isFirst = !prose.knows('{prior}')
  const sections = shorten(
    sectionsOf(company, isProfitable, isFirst).filter(({ name }) => !taken.has(name) || essential.has(name)),
    on.sections - chosen.length,
    prose,
  )
  const blocks: Block[] = []
  const expressed: ExpressedConcept[] = []
  const opening = sections[0]
  const write = ({ topic }: Section) => blocks.push(...prose.section(topic, tone))
  if (opening) blocks.push(...prose.section(opening.topic, tone).slice(1))
  for (const concept of chosen) {
    const own = sectionsOf(company, true, isFirst).find(({ name }) => name === placeOf(concept))
    const isRisk = own?.name === 'risks'
    const written = conceptSection(
      concept,
      prose,
      isRisk ? ['Rules and disputes', 'Outside influences'] : (own?.topic.headings ?? strategyHeadings),
    )
    blocks.push(...written.blocks)
    expressed.push(written.expressed)
  }
  const said = [...blocks]
  sections.slice(1).forEach((section) => {
    write(section)
    if (section.name === 'estimates') blocks.push(financialsTable(company, on.date, on.price))
  })
  return { blocks, opening: said, concepts: expressed }
}

/** The text of a note on a listed investment company. */
export function writeFundText(prose: Prose, tone: Tone): Written {
  const [first, ...others] = fundTopics
  const opening = first ? prose.section(first, tone).slice(1) : []
  return { blocks: [...opening, ...others.flatMap((topic) => prose.section(topic, tone))], opening, concepts: [] }
}

/** A text of several topics, the first without its heading; `further` sentences follow the first of each. */
export function writeTopics(topics: readonly Topic[], prose: Prose, tone: Tone, further?: number): Block[] {
  return topics.flatMap((topic, index) => prose.section(topic, tone, further).slice(index === 0 ? 1 : 0))
}
