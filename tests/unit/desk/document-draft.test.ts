import { describe, expect, test } from 'vitest'
import { ApiError } from '#api/errors.ts'
import type { DeskDocument } from '#contract/desk-documents.ts'
import { describeFile, describeState } from '#desk/documents/document-words.ts'
import {
  describeUploadFailure,
  emptyDraft,
  findErrors,
  isDirty,
  toCorrection,
  toCreation,
  toDraft,
  toInstant,
  translateRefusal,
} from '#desk/documents/form/draft.ts'
import { deskDocumentFormTexts } from '#i18n/en/desk-documents.ts'

const t = deskDocumentFormTexts('en')
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
  file: { media_type: 'application/pdf', pages: 12, size: 348_160 },
  ...{ reason: null, withdrawn_at: null, can_put_back: false, revision: 'r' },
}

test('a new document is sent with its file, at once', () => {
  expect(toCreation({ ...draft, title: ' Osmium ' })).toMatchObject({
    ...{ title: 'Osmium', file_id: 'f', reference: '', available_at: null, library: 'research' },
  })
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
  [{ file: undefined }, 'file', t['wrong.file-missing']],
  [{ upload: 'busy' }, 'file', t['wrong.file-busy']],
  [{ title: ' ' }, 'title', t['wrong.title']],
  [{ title: 'x'.repeat(501) }, 'title', t['wrong.title']],
  [{ published: '' }, 'published', t['wrong.published']],
  [{ type: '' }, 'type', t['wrong.type']],
  [{ reference: 'a b' }, 'reference', t['wrong.reference']],
  [{ isHeld: true }, 'available_at', t['wrong.available_at']],
  [{ isHeld: true, until: '2026-11-05T12:59' }, 'available_at', t['wrong.available_at']],
  [{ isHeld: true, until: '2027-03-28T02:30' }, 'available_at', t['wrong.skipped']],
  [{ isHeld: true, zone: 'Europe/Atlantis' }, 'zone', t['wrong.zone']],
] as const)('%o is seen to be wrong before it is sent', (changes, field, text) => {
  expect(findErrors({ ...draft, ...changes }, t, { isNew: true, now })).toEqual({ [field]: text })
})

test('a correction needs no file, and a good draft has no error', () => {
  expect(findErrors({ ...draft, file: undefined }, t, { isNew: false, now })).toEqual({})
  expect(findErrors(draft, t, { isNew: true, now })).toEqual({})
})

test('a refused upload leaves nothing that could be lost', () => {
  const start = emptyDraft(now, zone)
  expect(isDirty(start, { ...start, upload: 'failed' })).toBe(false)
  expect(isDirty(start, { ...start, file })).toBe(true)
})

describe('a refusal', () => {
  const refuse = (status: number, text: string, field?: string) =>
    new ApiError('bad-request', text, status, [text], field ? { field } : {})

  test.each([
    [refuse(422, 'Another document has this reference.', 'reference'), t['wrong.reference'], 'reference'],
    [refuse(422, 'There is no Company Atlantis.', 'companies'), t['wrong.tags'], 'companies'],
    [refuse(409, 'Changed.'), t.conflict, undefined],
  ])('is said in the language of the page, at its field: %s', (reason, text, field) => {
    expect(translateRefusal(reason, t)).toMatchObject({ errors: [text], answer: field ? { field } : {}, status: 422 })
  })

  test.each([
    [refuse(413, 'The file is larger than 50 MB.'), t['wrong.file-large']],
    [refuse(422, 'The file is no PDF that can be read.'), t['wrong.file-pdf']],
    [refuse(422, 'The file is a PDF that asks for a password.'), t['wrong.file-password']],
    [refuse(422, 'The file is neither PDF nor HTML.'), t['wrong.file-type']],
    [refuse(422, 'The file has no text.'), t['wrong.file-text']],
    [refuse(422, 'The file is empty.'), t['wrong.file-empty']],
    [refuse(500, 'Oops.'), t['wrong.file-failed']],
  ])('of a file says why: %s', (reason, text) => {
    expect(describeUploadFailure(reason, t)).toBe(text)
  })
})

test('the state has the end of the embargo, and the file its pages', () => {
  expect(describeState(document, 'en')).toMatch(/^Embargo until Nov 6, 2026/)
  expect(describeFile(document.file, 'en')).toBe('PDF, 12 pages, 0.3 MB')
})
