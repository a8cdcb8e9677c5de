import { ApiError } from '#api/errors.ts'
import type {
  DeskDocument,
  DeskDocumentCorrection,
  DeskDocumentDraft,
  DeskDocumentFacts,
  DeskFile,
} from '#contract/desk-documents.ts'
import type { deskDocumentFormTexts } from '#i18n/en/desk-documents.ts'
import { fromClockTime } from '#lib/format/from-clock-time.ts'
import { isZone, zonedIso } from '#lib/format/zone.ts'
import type { Errors } from '../../use-desk-form.ts'
import { tagFields } from '../tag-categories.ts'

/** When something is published: at once, or by the clocks of a zone. */
export type Release = { isHeld: boolean; until: string; zone: string }

/** A document as its form holds it. */
export type Draft = DeskDocumentFacts &
  Release & { reference: string; file: DeskFile | undefined; upload: 'none' | 'busy' | 'failed' }

type Texts = ReturnType<typeof deskDocumentFormTexts>

/** A day by the clock of this browser. */
const toDay = (now: Date) => new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)

/** A draft of a new document. */
export const emptyDraft = (now: Date, zone: string): Draft => ({
  ...{ title: '', published: toDay(now), type: '', library: 'research', subtitle: '', summary: '', contact_email: '' },
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

/** What is wrong with the end of an embargo, by field. */
export function findReleaseErrors(release: Release, t: Texts, now = new Date()): Errors {
  if (!release.isHeld) return {}
  if (!isZone(release.zone)) return { zone: t['wrong.zone'] }
  const end = fromClockTime(release.until, release.zone)
  if (end) return end > now ? {} : { available_at: t['wrong.available_at'] }
  return { available_at: release.until ? t['wrong.skipped'] : t['wrong.available_at'] }
}

/** What can be seen to be wrong before it is sent. */
export function findErrors(
  draft: Draft,
  t: Texts,
  { isNew, now = new Date() }: { isNew: boolean; now?: Date },
): Errors {
  const { file, upload, title, published, type, reference } = draft
  const missing = upload === 'failed' ? 'wrong.file-failed' : 'wrong.file-missing'
  return {
    ...(upload === 'busy' && { file: t['wrong.file-busy'] }),
    ...(upload !== 'busy' && ((isNew && !file) || upload === 'failed') && { file: t[missing] }),
    ...((title.trim() === '' || title.trim().length > LONGEST_TITLE) && { title: t['wrong.title'] }),
    ...(published === '' && { published: t['wrong.published'] }),
    ...(type === '' && { type: t['wrong.type'] }),
    ...(!/^[\w.-]{0,100}$/.test(reference.trim()) && { reference: t['wrong.reference'] }),
    ...findReleaseErrors(draft, t, now),
  }
}

/** The fields that show their errors. */
export const shownFields: ReadonlySet<string> = new Set([
  ...['file', 'title', 'published', 'type', 'library', 'reference', 'available_at', 'zone'],
  ...tagFields,
])

/** A refusal of the server in the language of the page. */
export function translateRefusal(reason: unknown, t: Texts): unknown {
  if (!(reason instanceof ApiError)) return reason
  const { status, answer } = reason
  const { field } = answer
  const say = (text: string, at?: string) => new ApiError('bad-request', text, 422, [text], at ? { field: at } : {})
  if (status === 409) return say(t.conflict)
  if (status !== 422 || !field || !shownFields.has(field)) return reason
  const texts: Readonly<Record<string, string>> = t
  return say(texts[`wrong.${field}`] ?? t['wrong.tags'], field)
}

const causes: readonly (readonly [RegExp, keyof Texts & `wrong.file-${string}`])[] = [
  [/is empty/, 'wrong.file-empty'],
  [/password/, 'wrong.file-password'],
  [/neither PDF nor HTML|is not UTF-8|charset/, 'wrong.file-type'],
  [/no text/, 'wrong.file-text'],
]

/** Why a file was not taken. */
export function describeUploadFailure(reason: unknown, t: Texts): string {
  if (!(reason instanceof ApiError)) return t['wrong.file-failed']
  if (reason.status === 413) return t['wrong.file-large']
  if (reason.status !== 422) return t['wrong.file-failed']
  const text = reason.errors.join(' ')
  return t[causes.find(([pattern]) => pattern.test(text))?.[1] ?? 'wrong.file-pdf']
}
