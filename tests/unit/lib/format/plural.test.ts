import { expect, test } from 'vitest'
import { plural } from '#lib/format/plural.ts'

test.each([
  ['Asset Class', 'Asset Class'],
  ['Company', 'Companies'],
  ['Country', 'Countries'],
  ['Sub-Sector', 'Sub-Sectors'],
  ['Content Type', 'Content Types'],
  ['', ''],
])('R195 R209 C09 the plural of "%s" is "%s"', (word, expected) => {
  expect(plural(word)).toBe(expected)
})
