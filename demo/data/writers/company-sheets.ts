import { assemble, type Draft } from '../generate/assemble.ts'
import { writeCompanyText, writeTopics } from '../generate/company-text.ts'
import { chooseConcepts, conceptSection } from '../generate/concept-sections.ts'
import type { DocumentContext, SeedDocument, WriteDocument } from '../generate/document.ts'
import { financialsTable } from '../generate/financials-table.ts'
import type { Block } from '../generate/prose.ts'
import { companyTurn, permuted, publication } from '../generate/schedule.ts'
import { models, previews, resultHeadlines, snapshots, tearSheets } from '../texts/company.ts'
import {
  eventNoteAbstracts,
  eventNoteTitles,
  eventNoteTopics,
  flashAbstracts,
  flashNews,
  flashTopics,
} from '../texts/desk.ts'
import type { Abstracts } from '../texts/topic.ts'
import type { DocumentType, Library } from '../world/labels.ts'
import { type CompanyContext, companyContext } from './company-context.ts'
import { reportingMonths } from './company-notes.ts'

const previewMonths = [0, 3, 6, 9]

type Kind = {
  name: string
  type: DocumentType
  library: Library
  media: Draft['media']
  abstracts: Abstracts
  months?: readonly number[]
  isEarly?: boolean
  title: (context: CompanyContext, earlier: number) => string
  text: (context: CompanyContext, earlier: number) => Pick<Draft, 'blocks' | 'concepts'>
}

/** The shared course of all short texts about a company. */
const writerOf =
  (kind: Kind): WriteDocument =>
  (document: DocumentContext): SeedDocument => {
    const { world, random, ordinal } = document
    const { company, earlier } = companyTurn(world, kind.name, ordinal)
    const { months = [], isEarly = false } = kind
    const when = { oldest: company.reviews.at(-1)?.workingDay ?? 0, isEarly, ...(months.length > 0 ? { months } : {}) }
    const context = companyContext(document, company, publication(world, random, when))
    const { prose, subject, date } = context
    const title = kind.title(context, earlier)
    const { subtitles, first, second } = kind.abstracts
    return assemble(document, {
      type: kind.type,
      library: kind.library,
      publishedAt: date,
      title,
      subtitle: prose.sentence(subtitles),
      summary: prose.summary(first, second),
      media: kind.media,
      subject,
      call: context.unchanged,
      ...kind.text(context, earlier),
    })
  }

const companyText = (sections: number, concepts: number) => (context: CompanyContext) => {
  const { company, prose, tone, date, price } = context
  return writeCompanyText(company, { prose, tone, sections, concepts, date, price })
}

export const writeModel = writerOf({
  name: 'model',
  type: 'Model',
  library: 'research',
  media: 'xlsx',
  abstracts: models,
  title: ({ company, prose }) => `${company.name}: model after the ${prose.facts.qn ?? ''} report`,
  text: companyText(5, 0),
})

export const writeTearSheet = writerOf({
  name: 'tear-sheet',
  type: 'Tear Sheet',
  library: 'research',
  media: 'pdf',
  abstracts: tearSheets,
  title: ({ company, prose, date }) =>
    `${company.name}: tear sheet of ${prose.facts.dayMonth ?? ''} ${date.getUTCFullYear()}`,
  text: companyText(4, 0),
})

export const writePreview = writerOf({
  name: 'preview',
  type: 'Earnings Preview',
  library: 'eps',
  media: 'pdf',
  abstracts: previews,
  months: previewMonths,
  title: ({ company, prose }) =>
    `${company.name} ${prose.facts.nextQn ?? ''} preview: ${prose.phrase(
      prose.random.pick([
        'all about {metric1}',
        'what to expect from {driver1}',
        'a test for {cost1}',
        'expectations are modest',
        'the bar is high',
        'what could surprise',
        'eyes on the outlook',
        '{metric1} against {cost1}',
      ]),
    )}`,
  text: companyText(6, 1),
})

export const writeSnapshot = writerOf({
  name: 'snapshot',
  type: 'Earnings Snapshot',
  library: 'eps',
  media: 'html',
  abstracts: snapshots,
  months: reportingMonths,
  isEarly: true,
  title: ({ company, prose, tone }, earlier) =>
    `${company.name} ${prose.facts.qn ?? ''} first look: ${prose.phrase(permuted(`snapshot/${company.id}`, resultHeadlines[tone], earlier))}`,
  text: companyText(5, 1),
})

/** The tone of a flash mail comes from its news, not from the rating. */
const news = (['good', 'bad', 'neutral'] as const).flatMap((tone) =>
  flashNews[tone].map(({ headline, opening }) => ({ tone, headline, opening })),
)

function newsOf({ company, prose }: CompanyContext, earlier: number) {
  const possible = news.filter(({ headline, opening }) => prose.knows(headline) && prose.knows(opening))
  return permuted(`flash/${company.id}`, possible, earlier)
}

export const writeFlash = writerOf({
  name: 'flash',
  type: 'Flash Mail',
  library: 'flashmail',
  media: 'html',
  abstracts: flashAbstracts,
  isEarly: true,
  title: (context, earlier) =>
    `Flash: ${context.company.name} ${context.prose.phrase(newsOf(context, earlier).headline)}`,
  text: (context, earlier) => {
    const { prose, company } = context
    const { tone, opening } = newsOf(context, earlier)
    const start = prose.sentence([opening])
    const [first, ...rest] = writeTopics(flashTopics, prose, tone)
    const lead: Block[] = first && 'text' in first ? [{ kind: 'paragraph', text: `${start} ${first.text}` }] : []
    const [concept] = chooseConcepts(prose.random, {
      scopes: ['company'],
      tone,
      subject: company.subSector.name,
      count: 1,
    })
    if (!concept) return { blocks: [...lead, ...rest] }
    const { blocks, expressed } = conceptSection(concept, prose, ['Background', 'Context'])
    return { blocks: [...lead, ...rest.slice(0, 2), ...blocks, ...rest.slice(2)], concepts: [expressed] }
  },
})

export const writeEventNote = writerOf({
  name: 'event-note',
  type: 'Event Note',
  library: 'commentary',
  media: 'pdf',
  abstracts: eventNoteAbstracts,
  title: ({ company, prose }, earlier) => prose.phrase(permuted(`event-note/${company.id}`, eventNoteTitles, earlier)),
  text: ({ company, prose, tone, date, price }) => {
    const [concept] = chooseConcepts(prose.random, {
      scopes: ['company'],
      tone,
      subject: company.subSector.name,
      count: 1,
    })
    const topics = writeTopics(eventNoteTopics, prose, tone)
    const table = financialsTable(company, date, price)
    if (!concept) return { blocks: [...topics, table] }
    const { blocks, expressed } = conceptSection(concept, prose, ['From the presentation', 'Other remarks'])
    return { blocks: [...topics, ...blocks, table], concepts: [expressed] }
  },
})
