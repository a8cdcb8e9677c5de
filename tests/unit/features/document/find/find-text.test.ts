// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { findRanges, indexText } from '#features/document/find/find-text.ts'

function search(html: string, term: string) {
  const root = document.createElement('div')
  root.innerHTML = html
  return findRanges(indexText(root), term).map(String)
}

test('R339 a term is found wherever it stands, without regard to case and accents', () => {
  expect(search('<p>Gold, gold and GÖLD.</p><p>Golden</p>', 'gold')).toEqual(['Gold', 'gold', 'GÖLD', 'Gold'])
})

test('R339 a term is found across marks and line ends, and not across paragraphs', () => {
  expect(search('<p>Mar<strong>gins</strong>\n   widen</p>', 'margins widen')).toHaveLength(1)
  expect(search('<p>Margins</p><p>widen</p>', 'margins widen')).toEqual([])
  expect(search('<p>Mar</p><p>gins</p>', 'margins')).toEqual([])
  expect(search('<p>Mar<br>gins</p>', 'margins')).toEqual([])
  expect(search('<div>Mar<p>x</p>gins</div>', 'margins')).toEqual([])
})

test('R339 letters that fold to several, or stand outside the basic plane, keep their places', () => {
  expect(search('<p>Die Straße 😀 führt</p>', 'strasse')).toEqual(['Straße'])
  expect(search('<p>Die Straße 😀 führt</p>', 'fuhrt')).toEqual(['führt'])
  expect(search('<p>😀 up</p>', '😀')).toEqual(['😀'])
})

test('R339 nothing is sought where there is no term, and no sign of it has a meaning of its own', () => {
  expect(search('<p>a.b a*b</p>', ' ')).toEqual([])
  expect(search('<p>a.b a*b</p>', '.')).toEqual(['.'])
  expect(search('<p></p>', 'a')).toEqual([])
})
