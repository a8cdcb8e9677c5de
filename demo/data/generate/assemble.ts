import type { Language } from '#server/platform/text/languages.ts'
import type { AssetClass, DocumentType, LanguageName, Library } from '../world/labels.ts'
import type { Company } from './company.ts'
import type { DocumentCall, DocumentContext, ExpressedConcept, SeedDocument } from './document.ts'
import { referenceOf, tickerIdOf } from './identifiers.ts'
import { layOut } from './pages.ts'
import type { Block } from './prose.ts'
import { tagId } from './world.ts'

const mediaTypes = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  html: 'text/html',
  csv: 'text/csv',
} as const

/** Subscription levels: 1 trial, 2 standard, 3 full. Nobody has level 9. */
export const levels = { everyone: 0, trial: 1, standard: 2, full: 3, nobody: 9 } as const

/** Who may read and load the documents of a library. */
const libraryLevels: Readonly<Record<Library, readonly [preview: number, download: number]>> = {
  research: [levels.trial, levels.standard],
  commentary: [levels.standard, levels.standard],
  flashmail: [levels.trial, levels.trial],
  analytics: [levels.standard, levels.standard],
  analytics_archive: [levels.standard, levels.standard],
  valuation: [levels.standard, levels.full],
  primers: [levels.everyone, levels.trial],
  eps: [levels.standard, levels.standard],
}

/** What a writer decides about a document. */
export type Draft = {
  type: DocumentType
  library: Library
  publishedAt: Date
  title: string
  subtitle: string
  summary: string
  blocks: readonly Block[]
  media: keyof typeof mediaTypes
  subject: Subject
  call?: DocumentCall | undefined
  concepts?: readonly ExpressedConcept[]
  /** English unless given. */
  language?: Language
}

/** What a document is about and who wrote it; `company` brings its tags along. */
export type Subject = {
  company?: Company
  /** Further companies that are named. */
  mentions?: readonly Company[]
  sector?: string
  subSector?: string
  /** Name of a country. */
  country?: string
  regions: readonly string[]
  assetClasses: readonly AssetClass[]
  analystIds: readonly number[]
  /** Other than English. */
  language?: LanguageName
}

/** A few documents have many views and most have few; the first days bring most of them. */
function viewsOf({ random, world }: DocumentContext, publishedAt: Date): number {
  const days = (world.anchor.getTime() - publishedAt.getTime()) / 86_400_000
  const seen = 1 - Math.exp(-(days + 0.4) / 6)
  return Math.round(Math.exp(random.normal(4.3, 1.05)) * seen)
}

const focusOf = ({ company, subSector, sector, country, regions }: Subject): number | null => {
  if (company) return company.id
  if (subSector) return tagId('Sub-Sector', subSector)
  if (sector) return tagId('Sector', sector)
  if (country) return tagId('Country', country)
  return regions[0] ? tagId('Region', regions[0]) : null
}

function tagsOf(subject: Subject, type: DocumentType): { primary: number[]; other: number[] } {
  const { company, mentions = [], regions, assetClasses, analystIds } = subject
  const sector = company?.sector.name ?? subject.sector
  const subSector = company?.subSector.name ?? subject.subSector
  const country = company?.country.name ?? subject.country
  const companies = [...(company ? [company] : []), ...mentions]
  return {
    primary: [
      ...analystIds,
      ...companies.map(({ id }) => id),
      ...(sector === undefined ? [] : [tagId('Sector', sector)]),
    ],
    other: [
      ...(subSector === undefined ? [] : [tagId('Sub-Sector', subSector)]),
      ...regions.map((region) => tagId('Region', region)),
      ...(country === undefined ? [] : [tagId('Country', country)]),
      ...assetClasses.map((assetClass) => tagId('Asset Class', assetClass)),
      ...(subject.language === undefined ? [] : [tagId('Language', subject.language)]),
      ...(company ? [tickerIdOf(company.id)] : []),
      tagId('Content Type', type),
    ],
  }
}

/** Completes a draft: pages, tags, readers, levels. */
export function assemble(context: DocumentContext, draft: Draft): SeedDocument {
  const { id, world, random } = context
  const { subject, type, library } = draft
  const { html, text, pageCount } = layOut(draft.blocks)
  const tags = tagsOf(subject, type)
  const companies = [...(subject.company ? [subject.company] : []), ...(subject.mentions ?? [])]
  const authors = world.analysts.filter((analyst) => subject.analystIds.includes(analyst.id))
  const [previewLevel, downloadLevel] = libraryLevels[library]
  return {
    id,
    reference: referenceOf(id),
    type,
    library,
    language: draft.language ?? 'en',
    publishedAt: draft.publishedAt,
    title: draft.title,
    subtitle: draft.subtitle,
    summary: draft.summary,
    html,
    text,
    pageCount: draft.media === 'pdf' ? pageCount : null,
    mediaType: mediaTypes[draft.media],
    preview: true,
    views: viewsOf(context, draft.publishedAt),
    contactEmail: authors.find(({ email }) => email !== null)?.email ?? 'research@halden.example',
    regions: subject.regions,
    assetClasses: subject.assetClasses,
    focusId: focusOf(subject),
    analystIds: subject.analystIds,
    primaryTagIds: tags.primary,
    otherTagIds: tags.other,
    names: [...companies.flatMap(({ name, ticker }) => [name, ticker]), ...authors.map(({ name }) => name)],
    call: draft.call,
    previewLevel,
    // The house shows new ratings to everybody, and the reasons to its clients.
    isPublic: type === 'Rating Change' || type === 'Initiation',
    downloadLevel: type === 'Model' || (type !== 'Tear Sheet' && random.chance(0.03)) ? levels.full : downloadLevel,
    concepts: draft.concepts ?? [],
  }
}
