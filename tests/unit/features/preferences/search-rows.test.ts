import { expect, test } from 'vitest'
import { markDeleted, mergeRows, type SearchRow, withoutRow } from '#features/preferences/following/search-rows.ts'

const search = (id: string, name = id) => ({
  id,
  name,
  query: 'libraries=All',
  alerts: true,
  created_at: '',
  seen_at: '',
  new_count: 0,
})
const start = mergeRows([], [search('3'), search('2'), search('1')])
const shown = (rows: readonly SearchRow[]) =>
  rows.map(({ search: { name }, isDeleted }) => name + (isDeleted ? ' deleted' : ''))

test('what the user deletes stays in its place until it is taken back', () => {
  const rows = mergeRows(markDeleted(start, '2'), [search('3'), search('1')])
  expect(shown(rows)).toEqual(['3', '2 deleted', '1'])
  expect(shown(mergeRows(withoutRow(rows, '2'), [search('4'), search('3'), search('1')]))).toEqual(['4', '3', '1'])
})

test('what is deleted in another window goes, and other changes are shown', () => {
  expect(shown(mergeRows(start, [search('3', 'new name'), search('1')]))).toEqual(['new name', '1'])
})

test('an answer from before the deletion does not bring it back', () => {
  expect(shown(mergeRows(markDeleted(start, '2'), [search('3'), search('2'), search('1')]))).toEqual([
    '3',
    '2 deleted',
    '1',
  ])
})
