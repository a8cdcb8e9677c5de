// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { WebDocument } from '#contract/document.ts'
import { toTile } from '#entities/document/tile.ts'

const tile = (fields: Partial<WebDocument>) => toTile({ id: '7', title: 'Gold', ...fields }, 'en')
const href = (fields: Partial<WebDocument>) => {
  const { opening } = tile(fields)
  return opening.kind === 'document' ? opening.href : opening.kind
}
const file = (fields: Partial<WebDocument>) => {
  const { attachment } = tile(fields)
  return attachment.kind === 'file' ? attachment.url.href : attachment.kind
}

test('R263 a title opens preview_url, else link_to_preview, else the document by its reference, else by its id', () => {
  const fields = { preview_url: '/document/A', link_to_preview: '/document/B', external_reference: 'R/1' }
  expect(href(fields)).toBe('http://localhost:3000/document/A')
  expect(href({ ...fields, preview_url: null })).toBe('http://localhost:3000/document/B')
  expect(href({ external_reference: 'R/1' })).toBe('http://localhost:3000/document/R%2F1')
  expect(href({})).toBe('http://localhost:3000/document/7')
})

test('R263 an empty text counts as a missing field', () => {
  expect(href({ preview_url: '', link_to_preview: '', external_reference: '' })).toBe(
    'http://localhost:3000/document/7',
  )
  expect(file({ download_url: '', download_link: '', attachment_url: '/f/a.pdf' })).toBe(
    'http://localhost:3000/f/a.pdf',
  )
})

test('R262 a document that is not permissioned is locked, whatever addresses it has', () => {
  expect(href({ permissioned: false, preview_url: '/document/A' })).toBe('locked')
})

test.each([true, null, undefined])('R263 a document is open unless the API says otherwise (%s)', (permissioned) => {
  expect(href({ ...(permissioned !== undefined && { permissioned }) })).toBe('http://localhost:3000/document/7')
})

test('C45 an unsafe preview is nothing to open', () => {
  expect(href({ preview_url: 'javascript:alert(1)' })).toBe('none')
})

test('R261 a document that is not entitled has its download locked, with or without an address', () => {
  expect(file({ entitled: false, download_url: '/f/a.pdf' })).toBe('locked')
  expect(file({ entitled: false })).toBe('locked')
})

test('R264 the two entitlements are independent of each other', () => {
  const entitledOnly = tile({ entitled: true, permissioned: false, download_url: '/f/a.pdf' })
  expect([entitledOnly.opening.kind, entitledOnly.attachment.kind]).toEqual(['locked', 'file'])
  const permissionedOnly = tile({ entitled: false, permissioned: true, download_url: '/f/a.pdf' })
  expect([permissionedOnly.opening.kind, permissionedOnly.attachment.kind]).toEqual(['document', 'locked'])
})

test('R266 a download is download_url, else download_link, else attachment_url', () => {
  const fields = { download_url: '/f/a.pdf', download_link: '/f/b.pdf', attachment_url: '/f/c.pdf' }
  expect(file(fields)).toBe('http://localhost:3000/f/a.pdf')
  expect(file({ ...fields, download_url: null })).toBe('http://localhost:3000/f/b.pdf')
  expect(file({ attachment_url: '/f/c.pdf' })).toBe('http://localhost:3000/f/c.pdf')
  expect(file({})).toBe('none')
})

test('R260 C46 a spreadsheet is forced to download, by its name or by its media type', () => {
  const sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  expect(file({ download_url: '/f/a.xlsx' })).toBe('http://localhost:3000/f/a.xlsx?force_download=true')
  expect(file({ download_url: '/f/1', attachment_content_type: sheet })).toContain('force_download=true')
  expect(file({ download_url: '/f/a.pdf', attachment_content_type: 'application/pdf' })).not.toContain('force')
})
