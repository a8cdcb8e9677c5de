import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { parseLibraries } from '#server/documents/libraries.ts'
import { isThere } from '#server/platform/database/disk.ts'
import type { Library } from '#server/platform/database/tables/documents.ts'
import { decodeUtf8 } from './text.ts'

/** A document as the manifest tells of it. */
export type ManifestRecord = {
  reference: string
  title: string
  subtitle: string | null
  summary: string | null
  publishedAt: Date
  /** Until then nothing tells of the document; left out: at once. */
  availableAt?: Date
  documentType: string
  library: Library
  contactEmail: string | null
  previewLevel: number
  downloadLevel: number
  /** Values by category, in the order of the manifest. */
  tags: Readonly<Record<TagColumn, readonly string[]>>
  /** Name of the file within the folder. */
  file: string
}

/** A line of the manifest: a record, or what is wrong with it. */
export type ManifestLine = { line: number; reference: string; file: string } & (
  | { record: ManifestRecord }
  | { problem: string }
)

/** Columns whose values are tags, joined by `;`, with the category of each. */
export const tagColumns = {
  analysts: 'Analyst',
  companies: 'Company',
  sectors: 'Sector',
  sub_sectors: 'Sub-Sector',
  regions: 'Region',
  countries: 'Country',
  asset_classes: 'Asset Class',
  languages: 'Language',
} as const

export type TagColumn = keyof typeof tagColumns

const required = ['reference', 'title', 'published', 'type', 'file'] as const
const optional = [
  'available_at',
  'subtitle',
  'summary',
  'library',
  'contact_email',
  'preview_level',
  'download_level',
] as const
export const columns: readonly string[] = [...required, ...optional, ...Object.keys(tagColumns)]

/** Characters of a title or of a tag. */
export const LONGEST = 500

/** Columns with an instant, each with an example. */
const instants = [
  ['published', '2026-11-05 or 2026-11-05T09:00:00Z'],
  ['available_at', '2026-11-05T09:00:00Z'],
] as const

/** An entry as it was given, by columns: texts, or lists where a text is split by `;`. */
export type Raw = Readonly<Record<string, unknown>>

const toText = (value: unknown): string =>
  (Array.isArray(value) ? value.join(';') : value === null || value === undefined ? '' : String(value)).trim()

const splitValues = (text: string): string[] => [
  ...new Set(
    text
      .split(';')
      .map((value) => value.trim())
      .filter((value) => value !== ''),
  ),
]

/** A day alone is its midnight in UTC. */
function parseInstant(text: string): Date | undefined {
  const isWellFormed = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/.test(text)
  const date = new Date(text)
  const isReal =
    !Number.isNaN(date.getTime()) &&
    new Date(`${text.slice(0, 10)}T00:00:00Z`).toISOString().startsWith(text.slice(0, 10))
  return isWellFormed && isReal ? date : undefined
}

/** What is wrong with an entry: the first column at fault, and a text for a person. */
export type EntryProblem = { column: string; text: string }

export function findProblem(raw: Raw): EntryProblem | undefined {
  const problem = (column: string, text: string): EntryProblem => ({ column, text })
  const unknown = Object.keys(raw).filter((name) => !columns.includes(name))
  if (unknown[0] !== undefined) return problem(unknown[0], `unknown column ${unknown.join(', ')}`)
  const missing = required.filter((name) => toText(raw[name]) === '')
  if (missing[0] !== undefined) return problem(missing[0], `${missing.join(', ')} is missing`)
  if (!/^[\w.-]{1,100}$/.test(toText(raw.reference)))
    return problem('reference', 'the reference must be letters, digits, dots, dashes and underscores, 100 at most')
  for (const [name, example] of instants) {
    const text = toText(raw[name])
    if (text !== '' && parseInstant(text) === undefined)
      return problem(name, `${name} must be a day or an instant such as ${example}, not ${text}`)
  }
  if (toText(raw.title).length > LONGEST) return problem('title', `the title is longer than ${LONGEST} characters`)
  if (toText(raw.library) !== '' && parseLibraries([toText(raw.library)])?.length !== 1)
    return problem('library', `there is no library ${toText(raw.library)}`)
  for (const name of ['preview_level', 'download_level']) {
    if (!/^[0-3]?$/.test(toText(raw[name]))) return problem(name, `${name} must be 0 to 3, not ${toText(raw[name])}`)
  }
  const longest = Object.keys(tagColumns).find((name) =>
    splitValues(toText(raw[name])).some((value) => value.length > LONGEST),
  )
  return longest === undefined
    ? undefined
    : problem(longest, `a value of ${longest} is longer than ${LONGEST} characters`)
}

