import { assemble } from '../generate/assemble.ts'
import type { Company } from '../generate/company.ts'
import { writeCompanyText, writeFundText } from '../generate/company-text.ts'
import type { DocumentContext, SeedDocument, WriteDocument } from '../generate/document.ts'
import type { RatingChange } from '../generate/history.ts'
import type { Prose } from '../generate/prose.ts'
import { companyTurn, type Publication, permuted, publication, publicationOn } from '../generate/schedule.ts'
import {
  badNote,
  changeReasons,
  firstNote,
  fundAbstracts,
  goodNote,
  initiationHeadlines,
  neutralNote,
  noteHeadlines,
  resultHeadlines,
} from '../texts/company.ts'
import type { Abstracts } from '../texts/topic.ts'
import type { DocumentType } from '../world/labels.ts'
import { type CompanyContext, companyContext } from './company-context.ts'
import { longCompanyText } from './long/company.ts'
import { isLongNote } from './long/long-notes.ts'

const abstracts: Readonly<Record<CompanyContext['tone'], Abstracts>> = {
  good: goodNote,
  bad: badNote,
  neutral: neutralNote,
}

const ownHeadlines = { good: 'up', bad: 'down', neutral: 'flat' } as const

/** Headlines of the company's sub-sector and those that suit any, each once before any comes again. */
function noteHeadline({ company, tone, prose }: CompanyContext, place: number): string {
  const own = company.subSector[ownHeadlines[tone]]
  const headlines = company.isFund ? own : [...own, ...noteHeadlines[tone]]
  return `${company.name}: ${prose.phrase(permuted(`note/${tone}/${company.id}`, headlines, place))}`
}

function changeHeadline(context: CompanyContext, place: number): string {
  const { company, tone, prose, call } = context
  const verb =
    tone === 'good'
      ? prose.random.pick(['raised to', 'up to', 'upgraded to'])
      : prose.random.pick(['cut to', 'down to', 'downgraded to'])
  const reasons = company.isFund ? company.subSector[ownHeadlines[tone]] : changeReasons[tone]
  return `${company.name}: ${verb} ${call?.rating ?? ''}, ${prose.phrase(permuted(`change/${tone}/${company.id}`, reasons, place))}`
}

/** A first note is longer than those that follow. */
const extentOf = (type: DocumentType, { random }: Prose) =>
  type === 'Initiation' ? { sections: 12, concepts: 3 } : { sections: random.int(6, 9), concepts: 2 }

function write(
  document: DocumentContext,
  context: CompanyContext,
  options: { type: DocumentType; title: string; changes: boolean },
): SeedDocument {
  const { company, prose, tone, subject, date, price } = context
  const { subtitles, first, second } = company.isFund
    ? fundAbstracts
    : options.type === 'Initiation'
      ? firstNote
      : abstracts[tone]
  const written = company.isFund
    ? writeFundText(prose, tone)
    : writeCompanyText(company, { prose, tone, ...extentOf(options.type, prose), date, price })
  return assemble(document, {
    type: options.type,
    library: 'research',
    publishedAt: date,
    title: options.title,
    subtitle: prose.sentence(subtitles),
    summary: prose.summary(first, second),
    blocks: isLongNote(document.id) ? [...written.opening, ...longCompanyText(document, context)] : written.blocks,
    media: prose.random.chance(0.94) ? 'pdf' : 'html',
    subject,
    call: options.changes ? context.call : context.unchanged,
    concepts: written.concepts,
  })
}

const typeOfReview = {
  Initiated: 'Initiation',
  Upgrade: 'Rating Change',
  Downgrade: 'Rating Change',
  Reiterated: 'Company Note',
} as const

/** The review that a note is about: the newest first, then the others in an order of the company's own. */
function reviewFor(company: Company, place: number) {
  const [newest, ...older] = company.reviews
  if (place === 0 || older.length === 0) return newest
  return place > older.length ? undefined : permuted(`review/${company.id}`, older, place - 1)
}

function reviewTitle(context: CompanyContext, change: RatingChange, place: number): string {
  const { company, tone, prose, call } = context
  if (change === 'Reiterated') return noteHeadline(context, place * 2)
  if (change !== 'Initiated') return changeHeadline(context, place)
  return `${company.name}: we start with ${call?.rating ?? ''}, ${prose.random.pick(initiationHeadlines[tone])}`
}

function reviewNote(document: DocumentContext, company: Company, place: number): SeedDocument {
  const { world, random } = document
  const review = reviewFor(company, place)
  if (!review) return plainNote(document, company, place)
  const context = companyContext(document, company, publicationOn(world, review.workingDay, random))
  const change = context.call?.ratingChange ?? 'Reiterated'
  const type = typeOfReview[change]
  return write(document, context, { type, title: reviewTitle(context, change, place), changes: true })
}

function plainNote(document: DocumentContext, company: Company, place: number): SeedDocument {
  const oldest = company.reviews.at(-1)?.workingDay ?? 0
  return writeNoteOn(document, company, { published: publication(document.world, document.random, { oldest }), place })
}

/** A note on a company that changes nothing, of a given day. */
export function writeNoteOn(
  document: DocumentContext,
  company: Company,
  { published, place }: { published: Publication; place: number },
): SeedDocument {
  const context = companyContext(document, company, published)
  return write(document, context, { type: 'Company Note', title: noteHeadline(context, place * 2 + 1), changes: false })
}

/** A note on the day when rating or price target were set; its type follows from what happened to the rating. */
export const writeReviewNote: WriteDocument = (document) => {
  const { company, earlier } = companyTurn(document.world, 'review', document.ordinal)
  return reviewNote(document, company, earlier)
}

/** A note between two reviews. */
export const writePlainNote: WriteDocument = (document) => {
  const { company, earlier } = companyTurn(document.world, 'plain', document.ordinal)
  return plainNote(document, company, earlier)
}

/** A note on a listed investment company. */
export const writeFundNote: WriteDocument = (document) => {
  const { company, earlier } = companyTurn(document.world, 'fund', document.ordinal, 'fund')
  return reviewNote(document, company, earlier)
}

/** Months in which companies report. */
export const reportingMonths = [1, 3, 6, 7, 9, 10]

export const writeResultsReview: WriteDocument = (document) => {
  const { world, random, ordinal } = document
  const { company, earlier } = companyTurn(world, 'results', ordinal)
  const oldest = company.reviews.at(-1)?.workingDay ?? 0
  const context = companyContext(document, company, publication(world, random, { oldest, months: reportingMonths }))
  const { tone, prose } = context
  const headline = permuted(`results/${tone}/${company.id}`, resultHeadlines[tone], earlier)
  const title = `${company.name} ${prose.facts.qn ?? ''}: ${prose.phrase(headline)}`
  return write(document, context, { type: 'Results Review', title, changes: false })
}
