import { expect, test } from 'vitest'
import { ApiError } from '#api/errors.ts'
import type { DeskDocument } from '#contract/desk-documents.ts'
import { describeFile, describeState } from '#desk/documents/document-words.ts'
import {
  describeUploadFailure,
  emptyDraft,
  findErrors,
  isDirty,
  isUntagged,
  toCorrection,
  toCreation,
  toDraft,
  toInstant,
} from '#desk/documents/form/draft.ts'

const now = new Date('2026-11-05T12:00:00Z')
const zone = 'Europe/Oslo'
const file = { id: 'f', name: 'a.pdf', media_type: 'application/pdf', pages: 1, size: 1, has_text: true }
const draft = { ...emptyDraft(now, zone), title: 'Osmium', type: 'Company Note', file }

const { isHeld, until, zone: _zone, reference, file: _file, upload, ...facts } = draft
const document: DeskDocument = {
  ...{ id: 'OSMIUM-1', document_id: null, title: 'Osmium', type: 'Company Note', library: 'Research' },
  ...{ publication_date: '2026-11-05T09:30:00.000Z', analysts: [], companies: [], version: 1 },
  ...{ state: 'embargo', available_at: '2026-11-06T08:00:00.000Z' },
  facts: { ...facts, published: '2026-11-05T09:30:00.000Z' },
  file: { media_type: 'application/pdf', pages: 12, size: 348_160, url: null },
  ...{ reason: null, withdrawn_at: null, can_put_back: false, revision: 'r' },
}

test('a new document is sent with its file, at once', () => {
  expect(toCreation({ ...draft, title: ' Osmium ' })).toMatchObject({
    ...{ title: 'Osmium', file_id: 'f', reference: '', available_at: null, library: 'research' },
  })
})

test.each([
  [{}, true],
  [{ regions: ['Europe'], languages: ['English'] }, true],
  [{ companies: ['Zielona Bank'] }, false],
  [{ analysts: ['Ana Lyst'] }, false],
  [{ sectors: ['Banks'] }, false],
])('extras: a document is untagged without a company, an analyst and a sector: %j', (tags, expected) => {
  expect(isUntagged({ ...draft, ...tags })).toBe(expected)
})

test('an embargo ends by the clocks of its zone', () => {
  expect(toInstant({ isHeld: true, until: '2026-11-06T09:00', zone })).toBe('2026-11-06T08:00:00.000Z')
  expect(toDraft(document, zone)).toMatchObject({ isHeld: true, until: '2026-11-06T09:00' })
})

test('a correction keeps the file and the time of day that were not changed', () => {
  const same = toDraft(document, zone)
  expect(toCorrection(same, document)).toMatchObject({
    ...{ file_id: null, published: '2026-11-05T09:30:00.000Z', revision: 'r' },
  })
  expect(toCorrection({ ...same, published: '2026-11-04' }, document).published).toBe('2026-11-04')
})

test('a file is never loaded by those who may not read', () => {
  expect(toCreation({ ...draft, preview_level: 3, download_level: 1 }).download_level).toBe(3)
})

test.each([
  [{ file: undefined }, 'file', 'file-missing'],
  [{ upload: 'busy' }, 'file', 'file-busy'],
  [{ title: ' ' }, 'title', 'document-title'],
  [{ title: 'x'.repeat(501) }, 'title', 'document-title'],
  [{ published: '' }, 'published', 'document-published'],
  [{ type: '' }, 'type', 'document-type'],
  [{ reference: 'a b' }, 'reference', 'document-reference'],
  [{ isHeld: true }, 'available_at', 'embargo-past'],
  [{ isHeld: true, until: '2026-11-05T12:59' }, 'available_at', 'embargo-past'],
  [{ isHeld: true, until: '2027-03-28T02:30' }, 'available_at', 'skipped'],
  [{ isHeld: true, zone: 'Europe/Atlantis' }, 'zone', 'no-zone'],
] as const)('%o is seen to be wrong before it is sent', (changes, field, code) => {
  expect(findErrors({ ...draft, ...changes }, { isNew: true, now })).toEqual({ [field]: code })
})

test('a correction needs no file, and a good draft has no error', () => {
  expect(findErrors({ ...draft, file: undefined }, { isNew: false, now })).toEqual({})
  expect(findErrors(draft, { isNew: true, now })).toEqual({})
})

test('a refused upload leaves nothing that could be lost', () => {
  const start = emptyDraft(now, zone)
  expect(isDirty(start, { ...start, upload: 'failed' })).toBe(false)
  expect(isDirty(start, { ...start, file })).toBe(true)
})

test.each([
  [new ApiError('bad-request', 'x', 413, ['x']), /larger than 50 MB/],
  [
    new ApiError('bad-request', 'x', 422, ['x'], { problems: [{ code: 'file-password', field: 'file' }] }),
    /password-protected/,
  ],
  [new ApiError('server', 'x', 500, ['x']), /couldn't be uploaded/],
  [new Error('x'), /couldn't be uploaded/],
])('why a file was not taken is said: %s', (reason, text) => {
  expect(describeUploadFailure(reason, 'en')).toMatch(text)
})

test('the state has the end of the embargo, and the file its pages', () => {
  expect(describeState(document, 'en')).toMatch(/^Embargo until Nov 6, 2026/)
  expect(describeFile(document.file, 'en')).toBe('PDF, 12 pages, 0.3 MB')
})
