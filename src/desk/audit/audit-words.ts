import type { DeskAuditEntry } from '#contract/desk-audit.ts'
import { auditActionTexts, auditFieldTexts, auditValueTexts, deskAuditTexts } from '#i18n/en/desk-audit.ts'
import { accountTexts } from '#i18n/en/desk-users.ts'
import { valueLabel } from '#i18n/value-label.ts'
import { fill } from '#lib/format/fill.ts'
import { nameText } from '../content/text-names.ts'
import { libraries, tagCategories } from '../documents/tag-categories.ts'
import { formatTime } from '../format-time.ts'
import { levelName } from '../users/account-words.ts'

const own = (names: Readonly<Record<string, string>>, name: string) =>
  Object.hasOwn(names, name) ? names[name] : undefined

/** The sentence of an action with places for `{actor}`, `{subject}` and, for an action that nobody knows, `{action}`. */
export function sentenceOf({ action, result, subject: { kind, name } }: DeskAuditEntry, language: string): string {
  const t = auditActionTexts(language)
  const find = (key: string) => (name ? own(t, `${key}/${kind}`) : own(t, `${key}?`)) ?? own(t, key)
  return (result === 'success' ? undefined : find(`${action}!`)) ?? find(action) ?? t.other
}

/** Who did it. */
export function nameActor({ actor: { kind, name } }: DeskAuditEntry, language: string): string {
  const t = deskAuditTexts(language)
  if (kind === 'system') return t.server
  if (kind === 'operator') return fill(t.operator, { name })
  return name || t.nobody
}

/** What it was done to; a record that is gone by its number. */
export function nameSubject({ subject: { kind, id, name } }: DeskAuditEntry, language: string): string {
  if (kind === 'content') return nameText(name, language)
  return name || (id ? `${kind}/${id}` : kind)
}

const pages: Readonly<Record<string, string>> = {
  users: '/desk/users/',
  firms: '/desk/firms/',
  roadshows: '/desk/events/',
  documents: '/document/',
}

/** The page of a record; undefined where it is gone or has none. What the desk does with a document records its reference. */
export function toHref({ subject: { kind, id, name }, facts }: DeskAuditEntry): string | undefined {
  if (kind === 'content') return `/desk/content/${name}`
  const reference = facts.find(({ field }) => field === 'reference')?.value
  if (/^(?:documents|references)$/.test(kind) && typeof reference === 'string')
    return `/desk/documents/${encodeURIComponent(reference)}`
  const page = own(pages, kind)
  return page && id && name ? page + id : undefined
}

/** The sentence as one text. */
export const sayEntry = (entry: DeskAuditEntry, language: string): string =>
  fill(sentenceOf(entry, language), {
    actor: nameActor(entry, language),
    subject: nameSubject(entry, language),
    action: entry.action,
  }).trim()

/** What a result that is no success is called. */
export function nameResult({ result }: DeskAuditEntry, language: string): string {
  const t = deskAuditTexts(language)
  return { success: t.success, refused: t.refused, failed: t.unsuccessful }[result]
}

export const nameField = (field: string, language: string): string => own(auditFieldTexts(language), field) ?? field

/** Fields in which nothing stands for all there is. */
const UNLIMITED = new Set(['libraries', 'region_ids', 'asset_class_ids', 'allowed_networks'])

const LEVELS = new Set(['level', 'preview_level', 'download_level'])

/** Fields whose values have names of their own in other languages, by category. */
const categories: Readonly<Partial<Record<string, string>>> = {
  ...tagCategories,
  type: 'Content Type',
  library: 'Library',
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/

/** A recorded value in words; empty: there was none. */
export function formatValue(value: unknown, field: string, language: string): string {
  const t = deskAuditTexts(language)
  if (value === null || value === undefined) return UNLIMITED.has(field) ? t.allOfThem : ''
  if (typeof value === 'boolean') return value ? t.yes : t.no
  if (LEVELS.has(field) && typeof value === 'number') return levelName(value, language)
  if (Array.isArray(value)) return value.map((one) => formatValue(one, field, language)).join(', ')
  if (typeof value === 'object') return JSON.stringify(value)
  const text = String(value)
  const category = categories[field]
  if (category) return valueLabel(category, field === 'library' ? (libraries[text] ?? text) : text, language)
  if (field === 'role') return own(accountTexts(language), text) ?? text
  return own(auditValueTexts(language), `${field}:${text}`) ?? (INSTANT.test(text) ? formatTime(text, language) : text)
}
