import type { Language } from '#server/platform/text/languages.ts'
import type { Tone } from '../concepts.ts'
import type { Random } from '../random.ts'
import type { AssetClass, DocumentType, Library, Rating } from '../world/labels.ts'
import type { RatingChange } from './history.ts'
import type { World } from './world.ts'

/** What a document says about a rating and a price target; days as `YYYY-MM-DD`. */
export type DocumentCall = {
  rating: Rating
  ratingDay: string
  ratingChange: RatingChange
  target: number
  currency: string
  prior: { rating: Rating; target: number; day: string } | undefined
}

/** Which concept a document expresses, and in which of its two wordings. Never stored: it is for measuring search. */
export type ExpressedConcept = { id: string; wording: 0 | 1 }

/** A document as generated, before it becomes rows. */
export type SeedDocument = {
  id: number
  reference: string
  type: DocumentType
  library: Library
  language: Language
  publishedAt: Date
  title: string
  subtitle: string | null
  summary: string | null
  /** With a `<section data-page="n">` for each page. */
  html: string
  /** The same text without markup. */
  text: string
  pageCount: number | null
  mediaType: string | null
  preview: boolean
  views: number
  contactEmail: string | null
  regions: readonly string[]
  assetClasses: readonly AssetClass[]
  focusId: number | null
  analystIds: readonly number[]
  primaryTagIds: readonly number[]
  otherTagIds: readonly number[]
  /** Names that a search finds it by: companies, tickers, analysts. */
  names: readonly string[]
  call: DocumentCall | undefined
  previewLevel: number
  downloadLevel: number
  /** Whether everybody may know its title and its call. */
  isPublic: boolean
  concepts: readonly ExpressedConcept[]
}

/** What a document is written from: its id gives the stream, its place among its kind gives the subject. */
export type DocumentContext = { id: number; ordinal: number; world: World; random: Random }

/** What a writer decides; `assemble` adds what follows from it. */
export type WriteDocument = (context: DocumentContext) => SeedDocument

/** The tone that goes with a rating and how it came about. */
export function toneOf(rating: Rating, change: RatingChange): Tone {
  if (change === 'Upgrade') return 'good'
  if (change === 'Downgrade') return 'bad'
  return rating === 'Buy' ? 'good' : rating === 'Sell' ? 'bad' : 'neutral'
}