const parseLevel = (value: unknown) => (toText(value) === '' ? 1 : Number(toText(value)))

/** The record of an entry that has no problem. */
export function toRecord(raw: Raw): ManifestRecord {
  const availableAt = parseInstant(toText(raw.available_at))
  const [library = 'research'] = toText(raw.library) === '' ? [] : (parseLibraries([toText(raw.library)]) ?? [])
  const tags = Object.keys(tagColumns).map((name) => [name, splitValues(toText(raw[name]))])
  return {
    reference: toText(raw.reference),
    title: toText(raw.title),
    subtitle: toText(raw.subtitle) || null,
    summary: toText(raw.summary) || null,
    publishedAt: parseInstant(toText(raw.published)) ?? new Date(Number.NaN),
    // A record without it has the hash that it had before there was an embargo.
    ...(availableAt && { availableAt }),
    documentType: toText(raw.type),
    library,
    contactEmail: toText(raw.contact_email) || null,
    previewLevel: parseLevel(raw.preview_level),
    downloadLevel: parseLevel(raw.download_level),
    tags: Object.fromEntries(tags) as ManifestRecord['tags'],
    file: toText(raw.file),
  }
}

type RawLine = { line: number; raw: Raw | string }

/** An unknown column makes every line wrong, so nothing is imported. */
function rowsOfCsv(text: string): RawLine[] {
  const header: string[][] = parse(text, { to_line: 1, bom: true, trim: true, relax_column_count: true })
  const unknown = (header[0] ?? []).filter((name) => !columns.includes(name))
  if (unknown.length > 0)
    throw new Error(`manifest.csv has unknown columns: ${unknown.join(', ')}. There are: ${columns.join(', ')}.`)
  const rows: { record: Raw; info: { lines: number } }[] = parse(text, {
    columns: true,
    bom: true,
    trim: true,
    info: true,
    skip_empty_lines: true,
  })
  return rows.map(({ record, info }) => ({ line: info.lines, raw: record }))
}

const rowsOfJsonLines = (text: string): RawLine[] =>
  text.split(/\r?\n/).flatMap((content, index): RawLine[] => {
    if (content.trim() === '') return []
    try {
      const raw: unknown = JSON.parse(content)
      const isRecord = typeof raw === 'object' && raw !== null && !Array.isArray(raw)
      return [{ line: index + 1, raw: isRecord ? (raw as Raw) : 'not a JSON object' }]
    } catch (reason) {
      return [{ line: index + 1, raw: `not JSON: ${reason instanceof Error ? reason.message : reason}` }]
    }
  })

/**
 * Reads `manifest.csv` or `manifest.jsonl` of a folder, every line as a record or with what is wrong with it. Of two records with
 * one reference the first counts. Throws with a text where there is no manifest, or none that can be read.
 */
export async function readManifest(folder: string): Promise<ManifestLine[]> {
  const [csv, jsonl] = ['manifest.csv', 'manifest.jsonl'].map((name) => join(folder, name)) as [string, string]
  const [hasCsv, hasJsonl] = [await isThere(csv), await isThere(jsonl)]
  if (hasCsv === hasJsonl)
    throw new Error(`There must be a manifest.csv or a manifest.jsonl in ${folder}${hasCsv ? ', not both' : ''}.`)
  const text = decodeUtf8(await readFile(hasCsv ? csv : jsonl))
  if (text === undefined) throw new Error('The manifest is not UTF-8.')
  const seen = new Set<string>()
  return (hasCsv ? rowsOfCsv(text) : rowsOfJsonLines(text)).map(({ line, raw }) => {
    if (typeof raw === 'string') return { line, reference: '', file: '', problem: raw }
    const place = { line, reference: toText(raw.reference), file: toText(raw.file) }
    const problem = findProblem(raw)
    if (problem) return { ...place, problem: problem.text }
    if (seen.has(place.reference)) return { ...place, problem: 'the reference stands in the manifest twice' }
    seen.add(place.reference)
    return { ...place, record: toRecord(raw) }
  })
}
