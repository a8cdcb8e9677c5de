import { expect, test } from 'vitest'
import { englishTexts } from './catalogues.ts'

test('R233 every list says Load More in the same letters', () => {
  const words = [...englishTexts()].filter(([key]) => key.endsWith('.loadMore')).map(([, text]) => text)
  expect([...new Set(words)]).toEqual(['Load More'])
})
