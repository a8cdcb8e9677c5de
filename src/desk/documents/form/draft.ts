import { ApiError } from '#api/errors.ts'
import type {
  DeskDocument,
  DeskDocumentCorrection,
  DeskDocumentDraft,
  DeskDocumentFacts,
  DeskFile,
} from '#contract/desk-documents.ts'
import { toLocalDay } from '#lib/format/days.ts'
import { fromClockTime } from '#lib/format/from-clock-time.ts'
import { isZone, zonedIso } from '#lib/format/zone.ts'
import { sayProblem, sayRefusal } from '../../refusals.ts'
import { tagFields } from '../tag-categories.ts'

/** When something is published: at once, or by the clocks of a zone. */
export type Release = { isHeld: boolean; until: string; zone: string }

/** A document as its form holds it. */
export type Draft = DeskDocumentFacts &
  Release & { reference: string; file: DeskFile | undefined; upload: 'none' | 'busy' | 'failed' }

/** A draft of a new document. */
export const emptyDraft = (now: Date, zone: string): Draft => ({
  ...{
    title: '',
    published: toLocalDay(now),
    type: '',
    library: 'research',
    subtitle: '',
    summary: '',
    contact_email: '',
  },
  ...{ companies: [], analysts: [], sectors: [], sub_sectors: [], regions: [], countries: [] },
  ...{ asset_classes: [], languages: [], preview_level: 1, download_level: 1 },
  ...{ isHeld: false, until: '', zone, reference: '', file: undefined, upload: 'none' },
})

/** An instant by the clocks of a zone, as a field takes it. */
export const toRelease = (instant: string | null | undefined, zone: string): Release => ({
  isHeld: Boolean(instant),
  until: instant ? zonedIso(new Date(instant), zone).slice(0, 16) : '',
  zone,
})

export const toDraft = ({ id, facts, available_at: at }: DeskDocument, zone: string): Draft => ({
  ...facts,
  published: facts.published.slice(0, 10),
  ...toRelease(at, zone),
  ...{ reference: id, file: undefined, upload: 'none' },
})

/** What makes a draft worth a question before it is lost. An upload that failed has left nothing. */
export const isDirty = (before: Draft, after: Draft): boolean => {
  const comparable = ({ upload, ...draft }: Draft) => JSON.stringify([draft, upload === 'busy'])
  return comparable(before) !== comparable(after)
}

/** The end of an embargo; null: at once. */
export const toInstant = ({ isHeld, until, zone }: Release): string | null =>
  isHeld ? (fromClockTime(until, zone)?.toISOString() ?? null) : null

const toFacts = (draft: Draft): DeskDocumentFacts => {
  const {
    isHeld: _held,
    until: _until,
    zone: _zone,
    reference: _reference,
    file: _file,
    upload: _upload,
    ...facts
  } = draft
  return {
    ...facts,
    title: facts.title.trim(),
    // A file is never loaded by those who may not read.
    download_level: Math.max(facts.preview_level, facts.download_level),
  }
}

export const toCreation = (draft: Draft): DeskDocumentDraft => ({
  ...toFacts(draft),
  file_id: draft.file?.id ?? '',
  reference: draft.reference.trim(),
  available_at: toInstant(draft),
})

/** A day that was not changed keeps its time of day. */
export const toCorrection = (draft: Draft, { facts, revision }: DeskDocument): DeskDocumentCorrection => ({
  ...toFacts(draft),
  published: facts.published.startsWith(draft.published) ? facts.published : draft.published,
  file_id: draft.file?.id ?? null,
  available_at: toInstant(draft),
  revision,
})

const LONGEST_TITLE = 500

/** The code of what is wrong, by field. */
type Codes = Partial<Record<string, string>>

/** What is wrong with the end of an embargo. */
export function findReleaseErrors(release: Release, now = new Date()): Codes {
  if (!release.isHeld) return {}
  if (!isZone(release.zone)) return { zone: 'no-zone' }
  const end = fromClockTime(release.until, release.zone)
  if (end) return end > now ? {} : { available_at: 'embargo-past' }
  return { available_at: release.until ? 'skipped' : 'embargo-past' }
}

/** What can be seen to be wrong before it is sent. */
export function findErrors(draft: Draft, { isNew, now = new Date() }: { isNew: boolean; now?: Date }): Codes {
  const { file, upload, title, published, type, reference } = draft
  return {
    ...(upload === 'busy' && { file: 'file-busy' }),
    ...(upload === 'failed' && { file: 'file-failed' }),
    ...(upload === 'none' && isNew && !file && { file: 'file-missing' }),
    ...((title.trim() === '' || title.trim().length > LONGEST_TITLE) && { title: 'document-title' }),
    ...(published === '' && { published: 'document-published' }),
    ...(type === '' && { type: 'document-type' }),
    ...(!/^[\w.-]{0,100}$/.test(reference.trim()) && { reference: 'document-reference' }),
    ...findReleaseErrors(draft, now),
  }
}

/** Whether a document is found under nothing that clients follow: it would reach none of them by itself. */
export const isUntagged = ({
  companies,
  analysts,
  sectors,
}: Pick<Draft, 'companies' | 'analysts' | 'sectors'>): boolean =>
  companies.length + analysts.length + sectors.length === 0

/** The fields that show their errors. */
export const shownFields: ReadonlySet<string> = new Set([
  ...['file', 'title', 'published', 'type', 'library', 'reference', 'available_at', 'zone'],
  ...tagFields,
])

/** Why a file was not taken. */
export function describeUploadFailure(reason: unknown, language: string): string {
  const isTooLarge = reason instanceof ApiError && reason.status === 413
  return sayRefusal(reason, sayProblem(isTooLarge ? 'file-large' : 'file-failed', language), language)
}
