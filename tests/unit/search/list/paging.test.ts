import { expect, test } from 'vitest'
import { listEnd } from '#search/list/create-list.ts'
import { type PageLink, pageWindow } from '#search/list/page-window.ts'

test('R233 there is more while page < num_pages', () => {
  expect(listEnd(10, 300, { page: 1, num_pages: 2 })).toBe('more')
})

test('R233 trap 11: at page = num_pages the list is complete', () => {
  expect(listEnd(20, 300, { page: 2, num_pages: 2 })).toBe('complete')
})

test('R246 trap 11: at the limit it ends, whatever further pages there are', () => {
  expect(listEnd(299, 300, { page: 30, num_pages: 50 })).toBe('more')
  expect(listEnd(300, 300, { page: 30, num_pages: 50 })).toBe('limit')
  expect(listEnd(301, 300, { page: 31, num_pages: 50 })).toBe('limit')
})

test('R246 a list that ends exactly at the limit has reached it', () => {
  expect(listEnd(300, 300, { page: 30, num_pages: 30 })).toBe('limit')
})

test('R233 a page number that came as text counts as a number', () => {
  expect(listEnd(90, 300, { page: '9', num_pages: 10 })).toBe('more')
})

test('R233 an empty list is complete', () => {
  expect(listEnd(0, 300, { page: 1, num_pages: 0 })).toBe('complete')
})

test.each<[number, number, PageLink[]]>([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 10, [1, 2, 'gap', 10]],
  [2, 10, [1, 2, 3, 'gap', 10]],
  [4, 10, [1, 2, 3, 4, 5, 'gap', 10]],
  [5, 10, [1, 'gap', 4, 5, 6, 'gap', 10]],
  [7, 10, [1, 'gap', 6, 7, 8, 9, 10]],
  [10, 10, [1, 'gap', 9, 10]],
])('R218 C56 on page %i of %i a window of three, the first and the last', (current, count, expected) => {
  expect(pageWindow(current, count)).toEqual(expected)
})
