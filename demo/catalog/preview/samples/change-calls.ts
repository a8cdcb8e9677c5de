import type { RatingKind, ResearchChange, ResearchChangeList, TargetKind } from '#contract/research-change.ts'
import { splitValues } from '#lib/format/join-values.ts'
import { daysBetween, moveBy } from './dates.ts'
import { findDocuments, readDocumentFilter } from './document-calls.ts'
import { toDocument } from './document-records.ts'
import type { World } from './memory.ts'
import type { SampleDocument } from './records.ts'
import { type Handler, readNumber, toPage } from './request.ts'

const ratingKinds: readonly [RegExp, RatingKind][] = [
  [/^up/i, 'upgrade'],
  [/^down/i, 'downgrade'],
  [/^initiat/i, 'initiation'],
]

function toTarget({ target_price: now, prior_target_price: before }: SampleDocument): TargetKind | null {
  if (typeof now !== 'number' || typeof before !== 'number') return null
  if (now === before) return 'unchanged'
  return now > before ? 'raised' : 'cut'
}

type Found = { document: SampleDocument; day: string; kind: RatingKind; target: TargetKind | null }

/** The call of a note that was published with it; a note that only repeats an older one has none. */
function toChange({ records }: World, document: SampleDocument): Found | undefined {
  const { rating_date: day, publication_date, rating_change, focus } = document
  const isCompany = records.tags.get(focus ?? '')?.category === 'Company'
  if (!isCompany || !day || Math.abs(daysBetween(day, publication_date.slice(0, 10))) > 1) return undefined
  const kind = ratingKinds.find(([words]) => words.test(rating_change ?? ''))?.[1] ?? 'reiteration'
  return { document, day, kind, target: toTarget(document) }
}

const isRatingChange = ({ kind }: Found) => kind !== 'reiteration'
const isTargetChange = ({ target }: Found) => target === 'raised' || target === 'cut'

function toRecord({ records, memory }: World, { document, day, kind, target }: Found): ResearchChange {
  const company = records.tags.get(document.focus ?? '')
  return {
    day,
    kind,
    target_change: target,
    ticker: company?.ticker ?? null,
    close_price: company?.close_price ?? null,
    price_currency: company?.price_currency ?? null,
    document: toDocument(records, memory, document),
  }
}

/** Changes of ratings and targets, the newest first, and of a day those of ratings first. */
export const changeCalls = (world: World): Record<string, Handler> => ({
  research_changes: ({ query }): ResearchChangeList => {
    const { selection } = readDocumentFilter(query)
    const all = { selection, words: [], meaning: [], libraries: [], from: '', to: '' }
    const changes = findDocuments(world, all).flatMap((document) => toChange(world, document) ?? [])
    const last = query.get('end_date') ?? changes[0]?.day ?? ''
    const first = last && moveBy(last, 1 - readNumber(query, 'days', 7))
    const kinds = splitValues(query.get('kind') ?? '')
    const window = changes
      .filter(({ day }) => day >= first && day <= last)
      .sort((one, other) =>
        one.day === other.day
          ? Number(isRatingChange(other)) - Number(isRatingChange(one))
          : other.day.localeCompare(one.day),
      )
    const told = window.filter((change) =>
      kinds.length === 0
        ? isRatingChange(change) || isTargetChange(change)
        : kinds.includes(change.kind) || kinds.includes(change.target ?? ''),
    )
    const page = toPage(told, query)
    return {
      ...page,
      records: page.records.map((change) => toRecord(world, change)),
      rating_changes: window.filter(isRatingChange).length,
      target_changes: window.filter(isTargetChange).length,
    }
  },
})
