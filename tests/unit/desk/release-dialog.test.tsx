// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { DeskDocument } from '#contract/desk-documents.ts'
import { ReleaseDialog } from '#desk/documents/document-dialogs.tsx'
import { emptyDraft } from '#desk/documents/form/draft.ts'
import { render } from '../../support/render.ts'

const now = new Date('2026-11-05T12:00:00Z')
const { isHeld, until, zone, reference, file, upload, ...facts } = emptyDraft(now, 'Europe/Oslo')

const showWith = (tags: Partial<DeskDocument['facts']>) => {
  const document: DeskDocument = {
    ...{ id: 'OSMIUM-1', document_id: null, title: 'Osmium', type: 'Company Note', library: 'Research' },
    ...{ publication_date: '2026-11-05T09:30:00.000Z', analysts: [], companies: [], version: 1 },
    ...{ state: 'embargo', available_at: '2026-11-06T08:00:00.000Z' },
    facts: { ...facts, published: '2026-11-05', ...tags },
    file: { media_type: 'application/pdf', pages: 12, size: 348_160, url: null },
    ...{ reason: null, withdrawn_at: null, can_put_back: false, revision: 'r' },
  }
  return render(<ReleaseDialog document={document} onDone={() => {}} onClose={() => {}} />).text()
}

test('extras: before a release the desk is told that a document has no company, analyst and sector', () => {
  const untagged = 'This document names no company, analyst or sector.'
  expect(showWith({ regions: ['Europe'] })).toContain(untagged)
  const tagged = showWith({ sectors: ['Banks'] })
  expect(tagged).toContain('Release now')
  expect(tagged).not.toContain(untagged)
})
