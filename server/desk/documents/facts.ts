import type { DeskDocumentFacts } from '#contract/desk-documents.ts'
import { type ManifestRecord, type TagColumn, tagColumns } from '#server/import/manifest.ts'
import type { TagsById } from '#server/tags/wire.ts'
import type { Found } from './repository.ts'

const tagNames = Object.keys(tagColumns) as TagColumn[]

/** Midnight in UTC is a day alone. */
const toPublished = (instant: Date) => instant.toISOString().replace(/T00:00:00\.000Z$/, '')

/** The ids of the tags that are named with documents. */
export const idsOf = ({ document }: Found): number[] =>
  document ? [...document.analyst_ids, ...document.primary_tag_ids, ...document.other_tag_ids] : []

const fromRecord = (record: ManifestRecord): DeskDocumentFacts => ({
  title: record.title,
  published: toPublished(record.publishedAt),
  type: record.documentType,
  library: record.library,
  subtitle: record.subtitle ?? '',
  summary: record.summary ?? '',
  contact_email: record.contactEmail ?? '',
  ...(Object.fromEntries(tagNames.map((name) => [name, [...record.tags[name]]])) as Record<TagColumn, string[]>),
  preview_level: record.previewLevel,
  download_level: record.downloadLevel,
})

function fromDocument(found: Found, tags: TagsById): DeskDocumentFacts {
  const { document } = found
  const own = [...new Set(idsOf(found))].flatMap((id) => tags.get(id) ?? [])
  const valuesOf = (column: TagColumn) =>
    own.filter(({ category }) => category === tagColumns[column]).map(({ value }) => value)
  return {
    title: document?.title ?? found.reference,
    published: toPublished(document?.published_at ?? found.withdrawn?.at ?? new Date(0)),
    type: document?.document_type ?? '',
    library: document?.library ?? 'research',
    subtitle: document?.subtitle ?? '',
    summary: document?.summary ?? '',
    contact_email: document?.contact_email ?? '',
    ...(Object.fromEntries(tagNames.map((name) => [name, valuesOf(name)])) as Record<TagColumn, string[]>),
    preview_level: document?.preview_level ?? 1,
    download_level: document?.download_level ?? 1,
  }
}

/** The newest facts: those that are held come before the published ones. */
export const toFacts = (found: Found, tags: TagsById): DeskDocumentFacts =>
  found.held ? fromRecord(found.held.record) : fromDocument(found, tags)
