import { exportAudit } from '#api/desk-audit.ts'
import type { DeskAuditEntry } from '#contract/desk-audit.ts'
import type { ExportColumn } from '#entities/file/export/table-file.ts'
import { deskAuditTexts } from '#i18n/en/desk-audit.ts'
import { fill } from '#lib/format/fill.ts'
import { type AuditQuery, toFilters } from './audit.store.ts'
import { formatValue, nameActor, nameField, nameResult, nameSubject, sayEntry } from './audit-words.ts'

const loadWriter = () => import('#entities/file/export/table-file.ts')

/** What was recorded besides, in one cell: `Level: Trial → Full; Told by email: 3`. */
export const sayDetails = ({ changes, facts }: DeskAuditEntry, language: string): string =>
  [
    ...changes.map(({ field, before, after }) => {
      const [old, next] = [before, after].map((value) => formatValue(value, field, language) || '–')
      return `${nameField(field, language)}: ${old} → ${next}`
    }),
    ...facts.map(({ field, value }) => `${nameField(field, language)}: ${formatValue(value, field, language)}`),
  ].join('; ')

function columns(language: string): ExportColumn<DeskAuditEntry>[] {
  const t = deskAuditTexts(language)
  return [
    { header: t.time, value: ({ at }) => at },
    { header: t.who, value: (entry) => nameActor(entry, language) },
    { header: t.username, value: ({ actor }) => actor.username },
    { header: t.what, value: (entry) => sayEntry(entry, language) },
    { header: t.action, value: ({ action }) => action },
    { header: t.subject, value: (entry) => nameSubject(entry, language) },
    { header: t.result, value: (entry) => nameResult(entry, language) },
    { header: t.changes, value: (entry) => sayDetails(entry, language) },
  ]
}

/** A last row that says that the file is not all of it. */
const toNote = (text: string): DeskAuditEntry => ({
  id: '',
  at: text,
  actor: { kind: 'user', name: ' ', username: '' },
  action: '',
  kind: 'other',
  subject: { kind: '', name: '' },
  result: 'success',
  changes: [],
  facts: [],
})

/** Downloads what is filtered, in this language. */
export async function exportFiltered(query: AuditQuery, format: 'csv' | 'xlsx', language: string): Promise<void> {
  const t = deskAuditTexts(language)
  const [{ exportTable }, { records, is_cut }] = await Promise.all([loadWriter(), exportAudit(toFilters(query))])
  const note = is_cut ? [toNote(fill(t.cut, { count: records.length }))] : []
  await exportTable(format, t.exportName, columns(language), [...records, ...note])
}
