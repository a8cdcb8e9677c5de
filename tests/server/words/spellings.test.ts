import { expect, test } from 'vitest'
import { listEdits } from '#server/documents/text-search/edits.ts'
import { BLOCK } from '#server/platform/database/search-index/postings.ts'
import { addSpelling, findSpellings, readSpellings } from '#server/platform/database/search-index/spellings.ts'

test('spellings are read as they were written, whatever the distance between two documents', () => {
  const entries = [
    { distance: 0, isOpen: false, isName: false },
    { distance: 1, isOpen: true, isName: false },
    { distance: 31, isOpen: true, isName: true },
    { distance: 4000, isOpen: false, isName: false },
  ]
  const bytes: number[] = []
  for (const { distance, ...spelling } of entries) addSpelling(bytes, distance, spelling)
  const read: unknown[] = []
  readSpellings(Uint8Array.from(bytes), 3, (id, spelling) => read.push({ id, ...spelling }))
  const start = 3 * BLOCK
  const placed = [start, start + 1, start + 32, start + 4032]
  expect(read).toEqual(entries.map(({ distance: _, ...spelling }, index) => ({ id: placed[index], ...spelling })))
})

test('words of texts are kept from six letters, those of names from four, without markup, accents and numbers', () => {
  const found = findSpellings({
    title: 'Margins Recover',
    names: 'Zielona Łódź ZLB',
    text: '<p class="hidden">Société&nbsp;générale, q3results2026 and margins</p>',
  })
  expect(Object.fromEntries(found)).toEqual({
    margins: { isOpen: true, isName: false },
    recover: { isOpen: true, isName: false },
    zielona: { isOpen: true, isName: true },
    lodz: { isOpen: true, isName: true },
    societe: { isOpen: false, isName: false },
    generale: { isOpen: false, isName: false },
  })
})

test('every single edit of a word is listed, and never the word itself', () => {
  const edits = listEdits('bank')
  for (const edit of ['ank', 'bnk', 'ban', 'xbank', 'baznk', 'banks', 'tank', 'bang', 'abnk', 'bakn'])
    expect(edits.has(edit), edit).toBe(true)
  for (const other of ['bank', 'knab', 'ba', 'bankss', 'abkn']) expect(edits.has(other), other).toBe(false)
  expect(listEdits('банк').has('банки')).toBe(true)
  expect(listEdits('τράπεζα'.normalize('NFKD').replace(/\p{M}/gu, '')).has('τραπεζας')).toBe(true)
})

test('letters left out and swapped are likelier than wrong ones, since they happen in fewer ways', () => {
  const edits = listEdits('slxh')
  expect(edits.get('slhx')).toBeGreaterThan(edits.get('slhh') ?? 1)
  expect(edits.get('slxhs')).toBeGreaterThan(edits.get('slx') ?? 1)
})
