import { expect, test } from 'vitest'
import type { DeskAuditEntry } from '#contract/desk-audit.ts'
import { sayDetails } from '#desk/audit/audit.export.ts'
import { toFilters } from '#desk/audit/audit.store.ts'
import { formatValue, sayEntry, toHref } from '#desk/audit/audit-words.ts'
import { auditActionTexts } from '#i18n/en/desk-audit.ts'

const entry: DeskAuditEntry = {
  id: '7',
  at: '2026-11-27T09:30:00.000Z',
  actor: { kind: 'user', name: 'Ingrid', username: 'desk@demo.example', user_id: '9' },
  action: 'user.entitle',
  kind: 'accounts',
  subject: { kind: 'users', id: '12', name: 'Anna' },
  result: 'success',
  changes: [
    { field: 'level', before: 1, after: 3 },
    { field: 'region_ids', before: null, after: ['Nordics', 'Baltics'] },
  ],
  facts: [{ field: 'ended_sessions', value: 2 }],
}

test('an entry is a sentence with who did it and to whom', () => {
  expect(sayEntry(entry, 'en')).toBe('Ingrid changed the subscription of Anna')
  const byHand = { ...entry, actor: { kind: 'operator', name: 'root@host', username: 'root@host' } } as const
  expect(sayEntry(byHand, 'en')).toBe('root@host (command line) changed the subscription of Anna')
})

test('what was refused is not told as done', () => {
  const reading = { ...entry, action: 'document.read', subject: { kind: 'documents', id: '3', name: 'Note' } }
  expect(sayEntry(reading, 'en')).toBe('Ingrid read Note')
  expect(sayEntry({ ...reading, result: 'refused' }, 'en')).toBe('Ingrid was refused the text of Note')
})

test('extras: a download names the file, and a replay that has no title is one', () => {
  const download = (kind: string, name: string) =>
    sayEntry({ ...entry, action: 'file.download', subject: { kind, id: null, name } }, 'en')
  expect(download('datasets', 'coverage.xlsx')).toBe('Ingrid downloaded coverage.xlsx')
  expect(download('documents', 'Note')).toBe('Ingrid downloaded Note')
  expect(download('companies', 'Nordmark')).toBe('Ingrid downloaded a file of Nordmark')
  const watch = (name: string) => ({ ...entry, action: 'replay.watch', subject: { kind: 'replays', id: null, name } })
  expect(sayEntry(watch('Capital markets day'), 'en')).toBe('Ingrid watched the replay Capital markets day')
  expect(sayEntry(watch(''), 'en')).toBe('Ingrid watched a replay')
  expect(sayEntry({ ...watch(''), result: 'refused' }, 'en')).toBe('Ingrid was refused a replay')
})

test('an action that nobody knows is shown by its name', () => {
  const strange = { ...entry, action: 'rocket.launch', subject: { kind: 'moon', name: '' } }
  expect(sayEntry(strange, 'en')).toBe('Ingrid: rocket.launch moon')
  expect(Object.keys(auditActionTexts('en'))).not.toContain('rocket.launch')
})

test('a record leads to its page unless it is gone', () => {
  expect(toHref(entry)).toBe('/desk/users/12')
  expect(toHref({ ...entry, subject: { kind: 'documents', id: '3', name: 'Note' } })).toBe('/document/3')
  expect(toHref({ ...entry, subject: { kind: 'users', id: '12', name: '' } })).toBeUndefined()
  const reference = [{ field: 'reference', value: 'NOTE 1' }]
  const held = { ...entry, facts: reference, subject: { kind: 'references', id: null, name: 'Note' } }
  expect(toHref(held)).toBe('/desk/documents/NOTE%201')
})

test('values are told before and after, in words', () => {
  expect(sayDetails(entry, 'en')).toBe('Level: Trial → Full; Regions: All → Nordics, Baltics; Ended sessions: 2')
})

test('values of documents have the names that they have elsewhere', () => {
  expect(formatValue('commentary', 'library', 'en')).toBe('Sales Intelligence & Events')
  expect(formatValue(3, 'preview_level', 'en')).toBe('Full')
})

test('days are those of this browser, both included', () => {
  const range = { start: '2026-11-05', end: '2026-11-06', allTime: false }
  expect(toFilters({ term: 'anna', kind: '', range })).toEqual({
    search_term: 'anna',
    action: '',
    from: new Date('2026-11-05T00:00').toISOString(),
    to: new Date('2026-11-07T00:00').toISOString(),
  })
})
