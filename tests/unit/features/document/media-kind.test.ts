import { expect, test } from 'vitest'
import { mediaKind } from '#features/document/media-kind.ts'

test.each([
  ['application/pdf', 'PDF'],
  ['image/gif', 'image'],
  ['image/jpeg', 'image'],
  ['image/png', 'image'],
  ['text/html', 'page'],
  ['text/plain', 'text'],
  ['video/mp4', 'video'],
  ['video/quicktime', 'video'],
  ['audio/mpeg', 'audio'],
  ['text/csv', 'CSV'],
  ['application/vnd.ms-excel', 'Excel'],
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'Excel'],
  ['application/msword', 'Word'],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'Word'],
])('R259 %s is called %s', (type, kind) => {
  expect(mediaKind(type, 'en')).toBe(kind)
})

test('R259 parameters and letter case do not count', () => {
  expect(mediaKind('Text/HTML; charset=utf-8', 'en')).toBe('page')
})

test.each([null, undefined, '', 'application/zip', 'constructor'])('R259 an unknown type (%s) is a file', (type) => {
  expect(mediaKind(type, 'en')).toBe('file')
})
