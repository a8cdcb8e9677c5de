import { expect, test } from 'vitest'
import { safeUrl } from '#lib/url/safe-url.ts'

const base = 'https://portal.example/library?page=2'

test('a path and a query are resolved against the base', () => {
  expect(safeUrl('/document/R-1?x=1', base)?.href).toBe('https://portal.example/document/R-1?x=1')
})

test.each(['https://files.example/a.pdf', 'http://files.example/', 'mailto:ada@example.com', 'tel:+4420'])(
  '%s may become a link',
  (address) => {
    expect(safeUrl(address, base)?.href).toBe(address)
  },
)

test.each([
  'javascript:alert(1)',
  ' java\nscript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://portal.example/1',
  'https://ada:secret@files.example/',
  'https://ada@files.example/',
  'http://',
])('C45 %s never becomes a link', (address) => {
  expect(safeUrl(address, base)).toBeUndefined()
})

test.each([null, undefined, ''])('a missing address (%s) is no link', (address) => {
  expect(safeUrl(address, base)).toBeUndefined()
})
