import { expect, test } from 'vitest'
import { getPage, withPage } from '#search/state/page-number.ts'

const query = (text: string) => new URLSearchParams(text)

test('R227 the page stands in the query; the first needs no key', () => {
  expect(String(withPage(query('search_term=gold&page=2'), 5))).toBe('search_term=gold&page=5')
  expect(String(withPage(query('page=3&utm=x'), 1))).toBe('utm=x')
  expect(getPage(query('page=7'))).toBe(7)
  expect(getPage(query('search_term=gold'))).toBe(1)
})

test.each(['0', '-1', '1.5', 'x', '99999999', ''])('R220 a page that is none, "%s", is the first', (page) => {
  expect(getPage(query(`page=${page}`))).toBe(1)
})
